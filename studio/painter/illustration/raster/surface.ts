import type { Rgb } from '../../colour'
import { Planes } from '../../../lib/planes'
import type { Snapshot } from '../../styles/style'
import type { Mask, Size } from './mask'
import type { Shader } from './fill'

/** Shares below it leave no trace. */
export const LEAST_COVER = 0.002

export type Blend = 'normal' | 'multiply' | 'screen'

/** A gradient's steps along the rows of a box. */
export class GradientSteps {
  /** Of the last requested row, from the box's left edge on. */
  readonly row: Uint8Array

  constructor(
    readonly shader: Shader,
    readonly box: Mask['box'],
  ) {
    this.row = new Uint8Array(box.width)
    if (shader.axis === 'x') this.#fill(0, 0, box.width)
  }

  /** Finds those of the pixels `from` … `to` of a row of the box. */
  find(y: number, from: number, to: number): void {
    const { at, axis } = this.shader
    if (axis === 'x' || !at) return
    if (axis === 'y') this.row.fill(Math.round(at(0, y + this.box.y + 0.5)))
    else this.#fill(y, from, to)
  }

  #fill(y: number, from: number, to: number): void {
    const { at, row } = this.shader
    const [left, middle] = [this.box.x + 0.5, y + this.box.y + 0.5]
    if (row) row(from + left, middle, to - from, this.row, from)
    else if (at) for (let x = from; x < to; x++) this.row[x] = Math.round(at(x + left, middle))
  }
}

/** The first pixel of a row that is covered at all, and the end of the last one. */
export function coveredPart(
  cover: Float32Array,
  start: number,
  width: number,
): readonly [first: number, end: number] {
  let first = 0
  while (first < width && cover[start + first] <= LEAST_COVER) first++
  let end = width
  while (end > first && cover[start + end - 1] <= LEAST_COVER) end--
  return [first, end]
}

/** A channel under a colour's, both 0..255. */
const multiplied = (under: number, colour: number, alpha: number): number =>
  under + ((under * colour) / 255 - under) * alpha
const screened = (under: number, colour: number, alpha: number): number =>
  under + ((255 - under) * colour * alpha) / 255

/** The picture while it is painted: three planes of 0..255, row by row. */
export class Surface extends Planes {
  /** @param scale pixels a unit of the illustration @param shared planes that it draws on */
  constructor(
    { width, height }: Size,
    readonly scale: number,
    shared: Planes | null = null,
  ) {
    super(width, height, Math.min(width, height) / 1024, shared)
  }

  get size(): Size {
    return { width: this.width, height: this.height }
  }

  /** Takes over finished pixels as the ground. */
  load(rgba: Uint8ClampedArray): void {
    for (let i = 0; i < this.red.length; i++) {
      this.red[i] = rgba[i * 4]
      this.green[i] = rgba[i * 4 + 1]
      this.blue[i] = rgba[i * 4 + 2]
    }
  }

  clear([red, green, blue]: Rgb): void {
    this.red.fill(red)
    this.green.fill(green)
    this.blue.fill(blue)
  }

  /** Puts a shader's colours where the mask covers. @param alpha 0..1 */
  paint(mask: Mask, shader: Shader, alpha = 1, blend: Blend = 'normal'): void {
    if (alpha === 0) return
    if (shader.at) this.#blend(mask, shader, alpha, blend)
    else if (blend === 'normal') this.#cover(mask, shader, alpha)
    else if (blend === 'multiply') this.#multiply(mask, shader, alpha)
    else this.#screen(mask, shader, alpha)
  }

  /** One colour laid on: most forms. */
  #cover({ box, cover }: Mask, { colours, alphas }: Shader, alpha: number): void {
    const { red, green, blue, width } = this
    const [r, g, b] = colours[0]
    const full = alpha * alphas[0]
    for (let y = 0; y < box.height; y++) {
      const from = y * box.width
      const to = (y + box.y) * width + box.x
      for (let x = 0; x < box.width; x++) {
        const share = cover[from + x]
        if (share <= LEAST_COVER) continue
        const opacity = share * full
        const i = to + x
        red[i] = red[i] + (r - red[i]) * opacity
        green[i] = green[i] + (g - green[i]) * opacity
        blue[i] = blue[i] + (b - blue[i]) * opacity
      }
    }
  }

  /** One colour of shade. */
  #multiply({ box, cover }: Mask, { colours, alphas }: Shader, alpha: number): void {
    const { red, green, blue, width } = this
    const [r, g, b] = colours[0]
    const [full] = alphas
    for (let y = 0; y < box.height; y++) {
      const from = y * box.width
      const to = (y + box.y) * width + box.x
      for (let x = 0; x < box.width; x++) {
        const share = cover[from + x]
        if (share <= LEAST_COVER) continue
        const opacity = share * alpha * full
        const i = to + x
        red[i] = multiplied(red[i], r, opacity)
        green[i] = multiplied(green[i], g, opacity)
        blue[i] = multiplied(blue[i], b, opacity)
      }
    }
  }

  /** One colour of light. */
  #screen({ box, cover }: Mask, { colours, alphas }: Shader, alpha: number): void {
    const { red, green, blue, width } = this
    const [r, g, b] = colours[0]
    const [full] = alphas
    for (let y = 0; y < box.height; y++) {
      const from = y * box.width
      const to = (y + box.y) * width + box.x
      for (let x = 0; x < box.width; x++) {
        const share = cover[from + x]
        if (share <= LEAST_COVER) continue
        const opacity = share * alpha * full
        const i = to + x
        red[i] = screened(red[i], r, opacity)
        green[i] = screened(green[i], g, opacity)
        blue[i] = screened(blue[i], b, opacity)
      }
    }
  }

  /** A gradient. */
  #blend({ box, cover }: Mask, shader: Shader, alpha: number, blend: Blend): void {
    const { ramp } = shader
    if (!ramp) return
    const { table, alphas, known } = ramp
    const steps = new GradientSteps(shader, box)
    const { red, green, blue, width } = this
    for (let y = 0; y < box.height; y++) {
      const from = y * box.width
      const to = (y + box.y) * width + box.x
      const [first, end] = coveredPart(cover, from, box.width)
      steps.find(y, first, end)
      for (let x = first; x < end; x++) {
        const share = cover[from + x]
        if (share <= LEAST_COVER) continue
        const step = steps.row[x]
        if (known[step] === 0) ramp.find(step)
        const opacity = share * alpha * alphas[step]
        const r = table[step * 3]
        const g = table[step * 3 + 1]
        const b = table[step * 3 + 2]
        const i = to + x
        // by hand, not by a function of the blend: a call for each channel of each pixel
        if (blend === 'normal') {
          red[i] = red[i] + (r - red[i]) * opacity
          green[i] = green[i] + (g - green[i]) * opacity
          blue[i] = blue[i] + (b - blue[i]) * opacity
        } else if (blend === 'multiply') {
          red[i] = multiplied(red[i], r, opacity)
          green[i] = multiplied(green[i], g, opacity)
          blue[i] = multiplied(blue[i], b, opacity)
        } else {
          red[i] = screened(red[i], r, opacity)
          green[i] = screened(green[i], g, opacity)
          blue[i] = screened(blue[i], b, opacity)
        }
      }
    }
  }

  snapshot(shortSide?: number): Snapshot {
    return this.shrink(null, shortSide)
  }
}
