import type { TerrainLayer } from '../../drawing'
import { clamp, mix } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { makeNoise1d } from '../../../lib/noise'

/**
 * One of the masses that a mountain is built of: they stand before each other like scales, every
 * one with its own crest line.
 */
export interface Fold {
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
export function buildFolds(
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
