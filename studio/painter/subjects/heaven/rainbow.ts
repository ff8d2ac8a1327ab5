import type { Gradient, Oklch, Point, Shape } from '../../drawing'
import { polygon } from '../../geometry'
import { cos, mix, sin } from '../../../lib/maths'
import type { SubjectBrush, SubjectDefinition } from '../subject'
import { triples } from '../../drawing/notation'

/** From the outside in; the light of rain is pale, so no colour is full. */
const BANDS: readonly Oklch[] = triples(
  `0.7,0.16,22 0.79,0.14,60 0.89,0.13,98 0.82,0.13,145 0.77,0.1,215 0.68,0.12,265 0.64,0.13,308`,
)
const OUTER = 1
const WIDTH = 0.036

/** A ring between two radii, from the left foot over the top to the right one. */
function arch(outer: number, inner: number): Point[] {
  const at = (radius: number, i: number): Point => {
    const angle = Math.PI * (1 + i / 60)
    return [cos(angle) * radius, sin(angle) * radius + OUTER * 0.96]
  }
  const steps = Array.from({ length: 61 }, (_, i) => i)
  return [...steps.map((i) => at(outer, i)), ...steps.reverse().map((i) => at(inner, i))]
}

interface Bow {
  readonly outer: number
  /** From the outside in. */
  readonly colours: readonly Oklch[]
  /** Of the usual strength. */
  readonly strength: number
}

function drawBow({ own }: SubjectBrush, strong: number, { outer: top, colours, strength }: Bow) {
  const fade = (colour: Oklch, alpha: number): Gradient => ({
    from: [strong * OUTER, OUTER],
    to: [-strong * OUTER, OUTER * 0.6],
    stops: [
      { at: 0, colour, alpha: alpha * 0.75 },
      { at: 0.3, colour, alpha },
      { at: 0.62, colour, alpha: alpha * 0.7 },
      { at: 1, colour, alpha: alpha * 0.12 },
    ],
  })
  const band = (outer: number, inner: number, colour: Oklch, alpha: number): Shape => ({
    ...polygon(arch(outer, inner), colour, {
      plain: true,
      glow: true,
      accent: true,
      alpha: alpha * 0.75,
    }),
    gradient: fade(colour, alpha),
  })
  const shapes: Shape[] = []
  // the air is brighter inside the first bow
  if (top === OUTER) shapes.push(band(top - colours.length * WIDTH, 0.62, [0.97, 0.02, 90], 0.16))
  colours.forEach((colour, i) => {
    const outer = top - i * WIDTH
    // neighbours overlap, so that the colours run into each other
    const alpha = mix(0.5, 0.6, i / 6) * strength
    shapes.push(band(outer, outer - WIDTH * 1.45, i === 0 ? own(colour, 0) : colour, alpha))
  })
  return shapes
}

const BOW = {
  placements: ['sky'],
  home: 'grassland',
  time: 'day',
  height: 0.66,
  count: 1,
  behind: true,
} satisfies Omit<SubjectDefinition, 'draw'>

const FIRST: Bow = { outer: OUTER, colours: BANDS, strength: 1 }
/** Fainter, outside the first, its colours the other way round. */
const SECOND: Bow = { outer: OUTER * 1.36, colours: [...BANDS].reverse(), strength: 0.62 }

/** A rainbow over the land: strong on one side, melting into the air on the other. */
export const rainbow: SubjectDefinition = {
  ...BOW,
  draw: (brush) => drawBow(brush, brush.random.sign(), FIRST),
}

export const doubleRainbow: SubjectDefinition = {
  ...{ ...BOW, height: 0.58 },
  draw(brush) {
    const strong = brush.random.sign()
    return [...drawBow(brush, strong, SECOND), ...drawBow(brush, strong, FIRST)]
  },
}
