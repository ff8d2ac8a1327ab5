import { clamp, cos, mix, sin } from '../../../lib/maths'
import { noiseTile, texel } from '../../../lib/noise'
import type { Random } from '../../../lib/random'
import { mixColour, type Rgb, toRgb } from '../../colour'
import type { StarsLayer } from '../../drawing'
import { pairs } from '../../drawing/notation'
import type { Scene } from '../../scene'
import type { StepName } from '../../steps'
import { fallsInFront } from '../layers'
import type { PlainPicture } from '../plain/plain'
import { BELONGS } from '../plain/sheet'
import type { OilCanvas, Touch } from './canvas'
import type { Direction, Flow, View } from './flow'

interface Pass {
  readonly name: StepName
  /** Brush width in units, its strokes' length and distance in widths. */
  readonly width: number
  readonly length: number
  readonly gap: number
  /** Skipped where the canvas is already this near, summed over the channels. */
  readonly error: number
  /** Only where the picture is at least this busy. */
  readonly busy: number
  readonly body: number
  /** Strokes keep to their own side of a subject's edge. */
  readonly careful: boolean
}

const PASSES: readonly Pass[] = [
  {
    name: 'wide',
    width: 48,
    length: 2.7,
    gap: 0.88,
    error: 0,
    busy: 0,
    body: 0.75,
    careful: false,
  },
  {
    name: 'wide',
    width: 26,
    length: 3.3,
    gap: 0.74,
    error: 17,
    busy: 0,
    body: 0.9,
    careful: false,
  },
  {
    name: 'medium',
    width: 13,
    length: 3.6,
    gap: 0.7,
    error: 34,
    busy: 0.012,
    body: 1,
    careful: true,
  },
  {
    name: 'fine',
    width: 6.8,
    length: 3.6,
    gap: 0.78,
    error: 36,
    busy: 0.03,
    body: 1,
    careful: true,
  },
  {
    name: 'fine',
    width: 3.6,
    length: 3.4,
    gap: 0.95,
    error: 38,
    busy: 0.055,
    body: 0.9,
    careful: true,
  },
]

const AROUND = pairs('0,0 1,0 -1,0 0,1 0,-1')

/** Subjects and lights are separated from things behind them. */
export function markSubjects(canvas: OilCanvas, plain: PlainPicture): void {
  for (let i = 0; i < canvas.mask.length; i++)
    canvas.mask[i] = plain.belongs[i] >= BELONGS.cover ? 1 : 0
}

