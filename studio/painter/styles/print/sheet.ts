import type { Rgb } from '../../colour'
import type { Shape } from '../../drawing'
import { type DrawLook, type Raster, rasterise } from '../../raster/canvas'
import { Planes } from '../../../lib/planes'
import type { Snapshot } from '../style'

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
