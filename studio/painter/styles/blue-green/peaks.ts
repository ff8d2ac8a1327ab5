import { clamp, mix, smoothstep } from '../../../lib/maths'
import { makeNoise1d, noiseTile, sample, texel } from '../../../lib/noise'
import type { Random } from '../../../lib/random'
import { mixColour, type Oklch, type Rgb, shade, toRgb } from '../../colour'
import type { Shape, TerrainLayer } from '../../drawing'
import { ellipsePoints } from '../../geometry'
import { scanTerrain } from '../../raster/relief'
import type { Scene } from '../../scene'
import { localColour } from '../local'
import { AZURITE, CINNABAR, INK, MALACHITE, type MineralPlan, OCHRE, WHITE_LEAD } from './pigments'
import type { SilkSheet } from './silk'

/**
 * One of the masses that a mountain is built of: they stand before each other like scales, every
 * one with its own crest line.
 */
interface Fold {
  /** y of its crest at each x. */
  readonly crest: Float32Array
  /** 0 malachite … 1 azurite at each x. */
  readonly blue: Float32Array
}

/** A row of humps of uneven widths: 0 in the dips, up to 1 on the crowns. */
function humps(random: Random, width: number, size: number): Float32Array {
  const row = new Float32Array(width + 1)
  let start = -random.next() * size
  while (start <= width) {
    const span = size * random.range(0.5, 1.5)
    const tall = random.range(0.45, 1)
    const lean = random.range(0.75, 1.35)
    for (let x = Math.max(0, Math.ceil(start)); x <= Math.min(width, start + span); x++) {
      const share = (x - start) / span
      const off = Math.abs(2 * Math.exp(lean * Math.log(clamp(share, 0.001, 1))) - 1)
      const rise = tall * (1 - off * off * Math.sqrt(off))
      if (rise > row[x]) row[x] = rise
    }
    start += span * random.range(0.62, 0.92)
  }
  return row
}

/** The land's own ridge, then the masses before it, far to near. */
function buildFolds(
  layer: TerrainLayer,
  width: number,
  unit: number,
  random: Random,
): readonly [Fold, ...Fold[]] {
  const { ridge, form, depth } = layer
  const isRock = form === 'rock'
  const foot = layer.fades ? layer.base : Math.min(layer.bottom, layer.base + 260 * unit)
  const relief = Math.max(60 * unit, foot - layer.top)
  const count = Math.round(clamp(relief / ((isRock ? 62 : 74) * unit), 1, isRock ? 6 : 4))
  const readHueChannel = (name: string): Float32Array => {
    const noise = makeNoise1d(random.fork(name))
    const start = random.fork(`${name} start`).range(0, 100)
    const cell = Math.max(70 * unit, relief * 0.5)
    const bias = isRock ? mix(0.06, 0.35, depth) : -0.5
    const swing = isRock ? 1.9 : 0.5
    return Float32Array.from({ length: width + 1 }, (_, x) =>
      clamp(0.5 + bias + noise(start + x / cell, 2, 0.4) * swing),
    )
  }
  const folds: [Fold, ...Fold[]] = [{ crest: ridge, blue: readHueChannel('hue 0') }]
  for (let k = 1; k < count; k++) {
    const share = k / count
    const size = (isRock ? mix(150, 210, share) : mix(300, 420, share)) * unit
    const swell = humps(random.fork(`humps ${k}`), width, size * mix(1, 0.7, depth))
    const wobble = makeNoise1d(random.fork(`wobble ${k}`))
    const crest = new Float32Array(width + 1)
    for (let x = 0; x <= width; x++) {
      const top = ridge[x]
      const local = Math.max(0, foot - top)
      const bump = swell[x] * (isRock ? 0.34 : 0.2)
      const rough = wobble((x / unit) * 0.022, 4, 0.55) * 9 * unit * Math.min(1, local / relief)
      crest[x] = Math.max(top + 3 * unit, top + local * (share + 0.09 - bump) + rough)
    }
    folds.push({ crest, blue: readHueChannel(`hue ${k}`) })
  }
  return folds
}

const DARK: Oklch = [0.34, 0.06, 165]
const PALE: Oklch = [0.6, 0.1, 160]

