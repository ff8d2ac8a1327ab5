import type { Rgb } from '../../colour'
import { acquireZeroPlane } from '../../../lib/borrow'
import { Planes } from '../../../lib/planes'
import type { Snapshot } from '../style'

/** Things seen by their own colour, their light, and wet ground. */
export class NeonSheet extends Planes {
  readonly light: Planes
  readonly wet: Float32Array

  constructor(width: number, height: number, unit: number) {
    super(width, height, unit)
    this.light = new Planes(width, height, unit)
    this.wet = acquireZeroPlane(width * height)
  }

  /** Something solid: hides the light behind it. */
  cover(i: number, colour: Rgb, alpha: number): void {
    const keep = 1 - alpha
    this.red[i] = this.red[i] * keep + colour[0] * alpha
    this.green[i] = this.green[i] * keep + colour[1] * alpha
    this.blue[i] = this.blue[i] * keep + colour[2] * alpha
    this.dim(i, alpha)
    this.wet[i] = this.wet[i] * keep
  }

  dim(i: number, share: number): void {
    const { red, green, blue } = this.light
    const keep = 1 - share
    red[i] = red[i] * keep
    green[i] = green[i] * keep
    blue[i] = blue[i] * keep
  }

  shine(i: number, colour: Rgb, amount: number): void {
    const { red, green, blue } = this.light
    red[i] = red[i] + colour[0] * amount
    green[i] = green[i] + colour[1] * amount
    blue[i] = blue[i] + colour[2] * amount
  }

  snapshot(shortSide?: number): Snapshot {
    const light = [this.light.red, this.light.green, this.light.blue] as const
    return this.shrink((value, channel, i) => value + light[channel][i], shortSide)
  }
}
