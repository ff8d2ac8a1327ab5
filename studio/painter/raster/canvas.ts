import { type SKRSContext2D, createCanvas } from '@napi-rs/canvas'
import { type Oklch, css } from '../colour'
import { type Box, type Shape, boundingBox } from '../geometry'
import { traceContour } from './contour'

/** Paint of a style for shapes: the fill's colour, and the key-line if there is one. */
export interface DrawLook {
  fill(shape: Shape, colour: Oklch): Oklch
  /** Gradients are preserved or flattened. */
  readonly gradients: boolean
  outline(shape: Shape): { colour: Oklch; width: number; alpha: number } | null
}

/** Pixels of some shapes inside their box. */
export type Raster = { readonly box: Box; readonly rgba: Uint8ClampedArray }

/** Sides of the cached canvases: reading a few pixels back costs the whole canvas. */
const SIDES = [64, 128, 256, 512, 1024, 1536] as const
const scratches = new Map<string, SKRSContext2D>()

const sideFor = (length: number): number => SIDES.find((side) => side >= length) ?? length

/** An empty context whose origin is the box's corner. */
function scratchContext({ x, y, width, height }: Box): SKRSContext2D {
  const size: [number, number] = [sideFor(width), sideFor(height)]
  const key = size.join()
  let context = scratches.get(key)
  if (!context) {
    context = createCanvas(...size).getContext('2d')
    scratches.set(key, context)
  }
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, width, height)
  context.setTransform(1, 0, 0, 1, -x, -y)
  return context
}

/** Pixels; corners nearer to the last one than this make no difference that can be seen. */
const NEAREST = 0.4

function traceRing(context: SKRSContext2D, points: Shape['points']): void {
  let lastX = Infinity
  let lastY = Infinity
  for (let i = 0; i < points.length; i++) {
    const [x, y] = points[i]
    if (i === 0) context.moveTo(x, y)
    else if (Math.abs(x - lastX) + Math.abs(y - lastY) < NEAREST) continue
    else context.lineTo(x, y)
    lastX = x
    lastY = y
  }
  context.closePath()
}

/** The shape's outline as the current path; fill it with `evenodd`, or its holes are lost. */
export function traceShape(context: SKRSContext2D, { points, holes = [] }: Shape): void {
  context.beginPath()
  for (const ring of [points, ...holes]) traceRing(context, ring)
}

function fillStyle(context: SKRSContext2D, shape: Shape, look: DrawLook) {
  const { gradient, alpha = 1 } = shape
  if (!gradient || !look.gradients) return css(look.fill(shape, shape.colour), alpha)
  const style = context.createLinearGradient(...gradient.from, ...gradient.to)
  for (const stop of gradient.stops)
    style.addColorStop(stop.at, css(look.fill(shape, stop.colour), stop.alpha ?? alpha))
  return style
}

/** Fills and outlines shape by shape: outlining afterwards would show hidden parts like wire. */
export function drawShapes(
  context: SKRSContext2D,
  shapes: readonly Shape[],
  look: DrawLook,
  unit: number,
): void {
  shapes.forEach((shape, index) => {
    if (shape.points.length < 3) return
    context.fillStyle = fillStyle(context, shape, look)
    traceShape(context, shape)
    context.fill(shape.holes ? 'evenodd' : 'nonzero')
    const line = look.outline(shape)
    if (!line) return
    context.fillStyle = css(line.colour, line.alpha)
    for (const edge of [shape.points, ...(shape.holes ?? [])]) {
      context.beginPath()
      for (const side of traceContour(edge, line.width, unit, index)) traceRing(context, side)
      context.fill()
    }
  })
}

/** Draws shapes on an empty sheet and returns their pixels, or null when they lie outside. */
export function rasterise(
  shapes: readonly Shape[],
  width: number,
  height: number,
  pad: number,
  unit: number,
  look: DrawLook,
): Raster | null {
  const box = boundingBox(shapes, width, height, pad)
  if (!box) return null
  const context = scratchContext(box)
  drawShapes(context, shapes, look, unit)
  const { data } = context.getImageData(0, 0, box.width, box.height)
  return { box, rgba: data }
}