/** Moss dots in clumps along the crests, larger and rarer as the land comes nearer. */
export function placeMoss(
  layer: TerrainLayer,
  folds: readonly Fold[],
  random: Random,
  { width, height, unit }: { width: number; height: number; unit: number },
): Shape[] {
  const out: Shape[] = []
  const near = 1 - layer.depth
  if (layer.snow > 0.3) return out
  const clumps = Math.round(mix(4, 9, near) * (width / (1024 * unit)))
  for (const [k, { crest }] of folds.entries())
    for (let clump = 0; clump < clumps; clump++) {
      const middle = random.next() * width
      const many = random.integer(3, 9)
      const spread = random.range(8, 30) * unit
      for (let i = 0; i < many; i++) {
        const x = Math.round(middle + random.spread() * spread)
        const size = random.range(1.1, 2.6) * mix(0.7, 1.5, near) * unit
        const pale = random.chance(0.3)
        const lift = random.range(-0.6, 1.3)
        const top = crest[x]
        if (top === undefined || top > height) continue
        // a crest that has run into the ridge line is no crest of its own
        const own = k === 0 || top - layer.ridge[x] > 9 * unit
        if (!own || (layer.fades && top > layer.base - 6 * unit)) continue
        const points = ellipsePoints(x, top + lift * size, size * 1.25, size * 0.8, 0, 8)
        out.push({ points, colour: pale ? PALE : DARK, plain: true, detail: true })
      }
    }
  return out
}

const STEPS = 96

/** From a mass's crown to its foot. */
const buildGrade = (
  plan: MineralPlan,
  sink: number,
  stops: readonly (readonly [number, Oklch])[],
) =>
  Array.from({ length: STEPS }, (_, i): Rgb => {
    const t = i / (STEPS - 1)
    let k = 0
    while (k < stops.length - 2 && t > stops[k + 1][0]) k++
    const [from, low] = stops[k]
    const [to, high] = stops[k + 1]
    return toRgb(plan.at(mixColour(low, high, clamp((t - from) / (to - from))), sink))
  })

/** Deserts and dunes: no stone of this manner but ochre, and a little cinnabar in the hollows. */
const isSand = ([, chroma, hue]: Oklch): boolean => chroma > 0.035 && hue > 35 && hue < 92

function buildSandGrades(plan: MineralPlan, sink: number): { blue: Rgb[]; green: Rgb[] } {
  const pale = shade(OCHRE, 0.15, -0.01)
  const rust = mixColour(OCHRE, CINNABAR, 0.45)
  return {
    blue: buildGrade(plan, sink, [
      [0, shade(rust, -0.08)],
      [0.3, rust],
      [0.62, shade(OCHRE, 0.05)],
      [1, pale],
    ]),
    green: buildGrade(plan, sink, [
      [0, shade(OCHRE, -0.05)],
      [0.26, shade(OCHRE, 0.06)],
      [0.6, pale],
      [1, shade(OCHRE, 0.08)],
    ]),
  }
}

function buildGrades(plan: MineralPlan, sink: number): { blue: Rgb[]; green: Rgb[] } {
  const deep = shade(AZURITE, -0.07, 0.005)
  const leaf = shade(MALACHITE, -0.13, 0.005)
  const pale = shade(MALACHITE, 0.09, -0.02)
  const sand = shade(OCHRE, 0.06, -0.005)
  return {
    blue: buildGrade(plan, sink, [
      [0, deep],
      [0.2, AZURITE],
      [0.42, shade(AZURITE, 0.13, -0.015)],
      [0.66, pale],
      [1, sand],
    ]),
    green: buildGrade(plan, sink, [
      [0, leaf],
      [0.24, MALACHITE],
      [0.5, pale],
      [0.78, mixColour(pale, sand, 0.75)],
      [1, OCHRE],
    ]),
  }
}

/**
 * Mountains of mineral colour: azurite crowns, malachite flanks, ochre feet; every mass with an ink
 * contour and a gold line beneath it, ribs running down its folds.
 */
