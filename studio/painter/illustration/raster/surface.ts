import type { Rgb } from '../../colour'
import { Planes } from '../../../lib/planes'
import type { Snapshot } from '../../styles/style'
import type { Mask, Size } from './mask'
import type { Shader } from './fill'

export type Blend = 'normal' | 'multiply' | 'screen'

/** The picture while it is painted: three planes of 0..255, row by row. */
export class Surface extends Planes {
  /** @param scale pixels a unit of the illustration */
  constructor(
    { width, height }: Size,
    readonly scale: number,
  ) {
    super(width, height, Math.min(width, height) / 1024)
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
    const { box, cover } = mask
    const { at, colours, alphas } = shader
    for (let y = 0; y < box.height; y++) {
      const from = y * box.width
      const to = (y + box.y) * this.width + box.x
      for (let x = 0; x < box.width; x++) {
        const share = cover[from + x]
        if (share <= 0.002) continue
        const step = at ? Math.round(at(x + box.x + 0.5, y + box.y + 0.5)) : 0
        this.#blend(to + x, colours[step], share * alpha * alphas[step], blend)
      }
    }
  }

  #blend(i: number, [red, green, blue]: Rgb, alpha: number, blend: Blend): void {
    const [r, g, b] = [this.red[i], this.green[i], this.blue[i]]
    if (blend === 'multiply') {
      this.red[i] = r + ((r * red) / 255 - r) * alpha
      this.green[i] = g + ((g * green) / 255 - g) * alpha
      this.blue[i] = b + ((b * blue) / 255 - b) * alpha
    } else if (blend === 'screen') {
      this.red[i] = r + ((255 - r) * red * alpha) / 255
      this.green[i] = g + ((255 - g) * green * alpha) / 255
      this.blue[i] = b + ((255 - b) * blue * alpha) / 255
    } else {
      this.red[i] = r + (red - r) * alpha
      this.green[i] = g + (green - g) * alpha
      this.blue[i] = b + (blue - b) * alpha
    }
  }

  snapshot(): Snapshot {
    return this.shrink((value) => value)
  }

  pixels(): Uint8ClampedArray {
    const out = new Uint8ClampedArray(this.width * this.height * 4)
    for (let i = 0; i < this.red.length; i++) {
      out[i * 4] = this.red[i]
      out[i * 4 + 1] = this.green[i]
      out[i * 4 + 2] = this.blue[i]
      out[i * 4 + 3] = 255
    }
    return out
  }
}
