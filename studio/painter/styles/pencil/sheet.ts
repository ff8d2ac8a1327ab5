import { acquireZeroPlane } from '../../../lib/borrow'
import { clamp, decay } from '../../../lib/maths'
import { noiseTile, texel } from '../../../lib/noise'
import { Planes } from '../../../lib/planes'
import type { Lead, Page } from './page'

/** Toothed paper that takes graphite (three planes of absorbance) and, over it, white chalk. */
export class PencilSheet extends Planes {
  readonly chalk: Float32Array
  readonly #tooth = noiseTile('paper')
  readonly #grain = noiseTile('grain')

  constructor(
    width: number,
    height: number,
    unit: number,
    readonly page: Page,
  ) {
    super(width, height, unit)
    this.chalk = acquireZeroPlane(width * height)
  }

  /** The finished picture. @param noise of the paper and the lead at a pixel, added to its channels */
  fix(noise: (x: number, y: number) => number): Uint8ClampedArray {
    const { width, height } = this
    const planes = [this.red, this.green, this.blue] as const
    const out = new Uint8ClampedArray(width * height * 4)
    for (let i = 0; i < width * height; i++) {
      const added = noise(i % width, (i / width) | 0)
      for (const channel of [0, 1, 2] as const)
        out[i * 4 + channel] = this.show(i, channel, planes[channel][i]) + added
      out[i * 4 + 3] = 255
    }
    return out
  }

  /** Pigment of a pencil of this pressure at a pixel: little pressure only meets the peaks. */
  bite(x: number, y: number, pressure: number): number {
    const tooth = texel(this.#tooth, x * 3, y * 3) * 0.6 + texel(this.#grain, x, y) * 0.4
    return clamp((tooth - 0.5 + pressure * 0.8) * 1.9)
  }

  lay(i: number, lead: Lead, amount: number): void {
    // a shiny layer of graphite takes less and less
    const room = 1 / (1 + this.green[i] * 0.42)
    const added = amount * room
    this.red[i] = this.red[i] + lead[0] * added
    this.green[i] = this.green[i] + lead[1] * added
    this.blue[i] = this.blue[i] + lead[2] * added
  }

  /**
   * One straight piece of a line, `width` pixels wide; every pixel is met once.
   * `lead` null draws with chalk.
   */
  line(
    ax: number,
    ay: number,
    bx: number,
    by: number,
    pressureA: number,
    pressureB: number,
    width: number,
    lead: Lead | null,
  ): void {
    const dx = bx - ax
    const dy = by - ay
    const steep = Math.abs(dy) > Math.abs(dx)
    const span = steep ? dy : dx
    if (span === 0) return
    const slope = (steep ? dx : dy) / span
    // the cut across a slanting line is longer than its width
    const half = (width / 2) * Math.sqrt(1 + slope * slope)
    const start = steep ? ay : ax
    const base = steep ? ax : ay
    const gain = (pressureB - pressureA) / span
    const last = (steep ? this.height : this.width) - 1
    const widest = (steep ? this.width : this.height) - 1
    const low = Math.max(0, Math.ceil(Math.min(start, start + span)))
    const high = Math.min(last, Math.ceil(Math.max(start, start + span)) - 1)
    for (let main = low; main <= high; main++) {
      const centre = base + slope * (main - start)
      const pressure = pressureA + gain * (main - start)
      const to = Math.min(widest, Math.floor(centre + half + 0.5))
      for (let cross = Math.max(0, Math.ceil(centre - half - 0.5)); cross <= to; cross++) {
        const off = cross - centre
        const reach = half + 0.5 - (off < 0 ? -off : off)
        const cover = reach > 1 ? pressure : reach * pressure
        if (cover < 0.01) continue
        const x = steep ? cross : main
        const y = steep ? main : cross
        const amount = cover * this.bite(x, y, pressure)
        if (amount <= 0) continue
        const i = y * this.width + x
        if (lead) this.lay(i, lead, amount)
        else this.chalk[i] = Math.min(1, this.chalk[i] + amount)
      }
    }
  }

  /** A pixel's channel as it looks, 0..255. */
  show(i: number, channel: 0 | 1 | 2, value: number): number {
    const dark = this.page.paper[channel] * decay(value > 0 ? value : 0)
    return dark + (250 - dark) * this.chalk[i] * 0.92
  }
}
