import type { EditRegion, EditStep } from '@contract/edits'
import type { OperationInput } from '../operations'

/** Plans of a sentence as they are answered. */

/** A plan without its price. */
export interface DraftPlan {
  readonly summary: string
  readonly steps: EditStep[]
  readonly keep: string[]
  /** `edit`, or another tool for what is no operation on the plan. */
  readonly tool: 'edit' | 'upscale' | 'rembg' | 'variation' | 'outpaint' | 'undo'
  readonly operations: readonly OperationInput[]
  readonly regions: EditRegion[]
}

export interface DraftReading {
  readonly plans: readonly DraftPlan[]
  readonly notUnderstood: readonly string[]
  readonly declined?: {
    readonly reason: 'cannot' | 'not-understood'
    readonly words?: string
    readonly message: string
    readonly alternatives: readonly DraftPlan[]
    /** No other reading of the sentence may be carried out either. */
    readonly isFinal?: boolean
  }
}

/** The answer to a sentence that cannot be carried out. */
export function decline(
  reason: 'cannot' | 'not-understood',
  message: string,
  rest: {
    words?: string | undefined
    alternatives?: readonly DraftPlan[]
    notUnderstood?: readonly string[]
    isFinal?: boolean
  } = {},
): DraftReading {
  const { words, alternatives = [], notUnderstood = [], isFinal = false } = rest
  const declined = {
    ...{ reason, message, alternatives },
    ...(words !== undefined && { words }),
    ...(isFinal && { isFinal }),
  }
  return { plans: [], notUnderstood, declined }
}
