import { type Oklch, mixColour, shade, toRgb } from '../../colour'
import type { Shape, WaterLayer, Wave } from '../../drawing'
import { type StrokePoint, ellipsePoints, stroke } from '../../geometry'
import { clamp, mix, power, smoothstep } from '../../../lib/maths'
import type { Random, Scene } from '../../scene'
import { cutLine, everyX } from '../papercut/ridge'
import { computeSlant, extent } from '../papercut/tones'
import { ramp } from '../plain/sheet'
import type { Inks, Poster } from './inks'
import { FLAT, pill } from './sky'

/** A pond from above: one ink, grain towards its edge, and a few rings. */
function printPool(poster: Poster, layer: WaterLayer, inks: Inks, random: Random): void {
  const { width, height, unit } = poster
  const body: Oklch = [layer.colour[0], layer.colour[1] * 1.2, layer.colour[2]]
  const ink = toRgb(body)
  const deep = toRgb(shade(body, -0.13, 0.01))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      poster.put(y * width + x, ink)
      const dx = x / width - 0.5
      const dy = y / height - 0.5
      poster.stipple(x, y, deep, smoothstep(0.16, 0.72, Math.sqrt(dx * dx + dy * dy)), 7)
    }
  const tone = mixColour(body, inks.pale, 0.3)
  const rings: Shape[] = []
  for (let i = 0; i < 3; i++) {
    const x = width * random.range(0.2, 0.8)
    const y = height * random.range(0.2, 0.8)
    const radius = random.range(34, 60) * unit
    for (let k = 1; k <= 2; k++) {
      const circle: StrokePoint[] = ellipsePoints(x, y, radius * k, radius * k, 0, 60).map(
        ([px, py]) => [px, py],
      )
      rings.push(stroke([...circle, circle[0]], 2.4 * unit, tone))
    }
  }
  poster.printShapes(rings, FLAT, 0.7)
}

/** Flat water with the sky's colour far out, the shore's dim image, and bars of light. */
export function printWater(
  poster: Poster,
  layer: WaterLayer,
  inks: Inks,
  light: { x: number; radius: number } | null,
  random: Random,
): void {
  if (layer.overhead) return printPool(poster, layer, inks, random)
  const { width, height, unit } = poster
  const top = Math.max(0, Math.round(layer.top))
  const span = Math.max(1, height - top)
  const body: Oklch = [layer.colour[0], Math.min(0.16, layer.colour[1] * 1.25), layer.colour[2]]
  const far = mixColour(body, inks.sky[2], 0.4)
  const near = shade(body, -0.11, 0.012)
  const colours = ramp([far, body, near], 200)
  for (let y = top; y < height; y++) {
    const t = (y - top) / span
    const mirror = Math.max(0, top - 1 - (y - top))
    const share = 0.34 * layer.mirror * smoothstep(0.75, 0, t) * (mirror > 0 ? 1 : 0)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const from = mirror * width + x
      const at = clamp(t + (poster.grainAt(x, y, 11) - 0.5) * 0.16)
      const tone = colours[(at * 199) | 0]
      if (share > 0.01) {
        const red = poster.red[from]
        const green = poster.green[from]
        const blue = poster.blue[from]
        poster.put(i, tone)
        poster.blend(i, [red, green, blue], share)
      } else poster.put(i, tone)
    }
  }
  const bars: Shape[] = []
  if (light) {
    const rows = 9
    for (let row = 0; row < rows; row++) {
      const t = row / (rows - 1)
      const y = top + span * mix(0.035, 0.66, power(t, 1.15))
      const half = light.radius * mix(0.92, 0.3, t) * random.range(0.72, 1.08)
      const x = light.x + random.spread() * light.radius * 0.2
      bars.push(pill(x, y, half, mix(3, 5.4, t) * unit, inks.light))
    }
  }
  const calm = mixColour(body, inks.sky[2], 0.5)
  for (let i = 0; i < 7; i++) {
    const t = random.range(0.1, 0.92)
    const half = mix(24, 74, t) * unit * random.range(0.6, 1.2)
    bars.push(pill(random.next() * width, top + span * t, half, mix(1.3, 2.6, t) * unit, calm))
  }
  poster.printShapes(bars, FLAT)
}

/** A band of swell: one ink, a pale line along its crest, grain below it. */
export function printWave(poster: Poster, wave: Wave, near: number, scene: Scene, inks: Inks) {
  const { width, height, unit } = poster
  const line = cutLine(wave.ridge, 7 * unit, 16 * unit)
  const ridge = everyX(line, width)
  const slant = computeSlant(ridge)
  const body: Oklch = [wave.colour[0], wave.colour[1] * 1.25, wave.colour[2]]
  const ink = toRgb(body)
  const crest = toRgb(mixColour(body, inks.pale, scene.slots.time === 'night' ? 0.5 : 0.85))
  const grain = toRgb(shade(body, 0.1))
  const thick = mix(2, 5, near) * unit
  for (let y = Math.max(0, Math.floor(extent(ridge).highest - 1)); y < height; y++)
    for (let x = 0; x < width; x++) {
      const below = y + 0.5 - ridge[x]
      const inside = below * slant[x]
      if (inside <= -0.5) continue
      const i = y * width + x
      poster.blend(i, ink, inside > 0.5 ? 1 : inside + 0.5)
      poster.blend(i, crest, clamp(thick - inside + 0.5) * clamp(inside + 0.5))
      const t = smoothstep(wave.amplitude * 1.6 + 50 * unit, thick, below)
      poster.stipple(x, y, grain, t * 0.8, 53)
    }
}
