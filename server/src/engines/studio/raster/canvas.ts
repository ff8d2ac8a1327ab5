import { type SKRSContext2D, createCanvas } from '@napi-rs/canvas'
import { type Oklch, css } from '../colour'
import type { Shape } from '../drawing'
import { type Box, boundingBox } from '../geometry'
import { contourOf } from './contour'

/** How a style wants shapes drawn: the fill's colour, and the key-line if there is one. */
export interface DrawLook {
  fill(shape: Shape, colour: Oklch): Oklch
  /** Gradients are kept or flattened. */
  readonly gradients: boolean
  outline(shape: Shape): { colour: Oklch; width: number; alpha: number } | null
}

/** Pixels of some shapes inside their box. */
export interface Raster {
  readonly box: Box
  readonly rgba: Uint8ClampedArray
}

let scratch: { width: number; height: number; context: SKRSContext2D } | null = null

function scratchContext(width: number, height: number): SKRSContext2D {
  if (scratch?.width !== width || scratch.height !== height) {
    const context = createCanvas(width, height).getContext('2d')
    scratch = { width, height, context }
  }
  return scratch.context
}

function traceRing(context: SKRSContext2D, points: Shape['points']): void {
  points.forEach(([x, y], i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
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
  for (const stop of gradient.stops) {
    style.addColorStop(stop.at, css(look.fill(shape, stop.colour), stop.alpha ?? alpha))
  }
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
      for (const side of contourOf(edge, line.width, unit, index)) traceRing(context, side)
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
  const context = scratchContext(width, height)
  context.clearRect(box.x, box.y, box.width, box.height)
  drawShapes(context, shapes, look, unit)
  const { data } = context.getImageData(box.x, box.y, box.width, box.height)
  return { box, rgba: data }
}
