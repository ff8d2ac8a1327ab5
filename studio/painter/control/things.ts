import { rasterise } from '../raster/canvas'
import type { Layer, Point, ShapesLayer } from '../drawing'
import type { Random, Scene } from '../scene'
import { getSubject } from '../subjects/registry'
import type { StylePainter } from '../styles/style'

/** The requested things, painted and cut out of their scene. */
export interface PaintedThings {
  readonly width: number
  readonly height: number
  /** RGBA, not premultiplied: clear where there is none of it. */
  readonly rgba: Uint8ClampedArray
  /** It rests on something; otherwise it flies, floats or hangs. */
  readonly stands: boolean
  /** Nothing of it reaches over the sheet. */
  readonly whole: boolean
}

/** Around the drawn outline: a style's own line and the brush's edge, in units of the scene. */
const EDGE = 3

/** 0..255 by pixel: where any of the shapes is. */
function silhouette(layers: readonly ShapesLayer[], scene: Scene): Uint8Array {
  const { width, height, unit } = scene
  const alpha = new Uint8Array(width * height)
  const shapes = layers.flatMap((layer) => layer.shapes)
  const drawn = rasterise(shapes, width, height, EDGE, unit, {
    fill: (_, colour) => colour,
    gradients: true,
    outline: () => null,
  })
  if (!drawn) return alpha
  const { box, rgba } = drawn
  for (let y = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++)
      alpha[(y + box.y) * width + x + box.x] = rgba[(y * box.width + x) * 4 + 3]
  return alpha
}

/** Copies that reach over the frame would be cut off; one that does is better than none. */
function inside({ shapes }: ShapesLayer, { width, height }: Scene): boolean {
  const within = ([x, y]: Point): boolean => x > 0 && y > 0 && x < width && y < height
  return shapes.every(({ points }) => points.every(within))
}

/**
 * Paints the scene only as far as its requested things and leaves out all else; null when the
 * prompt requests none or they lie outside.
 */
export function cutThings(
  scene: Scene,
  painter: StylePainter,
  random: Random,
): PaintedThings | null {
  const asked = new Set<string>(scene.slots.subjects.map(({ id }) => id))
  const isAsked = (layer: Layer): layer is ShapesLayer =>
    layer.kind === 'shapes' && layer.role !== 'reflection' && asked.has(layer.name)
  const drawn = scene.layers.filter(isAsked)
  const complete = drawn.filter((layer) => inside(layer, scene))
  const whole = complete.length > 0
  const things = new Set<Layer>(whole ? complete : drawn)
  const last = scene.layers.reduce((at, layer, i) => (things.has(layer) ? i : at), -1)
  const [first] = scene.slots.subjects
  if (!first || drawn.length === 0) return null
  // nothing in front may cover them, and nothing falls on them
  const layers = scene.layers
    .slice(0, last + 1)
    .filter((layer) => !isAsked(layer) || things.has(layer))
  const rgba = painter.paint({ ...scene, layers }, random.fork('paint'), () => undefined)
  const alpha = silhouette(whole ? complete : drawn, scene)
  if (!alpha.some((value) => value > 128)) return null
  alpha.forEach((value, i) => (rgba[i * 4 + 3] = value))
  const [place] = getSubject(first.id).placements
  const stands = place === 'ground' || place === 'table' || place === 'water' || place === 'span'
  return { width: scene.width, height: scene.height, rgba, stands, whole }
}
