import { type Rgb, toRgb } from '../../colour'
import { acquireZeroPlane } from '../../../lib/borrow'
import { noiseTile, texel } from '../../../lib/noise'
import type { Raster } from '../../raster/canvas'
import { PrintSheet } from '../print/sheet'
import { DARK_GOLD, GOLD } from './pigments'

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
