/** The surroundings of a step: all regions, and the ratio of the picture. */
import type { EditStep } from '@contract/edits'
import type { FoundRegion } from '../tools/regions/definition'

export interface CompileContext {
  readonly things: readonly FoundRegion[]
  /** All that was found. */
  readonly regions: readonly FoundRegion[]
  /** Width by height. */
  readonly aspect: number
}

export const offerValues = (kind: EditStep['kind'], values: readonly string[]): EditStep[] =>
  values.map((value) => ({ kind, value }))