export function paintPeaks(
  sheet: SilkSheet,
  layer: TerrainLayer,
  plan: MineralPlan,
  random: Random,
  shift: number,
  { lightSide, palette, slots }: Scene,
): readonly Fold[] {
  const { width, unit } = sheet
  const { depth, form } = layer
  const sink = depth * 0.46
  const own = localColour(layer.colour, palette, depth, 0.8)
  const sandy = slots.season !== 'autumn' && isSand(own)
  const { blue, green } = sandy ? buildSandGrades(plan, sink) : buildGrades(plan, sink)
  const white = toRgb(plan.at(WHITE_LEAD, sink * 0.5))
  const whiteShade = toRgb(plan.at([0.74, 0.05, 245], sink * 0.5))
  const ink = toRgb(plan.at(INK, depth * 0.5))
  const folds = buildFolds(layer, width, unit, random)
  const isRock = form === 'rock'
  const foot = layer.fades ? layer.base : Math.min(layer.bottom, layer.base + 260 * unit)
  const relief = Math.max(60 * unit, foot - layer.top)
  const reach = Math.max(70 * unit, (relief / folds.length) * 1.9)
  const line = mix(2.1, 1, depth) * unit
  const gilt = plan.gold * mix(0.95, 0.5, depth)
  const mid = noiseTile('mid')
  const cloud = noiseTile('cloud')
  const rgb: [number, number, number] = [0, 0, 0]
  scanTerrain(layer, width, unit, shift, lightSide, (x, y, point) => {
    if (y >= sheet.height) return
    const i = y * width + x
    const at = layer.ridge[x] + point.depthBelow
    let k = folds.length - 1
    while (k > 0 && folds[k].crest[x] > at) k--
    const { crest, blue: blueness } = folds[k]
    const below = at - crest[x]
    const pool = sample(cloud, (x / unit) * 0.7 + shift, (y / unit) * 0.7)
    const speck = texel(mid, x + shift, y)
    const sway = (pool - 0.5) * 0.3
    const height = clamp(point.share)
    const t = clamp((below / reach) * 0.78 + height * 0.3 + sway + point.shadow * -0.06)
    const step = (t * (STEPS - 1)) | 0
    const a = green[step]
    const b = blue[step]
    const mixed = smoothstep(0.25, 0.75, blueness[x] + (pool - 0.5) * (isRock ? 0.7 : 1.5))
    const lit = 1 - 0.13 * point.shadow - 0.1 * (1 - smoothstep(0, 0.1, t)) * pool
    for (let c = 0; c < 3; c++) rgb[c] = (a[c] + (b[c] - a[c]) * mixed) * lit
    // the foot of a mass that fades is left as bare silk
    const thin = layer.fades ? smoothstep(1.12, 0.45, point.share + (pool - 0.5) * 0.6) : 1
    const alpha = point.cover * mix(0.93, 1, depth) * mix(0.12, 1, thin)
    sheet.coat(i, rgb, alpha)
    if (point.snow > 0) {
      const fresh = smoothstep(reach * 0.8, reach * 0.1, below + (speck - 0.5) * reach * 0.5)
      const lies = point.cover * clamp(point.snow * 0.95 + fresh * 0.35)
      sheet.coat(i, white, lies)
      sheet.blend(i, whiteShade, lies * smoothstep(-0.1, 0.7, point.shadow) * 0.75)
    }
    const ribs = point.fold * (isRock ? 8 : 4)
    const rib = Math.abs(ribs - Math.floor(ribs) - 0.5) * 2
    const broken = smoothstep(0.36, 0.56, speck)
    const run = smoothstep(reach * 1.1, reach * 0.06, below) * (1 - depth * 0.7) * point.cover
    if (rib > 0.86) {
      const cut = smoothstep(0.88, 0.97, rib) * run * broken
      if (isRock && cut > 0.02) sheet.blend(i, ink, cut * 0.36)
    } else if (rib < 0.13 && run > 0.02) {
      sheet.gild(x, y, smoothstep(0.1, 0.02, rib) * run * broken * gilt * (isRock ? 0.62 : 0.3))
    }
    // in the dips all crests meet: their lines would lie there like strings
    const local = (foot - layer.ridge[x]) / relief
    const seen = k === 0 && !layer.fades ? 1 : smoothstep(0.06, 0.24, local) * mix(0.25, 1, thin)
    const swell = line * (0.5 + texel(mid, (x * 2) | 0, (shift + k * 37) | 0))
    const edge = clamp((swell - below) / unit + 0.5) * point.cover
    const start = swell + 1.1 * unit
    const gold =
      clamp((below - start) / unit + 0.5) *
      clamp((start + line * 0.85 - below) / unit + 0.5) *
      smoothstep(0.3, 0.46, pool + (speck - 0.5) * 0.3)
    if (gold > 0.01) sheet.gild(x, y, gold * gilt * point.cover * seen)
    if (edge > 0) sheet.blend(i, ink, edge * mix(0.92, 0.6, depth) * seen)
  })
  return folds
}
