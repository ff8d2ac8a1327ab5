import type { Shape } from '../drawing'
import type { Materials } from '../palette'
import type { Random } from '../random'
import type { Placement } from '../scene'
import type { SeasonId, SubjectId } from '../slots'

/** What a subject may know about the picture it stands in. */
export interface SubjectBrush {
  readonly random: Random
  readonly m: Materials
  /** Lamps are lit and windows shine. */
  readonly lit: boolean
  readonly snowy: boolean
  readonly season: SeasonId | null
}

/**
 * One thing the painter can draw. `draw` works in its own space: base at (0, 0), up is -y,
 * about 1 tall; corner subjects grow from (0, 0) to the right and downwards.
 */
export interface SubjectDefinition {
  readonly id: SubjectId
  readonly placement: Placement
  /** Height as a share of the picture's short side. */
  readonly height: number
  /** How many when the prompt does not say. */
  readonly count: number
  /** Several of them are drawn as one group by `draw` itself. */
  readonly flock?: boolean
  /** It stands in water and mirrors in it. */
  readonly mirrors?: boolean
  draw(brush: SubjectBrush, count: number): Shape[]
}
