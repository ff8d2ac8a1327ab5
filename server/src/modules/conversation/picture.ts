/** Input of planning. */
import type { EditStep } from '@contract/edits'
import type { MediaRef } from '@contract/tools/media'
import type { PicturePlan } from '../../integrations/engines/plan'
import type { Reference } from '@contract/tools/references'
import type { EditBox } from './box'
import type { requireSources } from '../job/sources'

type Sources = Awaited<ReturnType<typeof requireSources>>

export interface PictureToPlan {
  readonly ref: MediaRef
  readonly row: Sources extends ReadonlyMap<string, infer Row> ? Row : never
  /** Null: a photograph, or a picture of another engine. */
  readonly plan: PicturePlan | null
}

export interface PlanRequest {
  readonly sentence: string
  readonly steps?: readonly EditStep[] | undefined
  readonly keep?: readonly string[] | undefined
  readonly modelId?: string | undefined
  /** Sent with the sentence to a model that takes them; left out: none. */
  readonly references?: readonly Reference[] | undefined
  /** Only what is inside changes. */
  readonly box?: EditBox | undefined
}
