import { type Oklch, mixColour, shade } from '../../colour'
import type { Shape, ShapesLayer } from '../../drawing'
import { boundingBox, moveShapes } from '../../geometry'
import { clamp, mix } from '../../../lib/maths'
import type { Scene } from '../../scene'
import type { Inks, Poster } from './inks'
import type { Reduced } from './reduce'
import { FLAT } from './sky'

/** Drops what is too small to count in so few shapes. */
function essentials(shapes: readonly Shape[], scene: Scene, quiet: number): Shape[] {
  const { width, height, unit, strength } = scene
  const least = mix(2, 8, strength) * (1 + quiet) * unit
  return shapes.filter((shape) => {
    if (shape.glow) return true
    const box = boundingBox([shape], width * 4, height * 4, 0)
    if (!box) return true
    const wide = Math.max(box.width, box.height)
    const inner = shape.detail ?? shape.plain ?? false
    return inner ? wide > least * 1.7 : wide > least * 0.8
  })
}

/** Two tones and an accent: the base, its shadow, and what is lit. */
function toned(shape: Shape, inks: Inks, air: Oklch, quiet: number): Shape {
  if (shape.glow) return shape
  const { gradient, ...rest } = shape
  const fading = gradient?.stops.some(({ alpha }) => alpha !== undefined)
  const ink = inks.snap(shape.colour)
  // only tones distinguish petals
  const snapped = shape.petal ? mixColour(ink, shape.colour, 0.6) : ink
  const base = shape.shadow ? shade(snapped, -0.045) : snapped
  const colour = mixColour(base, mixColour(inks.dark, air, 0.2), quiet * 0.85)
  return { ...rest, colour, ...(gradient && fading && { gradient }) }
}

/** The picture's own subject may be larger than it would be in a full scene. */
function grown(layer: ShapesLayer, scene: Scene, shapes: Shape[], quiet: number): Shape[] {
  if (quiet > 0.05 || layer.role === 'forms' || layer.role === 'frame') return shapes
  const { width, height } = scene
  const box = boundingBox(shapes, width, height, 0)
  if (!box) return shapes
  const short = Math.min(width, height)
  const size = Math.max(box.width, box.height) / short
  const grow = mix(1, clamp(0.3 / size, 1, 1.3), clamp(scene.strength * 1.4))
  if (grow < 1.02) return shapes
  const x = box.x + box.width / 2
  const y = layer.role === 'reflection' ? box.y : box.y + box.height
  return moveShapes(shapes, ([px, py]) => [x + (px - x) * grow, y + (py - y) * grow])
}

export function printFigures(
  poster: Poster,
  layer: ShapesLayer,
  scene: Scene,
  inks: Inks,
  reduced: Reduced,
): void {
  const reflected = layer.role === 'reflection'
  const quiet = reduced.quietness(layer)
  const air = mixColour(inks.land(scene.palette.near, 1 - layer.depth), inks.sky[2], layer.depth)
  const kept = essentials(layer.shapes, scene, quiet)
  const shapes = kept.map((shape) => toned(shape, inks, air, quiet))
  poster.printShapes(grown(layer, scene, shapes, quiet), FLAT, reflected ? 0.5 : 1)
}

/** Trees on the land: fewer of them, in one tone. */
export function printCover(
  poster: Poster,
  cover: readonly Shape[],
  rung: number,
  scene: Scene,
  inks: Inks,
): void {
  const tone = inks.land(scene.palette.near, Math.min(1.05, rung + 0.22))
  const shapes = cover
    .filter((shape) => !shape.detail || shape.glow)
    .map((shape) => {
      const { gradient: _gradient, ...rest } = shape
      const colour = shape.glow ? shape.colour : mixColour(inks.snap(shape.colour), tone, 0.72)
      return { ...rest, colour }
    })
  poster.printShapes(shapes, FLAT)
}
