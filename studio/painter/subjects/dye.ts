import { type Oklch, type Shape, computeArea } from '../geometry'
import { mix } from '../../lib/maths'
import { type DyeId, isExactDye, isGreyDye, isGreyish, readDye } from '../palettes/tints'
import type { TintId } from '../slots'

/** Share of a colour's own lightness that gives way: a named colour is known by its lightness. */
const LIGHTNESS = 0.6
const EXACT = 0.85

/** Gives a thing the requested colour and preserves its own lights and shadows. */
export function dyed(colour: Oklch, dye: DyeId | undefined): Oklch {
  if (!dye) return colour
  const [lightness, chroma, hue] = readDye(dye)
  return [mix(colour[0], lightness, isExactDye(dye) ? EXACT : LIGHTNESS), chroma, hue]
}

/** The shape with every colour of it changed. */
export const recolourShape = (shape: Shape, change: (colour: Oklch) => Oklch): Shape => ({
  ...shape,
  colour: change(shape.colour),
  ...(shape.gradient && {
    gradient: {
      ...shape.gradient,
      stops: shape.gradient.stops.map((stop) => ({ ...stop, colour: change(stop.colour) })),
    },
  }),
})

/** Alpha of what is no body: smoke, glass, haze. */
const LEAST_SOLID = 0.6

/** One material in light and in shadow: near in lightness, hue and strength. */
export function alike(a: Oklch, b: Oklch): boolean {
  const turn = Math.abs(((a[2] - b[2] + 540) % 360) - 180)
  const sameHue = turn < 34 || Math.min(a[1], b[1]) < 0.03
  return Math.abs(a[0] - b[0]) < 0.24 && Math.abs(a[1] - b[1]) < 0.07 && sameHue
}

/** The colour that covers most of a drawing. */
function mainColour(shapes: readonly Shape[]): Oklch | null {
  const bodies = shapes.filter(
    ({ detail, glow, snow, shadow }) => !detail && !glow && !snow && !shadow,
  )
  const areas = bodies.map(({ colour, points }) => ({ colour, area: computeArea(points) }))
  let best: Oklch | null = null
  let most = 0
  for (const { colour } of areas) {
    const total = areas.reduce((sum, it) => sum + (alike(colour, it.colour) ? it.area : 0), 0)
    if (total > most) [best, most] = [colour, total]
  }
  return best
}

/** Dyes what covers most of a drawing that does not know its own main colour. */
export function dyeMain(
  shapes: readonly Shape[],
  tint: DyeId,
  tone: (colour: Oklch) => Oklch,
): Shape[] {
  const main = mainColour(shapes)
  if (!main) return [...shapes]
  const change = (colour: Oklch): Oklch => (alike(main, colour) ? tone(dyed(colour, tint)) : colour)
  return shapes.map((shape) => {
    // White smoke of a white cottage is no part of its walls.
    if ((shape.alpha ?? 1) < LEAST_SOLID) return shape
    return {
      ...recolourShape(shape, change),
      ...(alike(main, shape.colour) && !isGreyDye(tint) && { tinted: true }),
    }
  })
}

/** Marks the shapes that a drawing has given its own colour, so that they show a named hue in every style. */
export function markTinted(
  shapes: readonly Shape[],
  tint: TintId,
  own: readonly Oklch[],
): readonly Shape[] {
  if (isGreyish(tint)) return shapes
  return shapes.map((shape) =>
    own.some((colour) => alike(colour, shape.colour)) ? { ...shape, tinted: true } : shape,
  )
}
