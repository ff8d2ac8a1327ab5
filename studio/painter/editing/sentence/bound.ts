import type { PlannedThing } from '../../planning/things'

export interface BoundTarget {
  /** The things that are meant together. */
  readonly things: readonly PlannedThing[]
  /** A part or trait of it that is meant: 围巾. */
  readonly part?: string
}

/** The readings of a noun phrase, the likeliest first; empty: there is no such thing. */
export type Binding = readonly BoundTarget[]
