import { acquireZeroPlane } from '../../../lib/borrow'
import { clamp, mix } from '../../../lib/maths'
import { Planes } from '../../../lib/planes'
import type { Random } from '../../../lib/random'
import { mixColour, type Oklch, type Rgb, shade } from '../../colour'
import type { Layer, Shape } from '../../drawing'
import type { Scene } from '../../scene'

/**
 * The oil painter's habits with colour: contrast around the light's own middle, cream in the
 * lights, violet in the darks; a blue noon is broken towards warmth, a sunset is not pushed further.
 */
export function oilColour(scene: Scene): (colour: Oklch) => Oklch {
  const { time } = scene.slots
  const pivot = time === 'night' ? 0.3 : time === 'dusk' ? 0.42 : 0.56
  const chroma = { dawn: 1.16, day: 1.04, sunset: 1, dusk: 1.12, night: 1.16 }[time]
  const cream: Oklch = time === 'night' ? [0.9, 0.05, 95] : [0.95, 0.06, 82]
  const violet: Oklch = [0.24, 0.075, 295]
  const warmth = time === 'day' ? 0.16 : 0.1
  return ([lightness, strength, hue]) => {
    const off = lightness - pivot
    const l = clamp(lightness + off * 0.22 * (1 - Math.abs(off)), 0.1, 0.97)
    const own: Oklch = [l, strength * chroma + 0.006, hue]
    if (l > 0.62) return mixColour(own, cream, ((l - 0.62) / 0.38) * warmth)
    if (l < 0.45)
      return mixColour(own, [Math.max(0.14, l), violet[1], violet[2]], ((0.45 - l) / 0.45) * 0.34)
    return own
  }
}

/** A thin line of darker paint that sets a pale thing off from a pale ground. */
export function oilContour(
  shape: Shape,
  layer: Layer,
): { colour: Oklch; width: number; alpha: number } | null {
  if (layer.kind !== 'shapes' || layer.role === 'reflection') return null
  if (shape.plain || shape.shadow || shape.detail || shape.stroke || shape.glow) return null
  if (shape.foliage || shape.snow) return null
  const drop = shape.petal ? 0.17 : mix(0.12, 0.26, shape.colour[0])
  return { colour: shade(shape.colour, -drop, 0.02), width: mix(2.6, 1.4, layer.depth), alpha: 0.6 }
}

const BRISTLES = 4096

/** One touch of the brush; lengths in pixels, colours 0..255. */
export interface Touch {
  x: number
  y: number
  width: number
  length: number
  /** Unit direction. */
  dx: number
  dy: number
  /** Sideways pixels at one pixel along, squared: the stroke's bow. */
  bend: number
  red: number
  green: number
  blue: number
  /** Range of warmer or cooler paint on single bristles, 0..255. */
  broken: number
  /** Amount of paint on the brush, 0..1; less breaks up towards the end. */
  load: number
  /** Height of the paint. */
  body: number
  /** A knife spreads flat with a ridge at its edge instead of bristles. */
  knife: boolean
  /** Only pixels of this mask value are touched; -1: all. */
  within: number
}

/** Wet paint on canvas: colour planes and the paint's height, touched stroke by stroke. */
export class OilCanvas extends Planes {
  readonly body: Float32Array
  /** Reference of strokes with `within`. */
  readonly mask: Uint8Array
  readonly #bristles: Float32Array
  readonly #random: Random

