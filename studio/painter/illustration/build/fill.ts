import { type Oklch, shade as shift } from '../../colour'
import type { Point } from '../../drawing'
import type { ColourStop, Fill } from '../node'

/** Fills of forms: tones of a colour, gradients. */

export type { Oklch }

/** A darker or lighter tone of a cloth, skin or body: darker is a little richer, lighter paler. */
export function tone(colour: Oklch, lightness: number, hue = 0): Oklch {
  const [l, c, h] = shift(colour, lightness)
  return [l, c * (lightness < 0 ? 1 - lightness * 0.9 : 1 - lightness * 0.6), h + hue]
}

/** A two-colour gradient from point to point. */
export function linear(from: Point, to: Point, ...colours: readonly Oklch[]): Fill {
  const last = Math.max(1, colours.length - 1)
  const stops = colours.map((colour, i) => ({ at: i / last, colour }))
  return { kind: 'linear', from, to, stops }
}

/** Tones of one colour, each so much darker or lighter than it; 0 is the colour itself. */
export const tones = (colour: Oklch, ...steps: readonly number[]): Oklch[] =>
  steps.map((step) => (step === 0 ? colour : tone(colour, step)))

/** A gradient from one y to another. */
export const downwards = (from: number, to: number, ...colours: readonly Oklch[]): Fill =>
  linear([0, from], [0, to], ...colours)

export function radial(
  centre: Point,
  radius: readonly [number, number],
  ...colours: readonly Oklch[]
): Fill {
  const last = Math.max(1, colours.length - 1)
  const stops = colours.map((colour, i) => ({ at: i / last, colour }))
  return { kind: 'radial', centre, radius, stops }
}

/** Rows of a place 0..1, a colour in OKLCH and its opacity: `0,0.6,0.02,230,0.5 1,1,0,90,0.1`. */
const readStops = (text: string): ColourStop[] =>
  text.split(/\s+/).map((row) => {
    const [at, l, c, h, alpha] = row.split(',').map(Number)
    if ([at, l, c, h].some((part) => Number.isNaN(part ?? NaN)) || Number.isNaN(alpha))
      throw new Error(`stops: "${row}"`)
    return { at, colour: [l, c, h], ...(alpha !== undefined && { alpha }) }
  })

/** A gradient whose colours have places and opacities of their own. */
export const linearStops = (from: Point, to: Point, stops: string): Fill => ({
  kind: 'linear',
  from,
  to,
  stops: readStops(stops),
})

export const radialStops = (
  centre: Point,
  radius: readonly [number, number],
  stops: string,
): Fill => ({
  kind: 'radial',
  centre,
  radius,
  stops: readStops(stops),
})
