import { type Oklch, type Rgb, toRgb } from '../../colour'
import { decay } from '../../../lib/maths'
import { Planes } from '../../../lib/planes'
import type { Snapshot } from '../style'

/** -ln of a channel value: what pigment must absorb to show that value. Never quite black. */
export const ABSORB = Float32Array.from(
  { length: 256 },
  (_, value) => -Math.log(Math.max(value, 6) / 255),
)

export type Absorbance = readonly [red: number, green: number, blue: number]

export function toAbsorbance(colour: Oklch): Absorbance {
  const [red, green, blue] = toRgb(colour)
  return [ABSORB[red], ABSORB[green], ABSORB[blue]]
}

/**
 * Pigment on paper: three planes of absorbance. The picture is paper · e^-absorbance,
 * so that layers glaze over each other as real washes do.
 */
export class Sheet extends Planes {
  /** Takes away `knock` of what lies there and adds pigment. */
  lay(i: number, knock: number, density: number, pigment: Absorbance): void {
    const keep = 1 - knock
    this.red[i] = this.red[i] * keep + density * pigment[0]
    this.green[i] = this.green[i] * keep + density * pigment[1]
    this.blue[i] = this.blue[i] * keep + density * pigment[2]
  }

  /** Lifts pigment off, as a thirsty brush does. */
  lift(i: number, share: number): void {
    const keep = 1 - share
    this.red[i] = this.red[i] * keep
    this.green[i] = this.green[i] * keep
    this.blue[i] = this.blue[i] * keep
  }

  snapshot(paper: Rgb, shortSide?: number): Snapshot {
    return this.shrink((value, channel) => paper[channel] * decay(value), shortSide)
  }
}