/** All strokes, from the widest brush to the finest. */
export class Brushwork {
  readonly #at: Direction = { x: 1, y: 0 }
  readonly #next: Direction = { x: 1, y: 0 }
  readonly #sum = new Float64Array(3)
  readonly #touch: Touch = {
    ...{ x: 0, y: 0, width: 1, length: 1, dx: 1, dy: 0, bend: 0, red: 0, green: 0, blue: 0 },
    ...{ broken: 0, load: 1, body: 1, knife: false, within: -1 },
  }

  constructor(
    readonly scene: View,
    readonly plain: PlainPicture,
    readonly flow: Flow,
    readonly canvas: OilCanvas,
    readonly random: Random,
  ) {}

  /** @param report receives the share of the strokes that is set, in the middle of a pass and after it */
  paint(report: (share: number, name: StepName) => void): void {
    const size = mix(0.52, 1.32, this.scene.strength)
    PASSES.forEach((pass, index) => {
      const tell = (share: number) => report((index + share) / PASSES.length, pass.name)
      this.#pass(pass, pass.width * size * this.scene.unit, this.random.fork(`pass ${index}`), tell)
      tell(1)
    })
  }

  #pass(pass: Pass, width: number, random: Random, report: (share: number) => void): void {
    const gap = Math.max(1.6, width * pass.gap)
    const columns = Math.ceil(this.scene.width / gap)
    const rows = Math.ceil(this.scene.height / gap)
    const count = columns * rows
    // a stride that shares no factor with the count visits every place once, in no visible order
    let stride = Math.floor(count * 0.618) | 1
    while (greatestCommonDivisor(stride, count) > 1) stride += 2
    const late: number[] = []
    const middle = count >> 1
    for (let n = 0, place = 0; n < count; n++, place = (place + stride) % count) {
      if (n === middle) report(0.5)
      const x = clamp(
        ((place % columns) + 0.5 + random.spread() * 0.7) * gap,
        0,
        this.scene.width - 1,
      )
      const y = clamp(
        (Math.floor(place / columns) + 0.5 + random.spread() * 0.7) * gap,
        0,
        this.scene.height - 1,
      )
      // things in front are painted last
      if (pass.careful && this.canvas.mask[(y | 0) * this.scene.width + (x | 0)]) late.push(x, y)
      else this.#stroke(pass, width, x, y, random)
    }
    for (let k = 0; k < late.length; k += 2) this.#stroke(pass, width, late[k], late[k + 1], random)
  }

  /** The picture's colour around a place, from its own side of a subject's edge only, to `#sum`. */
  #colourAt(x: number, y: number, reach: number): void {
    const { width, height } = this.scene
    const { mask } = this.canvas
    const { rgba } = this.plain
    const own = (y | 0) * width + (x | 0)
    let [red, green, blue, count] = [0, 0, 0, 0]
    for (let k = 0; k < AROUND.length; k++) {
      const px = clamp(x + AROUND[k][0] * reach, 0, width - 1) | 0
      const py = clamp(y + AROUND[k][1] * reach, 0, height - 1) | 0
      const i = py * width + px
      if (mask[i] !== mask[own]) continue
      red += rgba[i * 4]
      green += rgba[i * 4 + 1]
      blue += rgba[i * 4 + 2]
      count++
    }
    this.#sum[0] = red / count
    this.#sum[1] = green / count
    this.#sum[2] = blue / count
  }

  #stroke(pass: Pass, width: number, x: number, y: number, random: Random): void {
    const { canvas, flow, scene } = this
    const i = (y | 0) * scene.width + (x | 0)
    if (pass.busy > 0 && flow.busy(x, y) < pass.busy) return
    this.#colourAt(x, y, width / 4)
    const red = this.#sum[0]
    const green = this.#sum[1]
    const blue = this.#sum[2]
    if (pass.error > 0) {
      const off =
        Math.abs(canvas.red[i] - red) +
        Math.abs(canvas.green[i] - green) +
        Math.abs(canvas.blue[i] - blue)
      if (off < pass.error) return
    }
    flow.direction(x, y, this.#at)
    const at = this.#at
    const touch = this.#touch
    const knife = !pass.careful && flow.isRock(x, y)
    touch.length = width * pass.length * random.range(0.7, 1.25) * (knife ? 0.62 : 1)
    touch.width = width * random.range(0.78, 1.15) * (knife ? 1.05 : 1)
    const turn = random.spread() * 0.16
    touch.dx = at.x - at.y * turn
    touch.dy = at.y + at.x * turn
    touch.bend = 0
    if (!knife) {
      const ahead = touch.length * 0.45
      const nx = clamp(x + at.x * ahead, 0, scene.width - 1)
      const ny = clamp(y + at.y * ahead, 0, scene.height - 1)
      flow.direction(nx, ny, this.#next)
      const sign = this.#next.x * at.x + this.#next.y * at.y < 0 ? -1 : 1
      const swing = (at.x * this.#next.y - at.y * this.#next.x) * sign
      touch.bend = clamp(swing, -0.6, 0.6) / (2 * ahead)
    }
    touch.x = x
    touch.y = y
    // in the dark a small step is as visible as a wide one in the light
    const range = 0.35 + ((red + green + blue) / 765) * 0.75
    const light = random.spread() * (pass.careful ? 9 : 16) * range
    const warm = random.spread() * (pass.careful ? 8 : 17) * range
    touch.red = red + light + warm
    touch.green = green + light + random.spread() * 5
    touch.blue = blue + light - warm
    touch.broken = (pass.careful ? 12 : 22) * range
    touch.load = random.range(0.72, 1.05)
    // lights are laid on thick, shadows thin
    touch.body = pass.body * (0.65 + (red + green + blue) / 1500)
    touch.knife = knife
    const side = canvas.mask[i]
    touch.within = pass.careful || side === 1 ? side : -1
    canvas.touch(touch)
  }
}

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b)

