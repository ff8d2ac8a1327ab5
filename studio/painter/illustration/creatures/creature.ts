import type { Random } from '../../../lib/random'
import type { Oklch } from '../../colour'
import type { TimeId, TintId } from '../../slots'
import { type Form, type Point, disc, ellipse, line } from '../build/form'
import { named } from '../../parts'

/** Colour and chance of one drawing of a creature. */
export interface Hide {
  readonly base: Oklch
  readonly random: Random
  /** The requested colour. */
  readonly tint: TintId | undefined
  /** A colour in the light of the hour. */
  readonly lit: (colour: Oklch) => Oklch
  /** Without the branch of one that perches. */
  readonly isOnBoard?: boolean
  /** Without the feet of one that swims. */
  readonly isAfloat?: boolean
  /** 彩色的鸟 */
  readonly hasManyHues?: boolean
}

/** An animal seen whole from the side or from above, in its own space. */
export interface Creature {
  /** Parted by white space; the first is its name. */
  readonly words: string
  readonly colours: readonly [Oklch, ...Oklch[]]
  /** Its width and height, and where its lowest point is. */
  readonly size: readonly [width: number, height: number]
  readonly foot: number
  /** The middle of its width. */
  readonly middle: number
  /** The hour it is shown at where none is named; default: day. */
  readonly times?: readonly [TimeId, ...TimeId[]]
  readonly on: 'grass' | 'sand' | 'ice' | 'water' | 'leaf' | 'sheet' | 'sky'
  /** It gives light: the hour does not dim it. */
  readonly glows?: true
  /** Half the width of its shadow. */
  readonly shadow: number
  /** Of one that perches, where it sits on a board instead. */
  readonly onBoard?: { readonly foot: number; readonly shadow: number }
  /** Of one that swims, where the water reaches. */
  readonly waterline?: number
  draw(hide: Hide): Form[]
}

export const DARK: Oklch = [0.22, 0.03, 45]

/** A round dark eye with a glint. */
export const eye = ([x, y]: Point, r: number): Form[] => [
  ...named('eyes', disc([x, y], r, DARK, 'eye')),
  disc([x + r * 0.3, y - r * 0.35], r * 0.34, [0.99, 0, 0], 'glint'),
]

export const smile = (outline: string, width = 6): Form =>
  line(outline, width, [0.32, 0.05, 30], 'mouth soft')

export const blush = (at: Point, r: number): Form =>
  ellipse(at, [r, r * 0.66], [0.74, 0.13, 20], 'blush alpha 0.4 blur 5')