  constructor(width: number, height: number, unit: number, random: Random) {
    super(width, height, unit)
    this.body = acquireZeroPlane(width * height)
    this.mask = new Uint8Array(width * height)
    this.#random = random
    const raw = Float32Array.from({ length: BRISTLES }, () => random.next())
    this.#bristles = raw.map((value, i) => {
      const next = raw[(i + 1) % BRISTLES]
      const third = raw[(i + 2) % BRISTLES]
      return clamp(0.5 + (0.5 * value + 0.3 * next + 0.2 * third - 0.5) * 1.35)
    })
  }

  /** Lays one pixel of paint. */
  lay(i: number, paint: Rgb, alpha: number, height: number): void {
    const r = this.red[i]
    const g = this.green[i]
    const b = this.blue[i]
    const h = this.body[i]
    this.red[i] = r + (paint[0] - r) * alpha
    this.green[i] = g + (paint[1] - g) * alpha
    this.blue[i] = b + (paint[2] - b) * alpha
    this.body[i] = h + (height - h) * alpha
  }

  /** One stroke. Rows are not a function of their own: a fine brush has four pixels in each. */
  touch(brush: Touch): void {
    // every value the loops need in a local: they run for tens of millions of pixels
    const { red, green, blue, body, mask } = this
    const bristles = this.#bristles
    const { x, y, dx: co, dy: si, length, width: breadth, bend, knife, within, broken } = brush
    const half = length / 2
    const side = breadth / 2
    const reach = side + Math.abs(bend) * half * half + 1
    const riseY = Math.abs(si) * half + Math.abs(co) * reach
    const firstRow = Math.max(0, Math.ceil(y - riseY))
    const lastRow = Math.min(this.height - 1, Math.floor(y + riseY))
    const offset = (this.#random.next() * BRISTLES) | 0
    const runsAcross = co > 0.001 || co < -0.001
    const runsDown = si > 0.001 || si < -0.001
    const perLength = 1 / length
    const bow = bend * half * half * 0.4
    // about 22 bristles to a brush, fewer when it is fine
    const density = (Math.min(22, 4 + breadth * 0.7) / breadth) * (knife ? 4 : 16)
    const raggedness = knife ? 0.1 : 0.3
    const rimAt = side * 0.78
    const lifts = knife ? 7 : 22
    const load = brush.load
    const thick = brush.body
    const ownRed = brush.red - 0.5 * (lifts + broken)
    const ownGreen = brush.green - 0.5 * lifts
    const ownBlue = brush.blue - 0.5 * (lifts - broken)
    for (let py = firstRow; py <= lastRow; py++) {
      const dy = py - y
      // the row's part inside the stroke's rectangle
      let low = -1e9
      let high = 1e9
      if (runsAcross) {
        const a = (-half - dy * si) / co
        const b = (half - dy * si) / co
        low = a < b ? a : b
        high = a < b ? b : a
      }
      if (runsDown) {
        const a = (dy * co - reach) / si
        const b = (dy * co + reach) / si
        low = Math.max(low, a < b ? a : b)
        high = Math.min(high, a < b ? b : a)
      }
      const from = Math.max(0, Math.ceil(x + low))
      const to = Math.min(this.width - 1, Math.floor(x + high))
      const dyAlong = dy * si
      const dyAcross = dy * co
      const row = py * this.width
      for (let px = from; px <= to; px++) {
        const i = row + px
        if (within >= 0 && mask[i] !== within) continue
        const dx = px - x
        const along = dx * co + dyAlong
        if (along < -half || along > half) continue
        const across = dyAcross - dx * si - bend * along * along + bow
        const away = across < 0 ? -across : across
        if (away > side) continue
        const t = (along + half) * perLength
        const bristle = bristles[(offset + (across + side) * density) & (BRISTLES - 1)]
        const ragged = bristle * raggedness
        if (t < ragged * 0.35 || t > 1 - ragged) continue
        let alpha = side - away
        if (alpha > 1) alpha = 1
        const dry = load + bristle * 0.9 - (t > 0.5 ? (t - 0.5) * 1.7 : 0)
        if (dry < 1) alpha *= dry
        if (alpha <= 0.03) continue
        if (alpha > 0.96) alpha = 0.96
        const rim = away > rimAt ? (knife ? (across < 0 ? 0.75 : 0) : 0.26) : 0
        const height = knife
          ? 0.35 + bristle * 0.12 + rim
          : bristle * 0.72 + rim + (t < 0.12 ? 0.2 : 0)
        const r = red[i]
        const g = green[i]
        const b = blue[i]
        const h = body[i]
        red[i] = r + (ownRed + bristle * (lifts + broken) - r) * alpha
        green[i] = g + (ownGreen + bristle * lifts - g) * alpha
        blue[i] = b + (ownBlue + bristle * (lifts - broken) - b) * alpha
        body[i] = h + (height * thick - h) * alpha
      }
    }
  }
}
