import { mix } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { type Point, layer } from '../build/form'
import { type Oklch, linear } from '../build/fill'
import { cover } from '../design/kit/board'
import type { ColourStop, Form, Frame, Layer, LinearFill } from '../node'
import type { StyleId } from '../../slots'
import type { Tones } from './tones'

/** Input of every abstract picture. */
export interface Sheet {
  readonly frame: Frame
  readonly tones: Tones
  readonly random: Random
  /** A property that the prompt names: `gold`, `chip`. */
  readonly look: string | null
  readonly style: StyleId
}

export const steps = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, i) => mix(from, to, i / Math.max(1, count - 1)))

/** A line from the left edge to the right one, and a little beyond both. */
export const across = (
  { width }: Frame,
  count: number,
  shape: (share: number) => readonly [dx: number, y: number],
): Point[] =>
  steps(count, -0.06, 1.06).map((share) => {
    const [dx, y] = shape(share)
    return [share * width + dx, y]
  })

/** One colour whose opacity changes in even steps. */
const listStops = (colour: Oklch, alphas: readonly number[]): ColourStop[] =>
  alphas.map((alpha, i) => ({ at: i / (alphas.length - 1), colour, alpha }))

export function fade(from: Point, to: Point, colour: Oklch, ...alphas: number[]): LinearFill {
  return { kind: 'linear', from, to, stops: listStops(colour, alphas) }
}

export function fadeOut(
  centre: Point,
  radius: readonly [number, number],
  colour: Oklch,
  ...alphas: number[]
): Form['fill'] {
  return { kind: 'radial', centre, radius, stops: listStops(colour, alphas) }
}

/** Many outlines as one form: thousands of forms would be slow. */
export function net(rings: Form['rings'], fill: Form['fill'], look: Partial<Form> = {}): Form {
  return { rings, union: true, role: 'line', plain: true, fill, ...look }
}

/** Light that fades away from a point, over the whole frame: no style shows an edge of it. */
export const glow = (
  frame: Frame,
  centre: Point,
  radii: readonly [number, number],
  colour: Oklch,
): Form =>
  cover(frame, fadeOut(centre, radii, colour, 0.9, 0.5, 0.2, 0.06, 0), { role: 'backdrop' })

/** The ground as a gradient across the frame, with what glows on it. */
export function groundLayer({ frame, tones }: Sheet, ...lights: readonly Form[]): Layer {
  const ground = linear([0, 0], [frame.width, frame.height], ...tones.ground)
  return layer('ground', 'ground', cover(frame, ground), lights)
}
