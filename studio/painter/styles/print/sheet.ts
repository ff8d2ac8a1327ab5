import { clamp, sin } from '../../../lib/maths'
import { noiseTile, sample, texel } from '../../../lib/noise'
import { Planes } from '../../../lib/planes'
import { mixColour, type Oklch, type Rgb, toRgb } from '../../colour'
import type { Shape } from '../../drawing'
import { pairs } from '../../drawing/notation'
import { type DrawLook, type Raster, rasterise } from '../../raster/canvas'
import type { Snapshot } from '../style'

/** Hosho paper, and the indigo of the key block. */
export const PAPER: Oklch = [0.93, 0.033, 86]
export const KEY: Oklch = [0.25, 0.055, 262]

/** The printer's pots: hue and the strongest chroma each pigment reaches. */
const POTS: readonly (readonly [hue: number, chroma: number])[] = pairs(`258,0.11 232,0.075 165,0.06
  140,0.065 85,0.1 52,0.1 28,0.17 355,0.1 305,0.06`)

function hueGap(a: number, b: number): number {
  const gap = (((a - b) % 360) + 540) % 360
  return Math.abs(gap - 180)
}

/** The nearest colour a printer could mix: few pigments, few depths, a little paper in each. */
export function toPigment(colour: Oklch): Oklch {
  const [lightness, chroma, hue] = colour
  if (chroma < 0.022)
    return lightness > 0.8 ? [Math.min(0.95, lightness), 0.024, 88] : [lightness, chroma, 262]
  let best = POTS[0] as readonly [number, number]
  for (const pot of POTS) if (hueGap(pot[0], hue) < hueGap(best[0], hue)) best = pot
  const depth = Math.round(lightness * 14) / 14
  const strength = Math.min(best[1], chroma * 1.15 + 0.01)
  return mixColour([clamp(depth, 0.24, 0.93), strength, best[0]], PAPER, 0.1)
}

/** A sheet that takes opaque, flat colour block by block, as a woodblock print does. */
export class PrintSheet extends Planes {
  blend(i: number, colour: Rgb, alpha: number): void {
    const red = this.red[i]
    const green = this.green[i]
    const blue = this.blue[i]
    this.red[i] = red + (colour[0] - red) * alpha
    this.green[i] = green + (colour[1] - green) * alpha
    this.blue[i] = blue + (colour[2] - blue) * alpha
  }

  printShapes(shapes: readonly Shape[], look: DrawLook, strength = 1): void {
    const raster = rasterise(shapes, this.width, this.height, 6 * this.unit, this.unit, look)
    if (raster) this.stamp(raster, strength)
  }

  /** Presses drawn pixels onto the sheet. */
  stamp({ box, rgba }: Raster, strength: number): void {
    for (let y = 0; y < box.height; y++)
      for (let x = 0; x < box.width; x++) {
        const from = (y * box.width + x) * 4
        const alpha = rgba[from + 3]
        if (alpha === 0) continue
        const i = (y + box.y) * this.width + x + box.x
        const share = (alpha / 255) * strength
        this.red[i] = this.red[i] * (1 - share) + rgba[from] * share
        this.green[i] = this.green[i] * (1 - share) + rgba[from + 1] * share
        this.blue[i] = this.blue[i] * (1 - share) + rgba[from + 2] * share
      }
  }

  snapshot(shortSide?: number): Snapshot {
    return this.shrink(null, shortSide)
  }
}

const BORDER = 26

/**
 * The block's grain, the paper's fibre, a bare border and a thin frame; RGBA pixels.
 *
 * @param grainShare of the wood's grain, 1 as usual
 */
export function pullPrint(sheet: Planes, grainShare: number): Uint8ClampedArray {
  const { width, height, unit } = sheet
  const wood = noiseTile('wood')
  const mid = noiseTile('mid')
  const paper = noiseTile('paper')
  const grain = noiseTile('grain')
  const out = new Uint8ClampedArray(width * height * 4)
  const border = BORDER * unit
  const line = 2.2 * unit
  const bare = toRgb([0.93, 0.03, 86])
  const key = toRgb(KEY)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const toEdge = Math.min(x, y, width - 1 - x, height - 1 - y)
      const tooth = (texel(paper, x, y) - 0.5) * 13 + (texel(grain, x, y) - 0.5) * 6
      const at = i * 4
      out[at + 3] = 255
      if (toEdge < border) {
        const frame = clamp((toEdge - (border - line)) / unit + 0.5) * 0.9
        for (let c = 0; c < 3; c++) {
          const from = bare[c]
          out[at + c] = from + (key[c] - from) * frame + tooth * 0.7
        }
        continue
      }
      const ring = sample(wood, (x / unit) * 0.5 + texel(mid, x, y) * 3, (y / unit) * 1.4)
      const block = sin(ring * 46) * 3.4 * grainShare + (texel(mid, x, y) - 0.5) * 9
      const noise = block + tooth
      out[at] = sheet.red[i] * 0.965 + 7 + noise
      out[at + 1] = sheet.green[i] * 0.958 + 6 + noise
      out[at + 2] = sheet.blue[i] * 0.925 + 7 + noise * 0.85
    }
  return out
}
