import { type Oklch, type Rgb, toRgb } from '../../colour'
import { clamp, decay } from '../../../lib/maths'
import { noiseTile, sample, texel } from '../../../lib/noise'
import type { Random, Snapshot } from '../../styles/style'
import { type PaperLook, addBloom, drySheet } from '../../styles/wash/finish'
import { ABSORB } from '../../styles/wash/sheet'
import type { Mask, Size } from '../raster/mask'
import { type Shader, listColours } from '../raster/fill'
import { type Blend, GradientSteps, LEAST_COVER, Surface, coveredPart } from '../raster/surface'

export interface WashLook {
  readonly paper: Oklch
  /** Unevenness of pigment, 0..1: pools, and grains in the tooth of the paper. */
  readonly pooling: number
  readonly granulation: number
}

/** Share of a shade in a glaze: a wash shows form by its pools, not by modelling. */
const GLAZE = 0.42
/** Share of the pigment that a light takes away. */
const LIFT = 0.7
const LEAST_DENSITY = 0.2

/** The same for every picture of a size and a paper; the last one's are cached. */
let kept: { readonly of: string; readonly densities: Float64Array } | null = null

function densitiesFor({ width, height }: Size, { pooling, granulation }: WashLook): Float64Array {
  const of = [width, height, pooling, granulation].join()
  if (kept?.of !== of) kept = { of, densities: new Float64Array(width * height) }
  return kept.densities
}

/** Planes of absorbance instead of light: what is painted glazes as transparent pigment does. */
export class WashSurface extends Surface {
  readonly #paper: Rgb
  readonly #cloud = noiseTile('cloud')
  readonly #tooth = noiseTile('paper')
  /** Unevenness of the paper, if it was computed; 0: not yet. */
  readonly #densities: Float64Array

  constructor(
    size: Size,
    scale: number,
    readonly look: WashLook,
  ) {
    super(size, scale)
    this.#paper = toRgb(look.paper)
    this.#densities = densitiesFor(size, look)
  }

  override load(rgba: Uint8ClampedArray): void {
    const planes = [this.red, this.green, this.blue] as const
    for (let i = 0; i < this.red.length; i++)
      for (let c = 0; c < 3; c++) {
        const bare = ABSORB[this.#paper[c]]
        planes[c][i] = Math.max(0, ABSORB[rgba[i * 4 + c]] - bare)
      }
  }

  override paint(mask: Mask, shader: Shader, alpha = 1, blend: Blend = 'normal'): void {
    if (blend === 'screen') this.#lift(mask, shader, alpha)
    else this.#lay(mask, shader, alpha, blend === 'multiply')
  }

  /** @param glazes over what lies there, instead of taking its place */
  #lay({ box, cover }: Mask, shader: Shader, alpha: number, glazes: boolean): void {
    const { at, alphas } = shader
    const colours = listColours(shader)
    const steps = at && new GradientSteps(shader, box)
    const { red, green, blue, width } = this
    const densities = this.#densities
    const pigments = colours.map((rgb) => this.#pigment(rgb))
    const weight = glazes ? GLAZE : 1
    for (let y = 0; y < box.height; y++) {
      const py = y + box.y
      const from = y * box.width
      const [first, end] = coveredPart(cover, from, box.width)
      steps?.find(y, first, end)
      for (let x = first; x < end; x++) {
        const covered = cover[from + x]
        if (covered <= LEAST_COVER) continue
        const px = x + box.x
        const i = py * width + px
        const step = steps ? steps.row[x] : 0
        const share = covered * alpha * alphas[step]
        const known = densities[i]
        const density = share * (known > 0 ? known : this.#densityAt(i, px, py)) * weight
        const keep = glazes ? 1 : 1 - share
        const pigment = pigments[step]
        red[i] = red[i] * keep + pigment[0] * density
        green[i] = green[i] * keep + pigment[1] * density
        blue[i] = blue[i] * keep + pigment[2] * density
      }
    }
  }

  #lift({ box, cover }: Mask, shader: Shader, alpha: number): void {
    const { red, green, blue, width } = this
    const { at, alphas } = shader
    // a dark light takes little pigment away, black none
    const lifts = listColours(shader).map((rgb) => (Math.max(...rgb) / 255) * LIFT)
    for (let y = 0; y < box.height; y++) {
      const py = y + box.y
      for (let x = 0; x < box.width; x++) {
        const covered = cover[y * box.width + x]
        if (covered <= LEAST_COVER) continue
        const px = x + box.x
        const i = py * width + px
        const step = at ? Math.round(at(px + 0.5, py + 0.5)) : 0
        const keep = 1 - covered * alpha * alphas[step] * (lifts[step] ?? LIFT)
        red[i] = red[i] * keep
        green[i] = green[i] * keep
        blue[i] = blue[i] * keep
      }
    }
  }

  #densityAt(i: number, px: number, py: number): number {
    const { unit } = this
    const { pooling, granulation } = this.look
    const pool = sample(this.#cloud, (px / unit) * 0.6, (py / unit) * 0.6) - 0.5
    const grain = texel(this.#tooth, px, py) - 0.5
    const density = clamp(1 + pooling * pool * 1.5 + granulation * grain, LEAST_DENSITY, 1.9)
    this.#densities[i] = density
    return density
  }

  #pigment([red, green, blue]: Rgb): Rgb {
    const [r, g, b] = this.#paper
    return [
      Math.max(0, ABSORB[red] - ABSORB[r]),
      Math.max(0, ABSORB[green] - ABSORB[g]),
      Math.max(0, ABSORB[blue] - ABSORB[b]),
    ]
  }

  /** Draws a finished sheet of lines (dark on white) over the wash. */
  press(lines: Surface): void {
    const planes = [
      [this.red, lines.red],
      [this.green, lines.green],
      [this.blue, lines.blue],
    ] as const
    for (const [own, drawn] of planes)
      for (let i = 0; i < own.length; i++) {
        if (drawn[i] < 254) own[i] = own[i] + ABSORB[clamp(Math.round(drawn[i]), 0, 255)]
      }
  }

  override snapshot(shortSide?: number): Snapshot {
    return this.shrink((value, channel) => this.#paper[channel] * decay(value), shortSide)
  }

  /** Pigment and paper as RGBA pixels. */
  dry(look: Omit<PaperLook, 'colour'>, blooms = 0, random?: Random): Uint8ClampedArray {
    if (random) {
      for (let i = 0; i < blooms; i++) {
        const [x, y] = [random.next() * this.width, random.next() * this.height]
        addBloom(this, x, y, random.range(34, 90) * this.unit)
      }
    }
    return drySheet(this, { colour: this.#paper, ...look })
  }
}
