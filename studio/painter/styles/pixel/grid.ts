import type { Rgb } from '../../colour'
import type { Shape } from '../../drawing'
import { rasterise } from '../../raster/canvas'
import type { Scene } from '../../scene'
import { FLAT } from '../minimal/sky'
import type { PlainPicture } from '../plain/plain'
import { BELONGS } from '../plain/sheet'

/** The small picture while its pixels are still set by hand. */
export class Grid {
  readonly pixels: Uint8ClampedArray
  readonly belongs: Uint8Array
  /** Pixels that were meant: never dithered. */
  readonly crisp: Uint8Array
  /** Pixels of subjects, apart from the forms that a scene is built of. */
  readonly figures: Uint8Array

  readonly width: number
  readonly height: number

  constructor(plain: PlainPicture, { width, height, unit, layers }: Scene) {
    this.width = width
    this.height = height
    this.pixels = plain.rgba
    this.belongs = plain.belongs
    this.crisp = this.belongs.map((owner) => (owner >= BELONGS.subject ? 1 : 0))
    this.figures = new Uint8Array(this.belongs.length)
    for (const layer of layers) {
      // trees stay clean, the land they stand on may be dithered
      if (layer.kind === 'terrain') this.#mark(layer.cover, unit, this.crisp, 1)
      if (layer.kind !== 'shapes' || layer.role === 'reflection') continue
      this.#mark(layer.shapes, unit, this.figures, layer.role === 'subject' ? 1 : 0)
    }
  }

  #mark(shapes: readonly Shape[], unit: number, target: Uint8Array, value: number): void {
    const raster = rasterise(shapes, this.width, this.height, 1, unit, FLAT)
    if (!raster) return
    const { box, rgba } = raster
    for (let i = 0; i < box.width * box.height; i++) {
      if (rgba[i * 4 + 3] < 128) continue
      const x = (i % box.width) + box.x
      target[(Math.floor(i / box.width) + box.y) * this.width + x] = value
    }
  }

  /** A requested thing, not a wall or a dune. */
  isFigure(x: number, y: number): boolean {
    return this.owner(x, y) >= BELONGS.subject && this.figures[y * this.width + x] === 1
  }

  owner(x: number, y: number): number {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return -1
    return this.belongs[y * this.width + x]
  }

  at(x: number, y: number): Rgb {
    const i = (y * this.width + x) * 4
    return [this.pixels[i], this.pixels[i + 1], this.pixels[i + 2]]
  }

  /** Sets one pixel, if it lies in the picture. */
  set(x: number, y: number, colour: Rgb, share = 1): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return
    const i = y * this.width + x
    for (let c = 0; c < 3; c++) {
      const under = this.pixels[i * 4 + c]
      this.pixels[i * 4 + c] = under + (colour[c] - under) * share
    }
    this.crisp[i] = 1
  }

  /** A row of pixels, only where the picture belongs to `owner`. */
  row(from: number, to: number, y: number, colour: Rgb, owner: number, share = 1): void {
    for (let x = from; x <= to; x++) if (this.owner(x, y) === owner) this.set(x, y, colour, share)
  }
}
