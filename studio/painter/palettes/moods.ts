import { mixColour, shade } from '../colour'
import { named, threeTriples } from '../drawing/notation'
import type { Palette } from '../palette'
import type { MoodId, Slots, TimeId } from '../slots'
import { type Grade, joined } from './grade'
import { type Aim, drawTo, recolour } from './recolour'

/** The light of each hour, before season, weather and mood. */
export const PALETTES: Readonly<Record<TimeId, Palette>> = {
  dawn: {
    sky: threeTriples('0.7,0.065,255 0.85,0.06,340 0.93,0.075,65'),
    ambientStrength: 0.12,
    ...named(`light: 0.94,0.1,60 far: 0.77,0.055,295 near: 0.42,0.06,240 water: 0.79,0.05,285
    ambient: 0.7,0.07,320 leaf: 0.58,0.09,145 glow: 0.93,0.09,50`),
  },
  day: {
    sky: threeTriples('0.67,0.105,246 0.82,0.07,232 0.95,0.028,200'),
    ambientStrength: 0.04,
    ...named(`light: 0.98,0.06,95 far: 0.77,0.05,236 near: 0.45,0.085,162 water: 0.64,0.09,222
    ambient: 0.9,0.02,220 leaf: 0.6,0.12,134 glow: 0.97,0.03,95`),
  },
  sunset: {
    sky: threeTriples('0.47,0.1,293 0.7,0.15,32 0.89,0.135,76'),
    ambientStrength: 0.28,
    ...named(`light: 0.95,0.13,88 far: 0.61,0.11,22 near: 0.28,0.07,305 water: 0.55,0.105,12
    ambient: 0.5,0.13,25 leaf: 0.48,0.1,112 glow: 0.92,0.14,78`),
  },
  dusk: {
    sky: threeTriples('0.36,0.09,275 0.54,0.1,302 0.78,0.1,22'),
    ambientStrength: 0.36,
    ...named(`light: 0.93,0.08,60 far: 0.52,0.08,290 near: 0.25,0.05,275 water: 0.48,0.08,285
    ambient: 0.4,0.09,280 leaf: 0.42,0.07,160 glow: 0.85,0.11,35`),
  },
  night: {
    sky: threeTriples('0.22,0.08,270 0.34,0.09,262 0.54,0.075,238'),
    ambientStrength: 0.45,
    ...named(`light: 0.96,0.03,95 far: 0.44,0.065,252 near: 0.2,0.045,262 water: 0.35,0.075,250
    ambient: 0.27,0.07,262 leaf: 0.36,0.06,190 glow: 0.75,0.06,230`),
  },
}

/** Plants and their ground, in their season. */
export function withSeason(palette: Palette, slots: Slots): Palette {
  const { season, time } = slots
  const bright = time === 'day' || time === 'dawn'
  if (season === 'autumn') {
    return {
      ...palette,
      leaf: mixColour([0.62, 0.15, 52], palette.leaf, bright ? 0 : 0.3),
      near: bright ? [0.46, 0.09, 62] : palette.near,
      far: bright ? mixColour(palette.far, [0.76, 0.06, 60], 0.4) : palette.far,
    }
  }
  if (season === 'summer') {
    return {
      ...palette,
      leaf: mixColour([0.56, 0.14, 142], palette.leaf, bright ? 0.2 : 0.6),
      near: bright ? mixColour(palette.near, [0.44, 0.11, 150], 0.5) : palette.near,
    }
  }
  if (season === 'spring') {
    return {
      ...palette,
      leaf: mixColour([0.7, 0.13, 126], palette.leaf, bright ? 0 : 0.4),
      near: bright ? mixColour(palette.near, [0.56, 0.1, 140], 0.5) : palette.near,
    }
  }
  if (season === 'winter') {
    return {
      ...palette,
      leaf: mixColour([0.55, 0.035, 205], palette.leaf, 0.3),
      near: mixColour(palette.near, [0.5, 0.035, 245], bright ? 0.6 : 0.2),
      far: mixColour(palette.far, [0.8, 0.03, 245], bright ? 0.5 : 0.15),
    }
  }
  return palette
}

/** Rose and violet haze. */
const DREAM: Aim = {
  sky: threeTriples('0.74,0.095,298 0.85,0.085,338 0.95,0.05,25'),
  ...named(`far: 0.82,0.07,318 near: 0.57,0.085,296 water: 0.82,0.07,328 ambient: 0.84,0.07,330
  leaf: 0.72,0.075,170 light: 0.97,0.05,50`),
}

const DREAM_AT_NIGHT: Aim = {
  sky: threeTriples('0.33,0.11,292 0.47,0.12,312 0.68,0.1,340'),
  ...named('far: 0.55,0.09,308 near: 0.33,0.08,292 water: 0.47,0.1,305 ambient: 0.46,0.09,310'),
}

