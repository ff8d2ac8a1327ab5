import { type Oklch, type Rgb, toRgb } from '../../colour'
import type { Snapshot } from '../style'

/** -ln of a channel value: what pigment must absorb to show that value. Never quite black. */
export const ABSORB = Float32Array.from(
  { length: 256 },
  (_, value) => -Math.log(Math.max(value, 6) / 255),
)

export type Absorbance = readonly [red: number, green: number, blue: number]

export function absorbanceOf(colour: Oklch): Absorbance {
  const [red, green, blue] = toRgb(colour)
  return [ABSORB[red] as number, ABSORB[green] as number, ABSORB[blue] as number]
}

/**
 * Pigment on paper: three planes of absorbance. The picture is paper · e^-absorbance,
 * so that layers glaze over each other as real washes do.
 */
export class Sheet {
  readonly red: Float32Array
  readonly green: Float32Array
  readonly blue: Float32Array

  constructor(
    readonly width: number,
    readonly height: number,
    readonly unit: number,
  ) {
    this.red = new Float32Array(width * height)
    this.green = new Float32Array(width * height)
    this.blue = new Float32Array(width * height)
  }

  /** Takes away `knock` of what lies there and adds pigment. */
  lay(i: number, knock: number, density: number, pigment: Absorbance): void {
    const keep = 1 - knock
    this.red[i] = (this.red[i] as number) * keep + density * pigment[0]
    this.green[i] = (this.green[i] as number) * keep + density * pigment[1]
    this.blue[i] = (this.blue[i] as number) * keep + density * pigment[2]
  }

  /** Lifts pigment off, as a thirsty brush does. */
  lift(i: number, share: number): void {
    const keep = 1 - share
    this.red[i] = (this.red[i] as number) * keep
    this.green[i] = (this.green[i] as number) * keep
    this.blue[i] = (this.blue[i] as number) * keep
  }

  snapshot(paper: Rgb): Snapshot {
    const scale = Math.max(this.width, this.height) / 64
    const width = Math.max(1, Math.round(this.width / scale))
    const height = Math.max(1, Math.round(this.height / scale))
    const rgba = new Uint8ClampedArray(width * height * 4)
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const row = Math.min(this.height - 1, Math.floor((y + 0.5) * scale))
        const i = row * this.width + Math.min(this.width - 1, Math.floor((x + 0.5) * scale))
        const out = (y * width + x) * 4
        rgba[out] = paper[0] * Math.exp(-(this.red[i] as number))
        rgba[out + 1] = paper[1] * Math.exp(-(this.green[i] as number))
        rgba[out + 2] = paper[2] * Math.exp(-(this.blue[i] as number))
        rgba[out + 3] = 255
      }
    }
    return { width, height, rgba }
  }
}