const FLAKE: Rgb = [244, 245, 249]

const fillTouch = (values: Partial<Touch>): Touch => ({
  ...{ x: 0, y: 0, width: 1, length: 1, dx: 1, dy: 0, bend: 0, red: 0, green: 0, blue: 0 },
  ...{ broken: 8, load: 0.9, body: 1.2, knife: false, within: -1 },
  ...values,
})

/** A round drop of thick paint with an uneven rim. */
function drop(canvas: OilCanvas, x: number, y: number, radius: number, paint: Rgb, cover: number) {
  const mid = noiseTile('mid')
  const reach = radius * 1.3 + 1
  const lastX = Math.min(canvas.width - 1, x + reach)
  const lastY = Math.min(canvas.height - 1, y + reach)
  for (let py = Math.max(0, Math.ceil(y - reach)); py <= lastY; py++)
    for (let px = Math.max(0, Math.ceil(x - reach)); px <= lastX; px++) {
      const distance = Math.sqrt((px - x) * (px - x) + (py - y) * (py - y))
      const rim = radius * (0.8 + 0.4 * texel(mid, px * 3, py * 3))
      const alpha = clamp(rim - distance + 0.5) * cover
      if (alpha > 0) canvas.lay(py * canvas.width + px, paint, alpha, 1.3 - distance / radius)
    }
}

function dabStars(canvas: OilCanvas, layer: StarsLayer, plain: PlainPicture, random: Random): void {
  const { unit, width } = canvas
  for (const star of layer.stars) {
    const i = (star.y | 0) * width + (star.x | 0)
    if (plain.belongs[i] !== BELONGS.air) continue
    const paint = toRgb([0.95, 0.05, star.hue])
    const size = Math.max(1.1 * unit, star.size * 0.95)
    if (star.sparkles) {
      // a bright star stirs the paint around it
      const [red, green, blue] = [canvas.red, canvas.green, canvas.blue].map(
        (plane, c) => plane[i] * 0.62 + paint[c] * 0.38,
      ) as [number, number, number]
      for (let k = 0; k < 15; k++) {
        const around = k * 2.4
        const reach = size * (1.6 + k * 0.16)
        canvas.touch(
          fillTouch({
            ...{ red, green, blue, dx: -sin(around), dy: cos(around), load: 0.4, body: 1 },
            ...{ x: star.x + cos(around) * reach, y: star.y + sin(around) * reach },
            ...{ width: size * 0.7, length: size * random.range(1.6, 2.8), bend: -0.5 / reach },
          }),
        )
      }
    }
    drop(canvas, star.x, star.y, size * (star.sparkles ? 1.25 : 1), paint, star.brightness * 0.95)
  }
}

/** Rain, snow and stars go on last, each as its own touch of thick paint. */
export function paintWeather(
  canvas: OilCanvas,
  scene: Scene,
  plain: PlainPicture,
  random: Random,
): void {
  const { unit, width, height } = canvas
  for (const layer of scene.layers) {
    if (layer.kind !== 'stars' && !fallsInFront(layer)) continue
    if (layer.kind === 'rain') {
      const [red, green, blue] = toRgb(mixColour(scene.palette.sky[2], [0.97, 0.01, 230], 0.8))
      const slant = random.range(0.12, 0.24) * random.sign()
      for (let k = 0; k < 230 * layer.amount; k++) {
        const at = { x: random.next() * width, y: random.next() * height, red, green, blue }
        const size = { width: random.range(2.4, 4.4) * unit, length: random.range(50, 120) * unit }
        canvas.touch(fillTouch({ ...at, ...size, dx: slant, dy: 0.98, load: 0.3, body: 0.8 }))
      }
    } else if (layer.kind === 'stars') {
      dabStars(canvas, layer, plain, random)
    } else if (layer.kind === 'snowfall') {
      for (let k = 0; k < 300 * layer.amount; k++) {
        const at = { x: random.next() * width, y: random.next() * height }
        const radius = random.range(1.2, random.chance(0.12) ? 4.6 : 2.6) * unit
        drop(canvas, at.x, at.y, radius, FLAKE, random.range(0.7, 0.95))
      }
    }
  }
}
