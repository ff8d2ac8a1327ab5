import { clamp } from '../../../lib/maths'
import type { Oklch } from '../../colour'
import { named } from '../../parts'
import type { ThingWish } from '../family'
import { type Form, type Layer, place } from '../build/form'
import type { Coat } from './coat'
import { drawSpaceHelmet } from '../people/worn/ornaments'

/** The glass about a head in a space suit, with its ears inside; long horns go through it. */

/** Of the helmet as it is drawn for people: place of its middle, and radius within its ring. */
const PEOPLES = { y: -10, inner: 190, outer: 214 } as const
/** Space between the head and the ring, units. */
const GAP = 8
const RADII = [196, 262] as const
/** Place of its middle, the lowest first. */
const MIDDLES = [-20, -40, -60, -80, -100] as const
/** Of tufts and antlers, so many of the farthest points may be outside. */
const OUTSIDE = 0.02

const isOfHead = ({ name }: Layer): boolean => name === 'head' || name === 'worn'

/** Radius about a middle that has all but the farthest points within it. */
function measureRadius(points: readonly (readonly [number, number])[], middle: number): number {
  const far = points.map(([x, y]) => Math.hypot(x, y - middle)).sort((a, b) => a - b)
  return far[Math.floor((far.length - 1) * (1 - OUTSIDE))] ?? 0
}

export interface SpaceHelmet {
  readonly behind: readonly Form[]
  readonly over: readonly Form[]
  /** Reach above the eyes. */
  readonly top: number
}

export const hasSpaceHelmet = ({ traits }: Pick<ThingWish, 'traits'>): boolean =>
  traits.some(
    ({ slot, value }) =>
      (slot === 'clothes' && value === 'space') || (slot === 'wears' && value === 'space-helmet'),
  )

/** Inside of the helmet: behind a dark head it is light. */
const fillInside = (coat: Coat): Oklch =>
  coat.base[0] < 0.5 ? [0.72, 0.06, 250] : [0.31, 0.055, 265]

/** @param head its layers, (0, 0) between the eyes */
export function fitSpaceHelmet(head: readonly Layer[], coat: Coat): SpaceHelmet {
  const points = head
    .filter(isOfHead)
    .flatMap(({ forms }) => forms.flatMap(({ rings }) => rings.flat()))
    .map(([x, y]) => [x, y] as const)
  const fits = MIDDLES.map((y) => ({ y, radius: measureRadius(points, y) }))
  const best = fits.reduce((a, b) => (b.radius < a.radius - 1 ? b : a))
  const radius = clamp(best.radius + GAP, ...RADII)
  const scale = radius / PEOPLES.inner
  const put = (forms: readonly Form[]): Form[] =>
    named('helmet', place(forms, [0, best.y - PEOPLES.y * scale], { scale }))
  const { back, over } = drawSpaceHelmet(1)
  return {
    behind: put(back).map((form) => ({ ...form, fill: fillInside(coat) })),
    over: put(over),
    top: PEOPLES.outer * scale - best.y,
  }
}