/** Deep cold edges round a pale cold light. */
const MYSTERY: Aim = {
  sky: threeTriples('0.24,0.055,232 0.43,0.06,212 0.76,0.045,182'),
  ...named(`far: 0.52,0.045,200 near: 0.2,0.035,222 water: 0.36,0.05,208 ambient: 0.34,0.05,210
  leaf: 0.4,0.055,172 light: 0.94,0.05,150 glow: 0.82,0.06,180`),
}

const GLOOM: Aim = {
  sky: threeTriples('0.5,0.018,250 0.65,0.014,245 0.79,0.012,230'),
  ...named(`far: 0.64,0.014,245 near: 0.34,0.018,240 water: 0.53,0.016,240 ambient: 0.58,0.012,240
  light: 0.9,0.02,90`),
}

/** The air after rain. */
const FRESH: Aim = {
  sky: threeTriples('0.76,0.1,228 0.88,0.065,208 0.97,0.035,165'),
  ...named(`far: 0.83,0.06,186 near: 0.6,0.125,146 water: 0.79,0.085,200 ambient: 0.93,0.03,180
  leaf: 0.74,0.155,128`),
}

const WARMTH: Aim = {
  sky: threeTriples('0.74,0.085,60 0.86,0.09,65 0.94,0.08,78'),
  ...named(`far: 0.76,0.075,50 near: 0.44,0.08,48 water: 0.76,0.075,60 ambient: 0.8,0.08,62
  glow: 0.93,0.11,70`),
}

type Feeling = { readonly palette: Palette; readonly grade: Grade }

const contrast = (palette: Palette, amount: number): Palette => ({
  ...palette,
  sky: [shade(palette.sky[0], -amount), palette.sky[1], shade(palette.sky[2], amount * 0.3)],
  near: shade(palette.near, -amount),
})

function chromaTimes(palette: Palette, times: number): Palette {
  const change = recolour(palette, ([l, c, h]) => [l, c * times, h])
  return { ...change, leaf: [palette.leaf[0], palette.leaf[1] * times, palette.leaf[2]] }
}

const FEELINGS: Readonly<Record<MoodId, (palette: Palette, dark: boolean) => Feeling>> = {
  calm: (palette) => ({
    palette: { ...chromaTimes(palette, 0.86), near: shade(palette.near, 0.03) },
    grade: { chroma: 0.92 },
  }),
  lonely: (palette) => ({
    palette: recolour(palette, (c) => mixColour(c, [c[0], c[1] * 0.55, 250], 0.32)),
    grade: { chroma: 0.85 },
  }),
  warm: (palette, dark) => ({
    palette: drawTo(palette, WARMTH, dark ? 0.1 : 0.34),
    grade: { chroma: 1.05 },
  }),
  grand: (palette) => ({
    palette: contrast(chromaTimes(palette, 1.1), 0.05),
    grade: { chroma: 1.05 },
  }),
  dreamy: (palette, dark) => ({
    palette: {
      ...drawTo(palette, dark ? DREAM_AT_NIGHT : DREAM, 0.72),
      ambientStrength: Math.max(palette.ambientStrength, 0.34),
    },
    grade: { chroma: 0.9, flat: 0.16, middle: dark ? 0.5 : 0.82 },
  }),
  mysterious: (palette) => ({
    palette: { ...drawTo(palette, MYSTERY, 0.78), ambientStrength: 0.46 },
    grade: { chroma: 0.75 },
  }),
  gloomy: (palette, dark) => ({
    palette: {
      ...(dark ? chromaTimes(palette, 0.35) : drawTo(palette, GLOOM, 0.85)),
      ambientStrength: Math.max(palette.ambientStrength, 0.22),
    },
    grade: { chroma: 0.42 },
  }),
  lively: (palette) => ({
    palette: { ...chromaTimes(palette, 1.34), ambientStrength: palette.ambientStrength * 0.55 },
    grade: { chroma: 1.25 },
  }),
  fresh: (palette, dark) => ({
    palette: drawTo(palette, FRESH, dark ? 0.22 : 0.68),
    grade: { chroma: 1.06, flat: 0.08, middle: 0.88 },
  }),
}

/** No more feelings than this at once: the third makes mud. */
const MOST = 2

/** Intended feeling of the picture, laid over its hour and season. */
export function withMoods(feeling: Feeling, moods: ReadonlySet<MoodId>, dark: boolean): Feeling {
  let { palette, grade } = feeling
  for (const mood of [...moods].slice(0, MOST)) {
    const felt = FEELINGS[mood](palette, dark)
    palette = felt.palette
    grade = joined(grade, felt.grade)
  }
  return { palette, grade }
}
