import { mixColour, shade, toRgb } from '../../colour'
import type { FallingLayer, MistLayer, Shape } from '../../drawing'
import { disc, polygon } from '../../geometry'
import { decay } from '../../../lib/maths'
import type { Random, Scene } from '../../scene'
import type { Inks } from './inks'
import type { Poster } from './poster'
import { FLAT } from './sky'

/** Mist is only grain, thicker towards its middle. */
export function printMist(poster: Poster, layer: MistLayer, scene: Scene, inks: Inks): void {
  if (!scene.slots.weather.has('fog') && layer.strength < 0.5) return
  const { width, height } = poster
  const veil = toRgb(mixColour(inks.sky[2], inks.pale, inks.night ? 0.05 : 0.25))
  const reach = layer.height * 1.8
  const from = Math.max(0, Math.floor(layer.y - reach))
  for (let y = from; y < Math.min(height, layer.y + reach); y++) {
    const off = (y - layer.y) / layer.height
    const amount = decay(off * off) * Math.min(1, layer.strength)
    for (let x = 0; x < width; x++) poster.stipple(x, y, veil, amount, 61)
  }
}

/** Rain: few long strokes, all of one slant. Snow: round flakes of three sizes. */
export function printFalling(poster: Poster, layer: FallingLayer, inks: Inks, random: Random) {
  const { width, height, unit } = poster
  const shapes: Shape[] = []
  if (layer.kind === 'rain') {
    const tone = mixColour(shade(inks.sky[2], 0.06), inks.pale, 0.45)
    const slant = random.sign() * 0.24
    for (let i = 0; i < 64 * layer.amount; i++) {
      const x = random.range(-0.1, 1.1) * width
      const y = random.range(-0.1, 1) * height
      const length = random.range(52, 150) * unit
      const w = random.pick([1, 1, 1.7]) * unit
      shapes.push(
        polygon(
          [
            [x - w, y],
            [x + w, y],
            [x + w + slant * length, y + length],
            [x - w + slant * length, y + length],
          ],
          tone,
        ),
      )
    }
    return poster.printShapes(shapes, FLAT, 0.62)
  }
  for (let i = 0; i < 120 * layer.amount; i++) {
    const size = random.pick([2, 2, 3.4, 3.4, 5.6]) * unit
    shapes.push(disc(random.next() * width, random.next() * height, size, [0.975, 0.008, 240]))
  }
  poster.printShapes(shapes, FLAT)
}
