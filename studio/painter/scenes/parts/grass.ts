import { type Oklch, shade } from '../../colour'
import { type Random, type Shape, type StrokePoint, stroke } from '../../geometry'
import { mix } from '../../../lib/maths'
import { type Stage, addForms } from './forms'

/** A tuft of blades that lean with the wind. */
export const tuft = (
  random: Random,
  x: number,
  y: number,
  size: number,
  colour: Oklch,
  wind: number,
  blades = 5,
): Shape[] =>
  Array.from({ length: blades }, (_, i) => {
    const fan = (blades === 1 ? 0 : i / (blades - 1) - 0.5) + random.spread() * 0.2
    const tall = size * random.range(0.6, 1.1)
    const lean = (fan * 0.8 + wind * 0.5) * tall
    return stroke(
      [
        [x + fan * size * 0.25, y],
        [x + fan * size * 0.25 + lean * 0.3, y - tall * 0.55],
        [x + fan * size * 0.2 + lean, y - tall],
      ],
      size * 0.085,
      shade(colour, random.spread() * 0.05),
      'end',
      { foliage: true, plain: true },
    )
  })

interface GrassField {
  readonly wind?: number
  /** Bare ground. */
  readonly bare?: (x: number, y: number) => boolean
}

/**
 * Tufts over a field, denser and smaller with distance; far ones first.
 * @param sizes pixels at the top and at the bottom
 */
export function grassField(
  random: Random,
  [left, top, right, bottom]: readonly [number, number, number, number],
  count: number,
  sizes: readonly [small: number, large: number],
  colour: Oklch,
  { wind = 0.4, bare }: GrassField = {},
): Shape[] {
  const places = Array.from({ length: count }, () => {
    const t = random.next() * random.range(0.5, 1)
    return { x: random.range(left, right), t }
  }).sort((a, b) => a.t - b.t)
  return places.flatMap(({ x, t }) => {
    const y = mix(top, bottom, t)
    if (bare?.(x, y)) return []
    const size = mix(...sizes, t) * random.range(0.7, 1.2)
    return tuft(random, x, y, size, shade(colour, -0.06 * t), wind, t > 0.5 ? 5 : 3)
  })
}

interface Grass extends GrassField {
  /** Pixels. */
  readonly top: number
  /** Its lower edge, share of the frame's height. */
  readonly foot?: number
  readonly count: number
  /** Units of tufts at the top and at the foot. */
  readonly tall: readonly [small: number, large: number]
  readonly colour: Oklch
}

/** Grass over the whole width before all else. */
export function addGrass(
  stage: Stage,
  name: string,
  depth: number,
  random: Random,
  { top, foot = 1.05, count, tall: [small, large], colour, ...field }: Grass,
): void {
  const { width, height, unit } = stage
  const sizes = [small * unit, large * unit] as const
  const tufts = grassField(random, [0, top, width, height * foot], count, sizes, colour, field)
  addForms(stage, name, depth, tufts, 'frame')
}

/**
 * Bare ground: a way or a stream.
 * @param near pixels above and below its middle, where it is so wide @param wide share of its half width
 */
export const onWay =
  (way: readonly StrokePoint[], near: (half: number) => number, wide: number) =>
  (x: number, y: number): boolean =>
    way.some(
      ([px, py, half = 1]) => Math.abs(py - y) < near(half) && Math.abs(px - x) < half * wide,
    )
