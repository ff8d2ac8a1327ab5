import type { Random } from '../../lib/random'
import type { Scene } from '../scene'
import type { StyleId } from '../slots'

/** A small picture of the work in progress, at most 64 pixels on its long side. */
export interface Snapshot {
  readonly width: number
  readonly height: number
  readonly rgba: Uint8ClampedArray
}

/** Called between real steps. `snapshot` costs something: call it only to show the picture. */
export type StepReport = (share: number, snapshot: () => Snapshot) => void

/** Paints a scene; returns RGBA pixels, row by row. */
export interface StylePainter {
  readonly id: StyleId
  paint(scene: Scene, random: Random, report: StepReport): Uint8ClampedArray
}
