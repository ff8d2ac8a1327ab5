import { acquireZeroPlane } from '../../../lib/borrow'
import { clamp, smoothstep } from '../../../lib/maths'
import { noiseTile, sample, texel } from '../../../lib/noise'
import type { Random } from '../../../lib/random'
import { mixColour, type Rgb, shade, toRgb } from '../../colour'
import type { Raster } from '../../raster/canvas'
import { PrintSheet } from '../print/sheet'
import { DARK_GOLD, GOLD, type MineralPlan } from './pigments'

const BRIGHT = toRgb(GOLD)
const DARK = toRgb(DARK_GOLD)

/** Painted silk: opaque colour, and how thick the mineral lies at each pixel. */
export class SilkSheet extends PrintSheet {
  /** 0: bare silk, 1: a full coat of ground stone. */
  readonly body = acquireZeroPlane(this.width * this.height)
  readonly #speck = noiseTile('mid')
  readonly #glint = noiseTile('grain')
  readonly #metal: [number, number, number] = [0, 0, 0]

  /** Ground stone: covers, and lies thick. */
  coat(i: number, colour: Rgb, alpha: number): void {
    this.blend(i, colour, alpha)
    const body = this.body[i]
    this.body[i] = body + (1 - body) * alpha
  }

  /** Gold dust in glue: its grains catch the light unevenly. */
  gild(x: number, y: number, alpha: number): void {
    if (alpha <= 0) return
    const lit =
      0.1 + 0.9 * texel(this.#speck, x * 2, y * 2) + 0.5 * (texel(this.#glint, x, y) - 0.5)
    for (let c = 0; c < 3; c++) {
      const dark = DARK[c]
      this.#metal[c] = dark + (BRIGHT[c] - dark) * lit * 1.25
    }
    this.blend(y * this.width + x, this.#metal, alpha > 1 ? 1 : alpha)
  }

  override stamp(raster: Raster, strength: number): void {
    super.stamp(raster, strength)
    const { box, rgba } = raster
    for (let y = 0; y < box.height; y++)
      for (let x = 0; x < box.width; x++) {
        const share = (rgba[(y * box.width + x) * 4 + 3] / 255) * strength
        if (share === 0) continue
        const i = (y + box.y) * this.width + x + box.x
        const body = this.body[i]
        this.body[i] = body + (1 - body) * share
      }
  }
}

/** Aged silk with a thin wash above and a glow at the horizon. */
export function spreadSilk(sheet: SilkSheet, plan: MineralPlan, bottom: number): void {
  const { width, height, unit } = sheet
  const cloud = noiseTile('cloud')
  const silk = toRgb(plan.silk)
  const stain = toRgb(shade(plan.silk, -0.13, 0.004))
  const high = toRgb(plan.high)
  const low = toRgb(plan.low)
  const air = toRgb(mixColour(plan.low, plan.silk, 0.5))
  for (let y = 0; y < height; y++) {
    const share = y / Math.max(1, bottom)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const pool = sample(cloud, (x / unit) * 0.42, (y / unit) * 0.55)
      const age = sample(cloud, (x / unit) * 0.9 + 211, (y / unit) * 0.9 + 97)
      sheet.red[i] = silk[0]
      sheet.green[i] = silk[1]
      sheet.blue[i] = silk[2]
      sheet.blend(i, stain, smoothstep(0.45, 0.85, age) * 0.4)
      const sway = (pool - 0.5) * 0.34
      sheet.blend(i, high, smoothstep(0.72, -0.1, share + sway) * plan.highShare)
      const under = smoothstep(1.8, 1.1, share)
      sheet.blend(i, air, smoothstep(0.3, 0.8, share + sway * 0.7) * under * plan.lowShare * 0.8)
      sheet.blend(i, low, smoothstep(0.6, 1.04, share + sway * 0.5) * under * plan.lowShare)
    }
  }
}

/** Threads of the cloth: a row's and a column's own thickness, crossing over and under. */
function threads(length: number, offset: number): Float32Array {
  const grain = noiseTile('grain')
  return Float32Array.from({ length }, (_, i) => texel(grain, i, offset) - 0.5)
}

/**
 * Weave, granulation, rubbed places and the fine cracks of a scroll that was rolled for centuries;
 * RGBA pixels.
 */
export function age(sheet: SilkSheet, plan: MineralPlan, random: Random): Uint8ClampedArray {
  const [offX, offY] = [random.range(0, 512), random.range(0, 512)]
  const { width, height, unit, body } = sheet
  const [cloud, mid, paper, fibre] = [
    noiseTile('cloud'),
    noiseTile('mid'),
    noiseTile('paper'),
    noiseTile('fibre'),
  ]
  const [weft, warp] = [threads(height, 31), threads(width, 77)]
  const out = new Uint8ClampedArray(width * height * 4)
  const bare = toRgb(mixColour(plan.silk, [0.5, 0.05, 70], 0.15))
  const rgb = [0, 0, 0]
  const centreX = width / 2
  const centreY = height / 2
  const reach = 1 / (centreX * centreX + centreY * centreY)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const thick = body[i]
      const tooth = texel(paper, x, y) - 0.5
      const speck = texel(mid, x, y)
      const weave =
        (weft[y] + warp[x]) * 9 + ((x + y) & 1 ? 3.2 : -3.2) + (texel(fibre, x, y) - 0.5) * 9
      const grain = tooth * 30 + (speck - 0.5) * 18
      const relief = weave * (1 - 0.68 * thick) + grain * (0.3 + 0.7 * thick)
      // where the scroll was rolled and touched, the stone has rubbed away
      const worn = smoothstep(
        0.72,
        0.8,
        texel(mid, (x * 2) | 0, (y * 2) | 0) * 0.55 + texel(cloud, x, y) * 0.5,
      )
      const rub = thick * worn * 0.17
      const place = sample(cloud, (x / unit) * 0.6 + offY, (y / unit) * 0.6 + offX)
      const vein = Math.abs(
        sample(cloud, (x / unit) * 0.9 + speck * 4 + offX, (y / unit) * 0.4 + offY) - 0.5,
      )
      const crack = smoothstep(0.0042, 0.001, vein) * smoothstep(0.52, 0.72, place) * 0.17
      const dx = x - centreX
      const dy = y - centreY
      const dark = 1 - 0.15 * (dx * dx + dy * dy) * reach - crack
      rgb[0] = sheet.red[i]
      rgb[1] = sheet.green[i]
      rgb[2] = sheet.blue[i]
      const at = i * 4
      for (let c = 0; c < 3; c++) {
        const value = rgb[c]
        const rubbed = value + (bare[c] - value) * rub
        out[at + c] = (rubbed + relief * (0.45 + (0.55 * clamp(rubbed, 0, 255)) / 255)) * dark
      }
      out[at + 3] = 255
    }
  return out
}
