import { clamp, cos, decay, mix, sin, smoothstep, TAU } from '../../../lib/maths'
import { mixColour, shade, toRgb } from '../../colour'
import type {
  CloudLayer,
  FallingLayer,
  LightLayer,
  MistLayer,
  Point,
  Shape,
  SkyLayer,
  StarsLayer,
} from '../../drawing'
import { disc, polygon } from '../../geometry'
import type { Random, Scene } from '../../scene'
import { eachAround } from '../around'
import { ramp } from '../plain/sheet'
import { discCover } from '../wash/sky'
import type { Inks, Poster } from './inks'

/** Three inks that run into each other through their grain. */
export function printSky(poster: Poster, layer: SkyLayer, inks: Inks): void {
  const { width, height } = poster
  const colours = ramp(inks.sky, 256)
  const bottom = Math.max(1, layer.bottom)
  for (let y = 0; y < height; y++) {
    const share = clamp(y / bottom)
    for (let x = 0; x < width; x++) {
      const at = share + (poster.grainAt(x, y, 5) - 0.5) * 0.055
      poster.put(y * width + x, colours[(clamp(at) * 255) | 0])
    }
  }
}

/** The one large thing in the sky. */
export function largeLight(layer: LightLayer, scene: Scene, crowd: number): LightLayer {
  const short = Math.min(scene.width, scene.height)
  // mountains that are named are what the picture is about
  const share = scene.slots.also.has('mountains') ? 0.5 : 1
  const full = (layer.kind === 'sun' ? 0.17 : 0.13) * share
  const radius = Math.max(layer.radius, short * full * (crowd > 2 ? 0.82 : 1))
  const x = clamp(layer.x, short * 0.1 + radius, scene.width - short * 0.1 - radius)
  const y = Math.max(layer.y, short * 0.1 + radius)
  return { ...layer, x, y, radius }
}

export function printLight(poster: Poster, layer: LightLayer, inks: Inks): void {
  const face = toRgb(inks.light)
  const halo = toRgb(mixColour(inks.sky[1], inks.light, 0.55))
  const { x: cx, y: cy, radius } = layer
  const reach = radius * (inks.night ? 2.1 : 1.7)
  const grain = toRgb(mixColour(inks.light, inks.sky[1], 0.3))
  eachAround(poster, layer, reach, (x, y, i) => {
    const d = Math.sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy))
    poster.stipple(x, y, halo, smoothstep(reach, radius * 0.9, d) * 0.85, 17)
    const cover = discCover(layer, x, y, 0)
    if (cover <= 0) return
    poster.blend(i, face, cover)
    const low = (y - cy) / radius
    if (cover > 0.9) poster.stipple(x, y, grain, smoothstep(-0.1, 1.2, low) * 0.7, 23)
  })
}

export function printStars(poster: Poster, layer: StarsLayer, inks: Inks): void {
  const { width, height, unit } = poster
  const { band } = layer
  if (band) {
    const tint = toRgb(mixColour(inks.sky[2], inks.pale, 0.35))
    const length = Math.sqrt(1 + band.slope * band.slope)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const off = Math.abs((y - band.y - (x - band.x) * band.slope) / length / band.halfWidth)
        if (off < 1.5) poster.stipple(x, y, tint, smoothstep(1.5, 0, off) * 0.8, 31)
      }
  }
  const shapes: Shape[] = layer.stars
    .filter((star, i) => star.sparkles || (star.brightness > 0.6 && i % 3 === 0))
    .map((star) => {
      const size = Math.max(1.5 * unit, star.size * 1.15)
      if (!star.sparkles) return disc(star.x, star.y, size, inks.pale)
      const points = Array.from({ length: 8 }, (_, i): Point => {
        const reach = size * (i % 2 === 0 ? 3.6 : 0.7)
        return [star.x + cos((i / 8) * TAU) * reach, star.y + sin((i / 8) * TAU) * reach]
      })
      return polygon(points, inks.pale)
    })
  poster.printShapes(shapes, FLAT)
}

/** Shapes are filled as they come. */
export const FLAT = {
  gradients: true,
  fill: (_: Shape, colour: Shape['colour']) => colour,
  outline: () => null,
} as const

/** A bar with round ends. */
export function pill(x: number, y: number, half: number, tall: number, colour: Shape['colour']) {
  const points: Point[] = []
  const straight = Math.max(0, half - tall)
  for (let i = 0; i <= 10; i++) {
    const angle = (-0.25 + i / 20) * TAU
    points.push([x + straight + cos(angle) * tall, y + sin(angle) * tall])
  }
  for (let i = 0; i <= 10; i++) {
    const angle = (0.25 + i / 20) * TAU
    points.push([x - straight + cos(angle) * tall, y + sin(angle) * tall])
  }
  return polygon(points, colour)
}

/** Two or three long clouds, each of a few bars. */
export function printClouds(
  poster: Poster,
  layer: CloudLayer,
  scene: Scene,
  inks: Inks,
  random: Random,
): void {
  const { unit, height } = poster
  const wet = scene.slots.weather.has('rain') || scene.slots.weather.has('storm')
  const count = wet ? 4 : scene.slots.weather.has('clouds') ? 3 : 2
  for (const cloud of layer.clouds.slice(0, count)) {
    const share = clamp(cloud.y / Math.max(1, scene.horizon))
    const under = inks.sky[share < 0.5 ? 1 : 2]
    const tone = wet
      ? shade(under, -0.08, -under[1] * 0.6)
      : mixColour(under, inks.night ? inks.sky[2] : inks.pale, inks.night ? 0.35 : 0.6)
    const tall = clamp(cloud.height * 0.11, 7 * unit, 15 * unit)
    const bars = random.integer(2, 3)
    const y = clamp(cloud.y, height * 0.09, height)
    const shapes = Array.from({ length: bars }, (_, row) => {
      const half = cloud.halfWidth * mix(0.85, 0.42, row / bars) * random.range(0.85, 1.1)
      const x = cloud.x + random.spread() * cloud.halfWidth * 0.45
      return pill(x, y - row * tall * 1.86, half, tall, tone)
    })
    poster.printShapes(shapes, FLAT)
  }
}

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
