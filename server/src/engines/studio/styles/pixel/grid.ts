import type { Rgb } from '../../colour'
import type { PlainPicture } from '../plain/plain'
import { BELONGS } from '../plain/sheet'

/** The small picture while its pixels are still set by hand. */
export class Grid {
  readonly pixels: Uint8ClampedArray
  readonly belongs: Uint8Array
  /** Pixels that were meant: never dithered. */
  readonly crisp: Uint8Array

  constructor(
    plain: PlainPicture,
    readonly width: number,
    readonly height: number,
  ) {
    this.pixels = plain.rgba
    this.belongs = plain.belongs
    this.crisp = this.belongs.map((owner) => (owner >= BELONGS.cover ? 1 : 0))
  }

  owner(x: number, y: number): number {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return -1
    return this.belongs[y * this.width + x] as number
  }

  at(x: number, y: number): Rgb {
    const i = (y * this.width + x) * 4
    return [this.pixels[i] as number, this.pixels[i + 1] as number, this.pixels[i + 2] as number]
  }

  /** Sets one pixel, if it lies in the picture. */
  set(x: number, y: number, colour: Rgb, share = 1): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return
    const i = y * this.width + x
    for (let c = 0; c < 3; c++) {
      const under = this.pixels[i * 4 + c] as number
      this.pixels[i * 4 + c] = under + ((colour[c] as number) - under) * share
    }
    this.crisp[i] = 1
  }

  /** A row of pixels, only where the picture belongs to `owner`. */
  row(from: number, to: number, y: number, colour: Rgb, owner: number, share = 1): void {
    for (let x = from; x <= to; x++) if (this.owner(x, y) === owner) this.set(x, y, colour, share)
  }
}
