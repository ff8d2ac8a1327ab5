import { type Rgb, mixColour, toRgb } from '../../colour'
import type { StarsLayer } from '../../drawing'
import { clamp, cos, sin } from '../../../lib/maths'
import { noiseTile, texel } from '../../../lib/noise'
import type { Random, Scene } from '../../scene'
import { fallsInFront } from '../layers'
import type { PlainPicture } from '../plain/plain'
import { BELONGS } from '../plain/sheet'
import type { OilCanvas, Touch } from './canvas'

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
