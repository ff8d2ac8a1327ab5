import type { Random } from '../../lib/random'
import type { Scene } from '../scene'
import type { StyleId } from '../slots'
import type { StepName } from '../steps'

export type { Random }

/** A small picture of the work in progress. */
export type Snapshot = Readonly<{ width: number; height: number; rgba: Uint8ClampedArray }>

/**
 * Takes a small picture; it costs something: call it only to show the picture.
 *
 * @param shortSide px; without it the long side has 64, as hashes of pictures want
 */
export type TakeSnapshot = (shortSide?: number) => Snapshot

/** Called after each real step: the share done, 0..1, and what was done. */
export type StepReport = (share: number, snapshot: TakeSnapshot, name: StepName) => void

/** Paints a scene; returns RGBA pixels, row by row. */
export interface StylePainter {
  readonly id: StyleId
  paint(scene: Scene, random: Random, report: StepReport): Uint8ClampedArray
}
