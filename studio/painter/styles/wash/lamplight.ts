import type { Shape } from '../../drawing'
import { clamp } from '../../../lib/maths'
import { blurPlane } from '../../../lib/blur'
import { rasterise } from '../../raster/canvas'
import { noiseTile, texel } from '../../../lib/noise'
import { ABSORB, type Sheet } from './sheet'

/** Light is soft: a quarter of the picture's size is enough for it. */
const SHRINK = 4

interface Lamplight {
  /** Radius of the halo, units. */
  readonly reach: number
  /** 0..1: how much of the dark the light washes away. */
  readonly power: number
  /** Wet ground: lights run down in streaks. */
  readonly wet: boolean
}

/** Lets lamps and windows light the dark around them, and their streaks the wet street below. */
export function spreadLamplight(sheet: Sheet, shapes: readonly Shape[], look: Lamplight): void {
  const lamps = shapes.filter(({ glow, alpha = 1 }) => glow && alpha > 0.55)
  const { width, height, unit } = sheet
  const raster = rasterise(lamps, width, height, 0, unit, {
    gradients: false,
    fill: (_, colour) => [Math.max(0.8, colour[0]), Math.max(0.08, colour[1]), colour[2]],
    outline: () => null,
  })
  if (!raster) return
  const { box, rgba } = raster
  const w = Math.ceil(width / SHRINK)
  const h = Math.ceil(height / SHRINK)
  const planes = [0, 1, 2, 3].map(() => new Float32Array(w * h))
  const [red, green, blue, cover] = planes as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const share = 1 / (SHRINK * SHRINK * 255)
  for (let y = 0; y < box.height; y++) {
    const row = ((y + box.y) >> 2) * w
    for (let x = 0; x < box.width; x++) {
      const at = (y * box.width + x) * 4
      const alpha = rgba[at + 3] * share
      if (alpha === 0) continue
      const to = row + ((x + box.x) >> 2)
      red[to] = red[to] + ABSORB[rgba[at]] * alpha
      green[to] = green[to] + ABSORB[rgba[at + 1]] * alpha
      blue[to] = blue[to] + ABSORB[rgba[at + 2]] * alpha
      cover[to] = cover[to] + alpha
    }
  }
  if (look.wet) for (const plane of planes) runDown(plane, w, h, 1 - 1 / (34 * unit))
  const radius = (look.reach * unit) / SHRINK
  const soft = planes.map((plane) => blurPlane(plane, w, h, radius, 2)) as typeof planes
  const fibre = noiseTile('fibre')
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y >> 2) * w + (x >> 2)
      const light = (soft[3] as Float32Array)[from]
      if (light < 0.004) continue
      const ripple = 0.75 + 0.5 * texel(fibre, x, y)
      const amount = clamp(light * 3.2) * look.power * ripple
      const i = y * width + x
      const stain = amount / light
      sheet.lift(i, Math.min(0.85, amount))
      sheet.red[i] = sheet.red[i] + (soft[0] as Float32Array)[from] * stain
      sheet.green[i] = sheet.green[i] + (soft[1] as Float32Array)[from] * stain
      sheet.blue[i] = sheet.blue[i] + (soft[2] as Float32Array)[from] * stain
    }
}

/** Adds below every light what runs down from it. */
function runDown(plane: Float32Array, width: number, height: number, keep: number): void {
  const run = new Float32Array(width)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const here = plane[i]
      run[x] = run[x] * keep + here * 0.1
      plane[i] = here + run[x]
    }
}
