import type { Gradient, GradientStop, Oklch, Point, Shape, ShapesLayer } from '../../drawing'
import type { Stage } from '../../scene'
import { polyline } from '../../drawing/notation'

export type { Stage }

/** Adds shapes of the scene itself as one layer. */
export function addForms(
  stage: Stage,
  name: string,
  depth: number,
  shapes: readonly Shape[],
  role: ShapesLayer['role'] = 'forms',
): void {
  if (shapes.length > 0) stage.layers.push({ kind: 'shapes', role, name, depth, shapes })
}

/** An upright rectangle; pixels. */
export const rectangle = (left: number, top: number, right: number, bottom: number): Point[] =>
  polyline([left, top], [right, top], [right, bottom], [left, bottom])

/** A gradient from one y to another. */
export function downwards(from: number, to: number, ...colours: readonly Oklch[]): Gradient {
  const stops = colours.map((colour, i) => ({ at: i / Math.max(1, colours.length - 1), colour }))
  return { from: [0, from], to: [0, to], stops }
}

/** Stops of one colour that grows or fades. */
export const fading = (colour: Oklch, ...alphas: readonly number[]): GradientStop[] =>
  alphas.map((alpha, i) => ({ at: i / Math.max(1, alphas.length - 1), colour, alpha }))
