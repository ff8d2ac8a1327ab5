import type { Scene } from '../scene'
import { getSubject } from '../subjects/registry'
import { mapForms } from './build/form'
import type { Illustration } from './node'

/** Left and right end, shares of the width. */
type Span = readonly [left: number, right: number]

/** Of a thing in the place, so much may be hidden by what is before it. */
const MOST_HIDDEN = 0.35
/** Left free at the frame, share of the width. */
const MARGIN = 0.03

function findSpan(xs: readonly number[], width: number): Span | null {
  const [left, right] = xs.reduce(
    ([a, b], x) => [Math.min(a, x), Math.max(b, x)],
    [Infinity, -Infinity],
  )
  return right > left ? [Math.max(0, left / width), Math.min(1, right / width)] : null
}

/** Namesakes of places: 瀑布下的少女 has the fall next to her. */
const OF_PLACES = /^(?:waterfall|(?:fall|sheet)(?: \d+)?|lava)$/

/** Things that a prompt names in the place itself; lights of the sky are wide enough. */
function spanOfNamed({ layers, slots, width }: Scene): Span | null {
  const named = new Set<string>(slots.subjects.map(({ id }) => id))
  const xs = layers.flatMap((layer) => {
    if (layer.kind !== 'shapes' || layer.role === 'reflection') return []
    const isOwn = OF_PLACES.test(layer.name)
    if (!isOwn && (!named.has(layer.name) || getSubject(layer.name).behind)) return []
    return layer.shapes.flatMap(({ points }) => points.map(([x]) => x))
  })
  return findSpan(xs, width)
}

function spanOfFigure({ layers, frame }: Illustration): Span | null {
  const own = layers.filter(({ stage }) => stage !== 'setting')
  const xs = own.flatMap(({ forms }) =>
    forms
      .filter(({ role }) => role !== 'shadow')
      .flatMap(({ rings }) => rings.flat().map(([x]) => x)),
  )
  return findSpan(xs, frame.width)
}

/**
 * The distance that a figure before a place moves aside for what is named in that place, units: 小屋前的女孩.
 * 0: it hides nothing, or moving would not help.
 */
export function findAside(made: Illustration, place: Scene): number {
  const thing = spanOfNamed(place)
  const figure = spanOfFigure(made)
  if (!thing || !figure) return 0
  const [from, to] = thing
  const [left, right] = figure
  const hides = (dx: number): number =>
    Math.max(0, Math.min(right + dx, to) - Math.max(left + dx, from)) / (to - from)
  if (hides(0) <= MOST_HIDDEN) return 0
  const ways = [
    Math.max(from - right, MARGIN - left),
    Math.min(to - left, 1 - MARGIN - right),
  ].filter((dx, i) => (i === 0 ? dx < 0 : dx > 0))
  const [best = 0] = ways.sort((a, b) => hides(a) - hides(b) || Math.abs(a) - Math.abs(b))
  return hides(best) < hides(0) ? best * made.frame.width : 0
}

/** The same moved to the side. */
export function moveAside(made: Illustration, dx: number): Illustration {
  if (dx === 0) return made
  const layers = made.layers.map((one) => {
    // a tree before the place has its trunk at the edge; a bright rim goes with its figure
    if (one.stage === 'setting' && one.cast !== true) return one
    const forms = mapForms(one.forms, ([x, y]) => [x + dx, y])
    return {
      ...one,
      forms,
      ...(one.origin && { origin: { ...one.origin, x: one.origin.x + dx } }),
    }
  })
  return { ...made, layers, focus: { ...made.focus, x: made.focus.x + dx } }
}
