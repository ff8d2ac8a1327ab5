import { type Oklch, type Rgb, toRgb } from '../../colour'
import { clamp } from '../../../lib/maths'
import { noiseTile, sample, texel } from '../../../lib/noise'
import type { Snapshot } from '../../styles/style'
import { addBloom, drySheet } from '../../styles/wash/finish'
import type { PaperLook } from '../../styles/wash/finish'
import { ABSORB, Sheet } from '../../styles/wash/sheet'
import type { Random } from '../../../lib/random'
import type { Mask, Size } from '../raster/mask'
import type { Shader } from '../raster/fill'
import { type Blend, Surface } from '../raster/surface'

export interface WashLook {
  readonly paper: Oklch
  /** How unevenly pigment lies, 0..1: pools, and grains in the tooth of the paper. */
  readonly pooling: number
  readonly granulation: number
}

/** How much of a shade a glaze brings: a wash shows form by its pools, not by modelling. */
const GLAZE = 0.42

/** Planes of absorbance instead of light: what is painted glazes as transparent pigment does. */
export class WashSurface extends Surface {
  readonly #paper: Rgb
  readonly #cloud = noiseTile('cloud')
  readonly #tooth = noiseTile('paper')

  constructor(
    size: Size,
    scale: number,
    readonly look: WashLook,
  ) {
    super(size, scale)
    this.#paper = toRgb(look.paper)
  }

  override load(rgba: Uint8ClampedArray): void {
    const planes = [this.red, this.green, this.blue] as const
    for (let i = 0; i < this.red.length; i++) {
      for (let c = 0; c < 3; c++) {
        const bare = ABSORB[this.#paper[c]]
        planes[c][i] = Math.max(0, ABSORB[rgba[i * 4 + c]] - bare)
      }
    }
  }

  override paint(mask: Mask, shader: Shader, alpha = 1, blend: Blend = 'normal'): void {
    const { box, cover } = mask
    const { unit } = this
    const { pooling, granulation } = this.look
    const pigments = shader.colours.map((rgb) => this.#pigment(rgb))
    for (let y = 0; y < box.height; y++) {
      const py = y + box.y
      for (let x = 0; x < box.width; x++) {
        const covered = cover[y * box.width + x]
        if (covered <= 0.002) continue
        const px = x + box.x
        const i = py * this.width + px
        const step = shader.at ? Math.round(shader.at(px + 0.5, py + 0.5)) : 0
        const share = covered * alpha * shader.alphas[step]
        if (blend === 'screen') {
          this.#lift(i, share * 0.7)
          continue
        }
        const pool = sample(this.#cloud, (px / unit) * 0.6, (py / unit) * 0.6) - 0.5
        const grain = texel(this.#tooth, px, py) - 0.5
        const density = clamp(1 + pooling * pool * 1.5 + granulation * grain, 0.2, 1.9)
        const glazes = blend === 'multiply'
        this.#lay(i, glazes ? 0 : share, share * density * (glazes ? GLAZE : 1), pigments[step])
      }
    }
  }

  #pigment([red, green, blue]: Rgb): Rgb {
    const [r, g, b] = this.#paper
    return [
      Math.max(0, ABSORB[red] - ABSORB[r]),
      Math.max(0, ABSORB[green] - ABSORB[g]),
      Math.max(0, ABSORB[blue] - ABSORB[b]),
    ]
  }

  #lay(i: number, knock: number, density: number, [r, g, b]: Rgb): void {
    const keep = 1 - knock
    this.red[i] = this.red[i] * keep + r * density
    this.green[i] = this.green[i] * keep + g * density
    this.blue[i] = this.blue[i] * keep + b * density
  }

  #lift(i: number, share: number): void {
    const keep = 1 - share
    this.red[i] = this.red[i] * keep
    this.green[i] = this.green[i] * keep
    this.blue[i] = this.blue[i] * keep
  }

  /** Draws a finished sheet of lines (dark on white) over the wash. */
  press(lines: Surface): void {
    const planes = [
      [this.red, lines.red],
      [this.green, lines.green],
      [this.blue, lines.blue],
    ] as const
    for (const [own, drawn] of planes) {
      for (let i = 0; i < own.length; i++) {
        if (drawn[i] < 254) own[i] = own[i] + ABSORB[clamp(Math.round(drawn[i]), 0, 255)]
      }
    }
  }

  override snapshot(): Snapshot {
    return this.shrink((value, channel) => this.#paper[channel] * Math.exp(-value))
  }

  /** Pigment and paper as RGBA pixels. */
  dry(look: Omit<PaperLook, 'colour'>, blooms = 0, random?: Random): Uint8ClampedArray {
    const sheet = new Sheet(this.width, this.height, this.unit)
    sheet.red.set(this.red)
    sheet.green.set(this.green)
    sheet.blue.set(this.blue)
    if (random) {
      for (let i = 0; i < blooms; i++) {
        const [x, y] = [random.next() * this.width, random.next() * this.height]
        addBloom(sheet, x, y, random.range(34, 90) * this.unit)
      }
    }
    return drySheet(sheet, { colour: this.#paper, ...look })
  }
}
