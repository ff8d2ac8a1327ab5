import type { Oklch, Shape } from '../drawing'
import type { Materials } from '../palette'
import type { Placement, Random } from '../scene'
import type { SceneId, SeasonId, SubjectId, SubjectWish, TimeId } from '../slots'

/** Facts that a subject may know about its picture. */
export interface SubjectBrush {
  readonly random: Random
  readonly m: Materials
  /** Any colour as it looks in this light and at this distance. `share` 0..1: how much it obeys. */
  tone(colour: Oklch, share?: number): Oklch
  /** The same for the main colour of the thing: a colour that the prompt gave it wins. */
  own(colour: Oklch, share?: number): Oklch
  /** Lamps are lit and windows shine. */
  readonly lit: boolean
  readonly snowy: boolean
  readonly season: SeasonId | null
  /** Its kind of place: a whale breaches on `water` and swims in the `deep`. */
  readonly placement: Placement
  /** Rain or snow falls on it. */
  readonly wet: boolean
  /** Thing in its hands. */
  readonly holds: SubjectId | null
  /** A walker wears a robe in a garden and a coat in a city. */
  readonly scene: SceneId
}

/** Request, and its size. */
export interface DrawnSize {
  readonly wish: SubjectWish
  /** Pixels that height 1 takes. */
  readonly size: number
  /** Length of a pixel of a 1024-pixel picture. */
  readonly unit: number
}

/**
 * One thing the painter can draw. `draw` works in its own space: base at (0, 0), up is -y,
 * about 1 tall, looking to the right; corner subjects grow from (0, 0) to the right and downwards;
 * what flies, floats or swims (`sky`, `surface`, `deep`) has its middle at (0, 0).
 */
export interface SubjectDefinition {
  /** Possible places, the best first. Without any of these in a scene, it goes to the best other. */
  readonly placements: readonly [Placement, ...Placement[]]
  /** Height as a share of the picture's short side. */
  readonly height: number
  /** Enlargement when it alone is the subject of the picture. Default 1. */
  readonly alone?: number
  /** Default number. */
  readonly count: number
  /** The scene it belongs to when the prompt names none. */
  readonly home?: SceneId
  /** The season and hour it brings when the prompt names none. */
  readonly season?: SeasonId
  readonly time?: TimeId
  /** Several of them are drawn as one group by `draw` itself. */
  readonly flock?: boolean
  /** It belongs to the sky itself: behind all land, over the whole width. */
  readonly behind?: boolean
  /** It is in the air of the whole picture, before everything: (0, 0) is the middle. */
  readonly fills?: boolean
  /** Enlargement indoors. */
  readonly indoors?: number
  /** Indoors it is seen through the window. */
  readonly outdoors?: boolean
  /** It sits on a tree of the picture. */
  readonly perches?: boolean
  /** It is in water and mirrors in it. */
  readonly mirrors?: boolean
  /** The thing of the illustrations that it is, drawn small. */
  readonly thing?: string
  /** Comes nearer where it would be lost in the distance. */
  readonly comesNearer?: boolean
  draw(brush: SubjectBrush, count: number, drawn: DrawnSize): Shape[]
}

/** Subjects of one kind by their ids. */
export type SubjectFamily = Readonly<Partial<Record<SubjectId, SubjectDefinition>>>

/** A subject as a row: where it can be, what is said of it, and its drawing. */
export function subject(
  placements: SubjectDefinition['placements'],
  more: Omit<SubjectDefinition, 'placements' | 'draw'>,
  draw: SubjectDefinition['draw'],
): SubjectDefinition {
  return { placements, ...more, draw }
}
