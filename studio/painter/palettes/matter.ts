import type { Palette } from '../palette'
import type { MaterialId } from '../slots'
import { type Grade, joined } from './grade'
import { type Aim, drawTo } from './recolour'
import { named, threeTriples } from '../drawing/notation'

interface Matter {
  readonly aim: Aim
  /** Dark hours. */
  readonly night?: Aim
  readonly share: number
  readonly grade: Grade
}

/** Cobalt on white. */
const PORCELAIN: Matter = {
  aim: {
    sky: threeTriples('0.87,0.04,258 0.945,0.018,252 0.98,0.006,240'),
    ...named(`far: 0.76,0.085,259 near: 0.36,0.145,263 water: 0.86,0.045,256 ambient: 0.7,0.08,260
    leaf: 0.46,0.13,262 light: 0.985,0.008,240 glow: 0.97,0.012,240`),
  },
  night: {
    sky: threeTriples('0.31,0.135,265 0.44,0.13,262 0.72,0.085,257'),
    ...named(`far: 0.58,0.11,260 near: 0.27,0.12,265 water: 0.46,0.125,262 ambient: 0.5,0.1,262
    leaf: 0.4,0.12,262 light: 0.985,0.008,240 glow: 0.9,0.03,250`),
  },
  share: 0.94,
  grade: { chroma: 0.5, cast: { hue: 262, deep: 0.15, pale: 0.006, share: 0.94 } },
}

const JADE: Matter = {
  aim: {
    sky: threeTriples('0.83,0.055,163 0.91,0.035,155 0.965,0.018,140'),
    ...named(`far: 0.79,0.06,162 near: 0.43,0.08,166 water: 0.8,0.055,168 ambient: 0.8,0.05,160
    leaf: 0.6,0.1,158 light: 0.98,0.025,110`),
  },
  share: 0.84,
  grade: { chroma: 0.7, cast: { hue: 160, deep: 0.085, pale: 0.018, share: 0.7 } },
}

/** Gold on black lacquer. */
const LACQUER: Aim = {
  sky: threeTriples('0.17,0.022,40 0.23,0.035,52 0.42,0.075,72'),
  ...named(`far: 0.6,0.105,80 near: 0.19,0.028,45 water: 0.26,0.04,58 ambient: 0.5,0.08,75
  leaf: 0.62,0.11,84 light: 0.9,0.13,90 glow: 0.86,0.13,86`),
}

const GILT: Matter = {
  aim: LACQUER,
  night: LACQUER,
  share: 0.92,
  grade: {
    chroma: 0.6,
    flat: 0.1,
    middle: 0.6,
    cast: { hue: 82, deep: 0.05, pale: 0.125, share: 0.82 },
  },
}

/** Pigment that has sunk into tea-coloured silk. */
const SILK: Matter = {
  aim: {
    sky: threeTriples('0.77,0.045,78 0.84,0.045,80 0.89,0.04,84'),
    ...named(`far: 0.73,0.045,100 near: 0.43,0.05,90 water: 0.76,0.04,105 ambient: 0.78,0.05,78
    light: 0.94,0.06,80`),
  },
  share: 0.66,
  grade: { chroma: 0.82, flat: 0.12, cast: { hue: 76, deep: 0.05, pale: 0.035, share: 0.28 } },
}

/** Jewels with light behind them. */
const GLASS: Matter = {
  aim: {
    sky: threeTriples('0.48,0.19,266 0.66,0.17,318 0.87,0.13,72'),
    ...named(`far: 0.64,0.14,232 near: 0.37,0.14,285 water: 0.6,0.15,218 ambient: 0.75,0.1,240
    leaf: 0.62,0.18,148 light: 0.96,0.12,92`),
  },
  share: 0.6,
  grade: { chroma: 1.5 },
}

const STONE: Matter = {
  aim: {
    sky: threeTriples('0.66,0.014,80 0.74,0.013,82 0.83,0.012,85'),
    ...named(`far: 0.68,0.014,78 near: 0.4,0.018,70 water: 0.62,0.012,85 ambient: 0.66,0.012,78
    leaf: 0.52,0.022,95 light: 0.92,0.02,85`),
  },
  share: 0.9,
  grade: {
    chroma: 0.3,
    flat: 0.18,
    middle: 0.62,
    cast: { hue: 76, deep: 0.016, pale: 0.012, share: 0.75 },
  },
}

/** Few inks on kraft paper. */
const PAPER: Matter = {
  aim: {
    sky: threeTriples('0.79,0.052,72 0.84,0.05,74 0.88,0.044,76'),
    ...named(`far: 0.69,0.05,62 near: 0.38,0.04,45 water: 0.7,0.035,150 ambient: 0.76,0.05,68
    light: 0.95,0.03,80`),
  },
  share: 0.78,
  grade: { chroma: 0.85, cast: { hue: 62, deep: 0.045, pale: 0.04, share: 0.34 } },
}

const MATTERS: Readonly<Record<MaterialId, Matter>> = {
  porcelain: PORCELAIN,
  jade: JADE,
  silk: SILK,
  gilt: GILT,
  glass: GLASS,
  stone: STONE,
  paper: PAPER,
}

/** A palette as if everything were made of one material. */
export function pickMaterialColour(
  painted: { palette: Palette; grade: Grade },
  material: MaterialId | null,
  dark: boolean,
): { palette: Palette; grade: Grade } {
  if (!material) return painted
  const { aim, night, share, grade } = MATTERS[material]
  const ownNight = dark && !night
  const palette = drawTo(
    painted.palette,
    dark && night ? night : aim,
    share * (ownNight ? 0.55 : 1),
  )
  const cast = grade.cast && { ...grade.cast, share: grade.cast.share * (ownNight ? 0.7 : 1) }
  return { palette, grade: joined(painted.grade, { ...grade, ...(cast && { cast }) }) }
}
