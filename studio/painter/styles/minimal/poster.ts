import type { Rgb } from '../../colour'
import { clamp } from '../../../lib/maths'
import { noiseTile, texel } from '../../../lib/noise'
import type { Scene } from '../../scene'
import { PrintSheet } from '../print/sheet'

/** No stipple is denser: more of it turns rock into sand. */
const DENSEST = 0.62

/** A poster's sheet: flat inks, graded only by a stipple of single grains. */
export class Poster extends PrintSheet {
  readonly #grain = noiseTile('grain')
  readonly #scale: number

  constructor({ width, height, unit }: Scene) {
    super(width, height, unit)
    this.#scale = 1 / Math.max(0.5, unit)
  }

  /** An even random number 0..1 that belongs to this place. */
  grainAt(x: number, y: number, shift: number): number {
    const s = this.#scale
    const value = texel(this.#grain, (x * s + shift) | 0, (y * s + shift * 3) | 0)
    return clamp((value - 0.5) / 0.62 + 0.5)
  }

  put(i: number, colour: Rgb): void {
    this.red[i] = colour[0]
    this.green[i] = colour[1]
    this.blue[i] = colour[2]
  }

  /** Grains of `ink`, `amount` 0..1 of them. */
  stipple(x: number, y: number, ink: Rgb, amount: number, shift: number): void {
    const dense = amount > 1 ? DENSEST : amount * amount * DENSEST
    if (dense > 0.004 && this.grainAt(x, y, shift) < dense)
      this.blend(y * this.width + x, ink, 0.85)
  }
}
