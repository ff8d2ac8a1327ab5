import type { EditRegion, EditStep } from '@contract/edits'
import type { SentParams } from '@contract/tools/define'

/** One run of a tool within a plan; its image is the result of the run before. */
export interface ToolStep {
  /** An id of contract/tools, or one of `edit`'s own: tone, hour, crop. */
  readonly tool: string
  readonly params: SentParams
}

/** A plan without its price. */
export interface PhotoDraft {
  readonly summary: string
  readonly steps: EditStep[]
  readonly keep: string[]
  readonly tools: readonly ToolStep[]
  readonly regions: EditRegion[]
}

export interface PhotoReading {
  /** Steps as they were read, also those that cannot be carried out here. */
  readonly steps: readonly EditStep[]
  readonly plans: readonly PhotoDraft[]
  readonly notUnderstood: readonly string[]
  readonly declined?: {
    readonly reason: 'cannot' | 'not-understood'
    readonly words?: string
    readonly message: string
    /** No model may carry it out, whatever it can. */
    readonly isFinal: boolean
    /** False: its words are read rightly, and cannot be done. */
    readonly isMisread?: boolean
    readonly alternatives: readonly PhotoDraft[]
  }
}

/** A step that cannot be carried out on a photograph, with a sentence for people. */
export class CannotEdit extends Error {
  constructor(
    readonly reason: string,
    /** Steps that could be carried out instead. */
    readonly offers: readonly EditStep[] = [],
    /** No model may carry it out. */
    readonly isFinal = false,
  ) {
    super(reason)
  }
}

/** Nothing in the photograph has the name. */
export class StepMissing extends CannotEdit {}

/** The photograph is so already. */
export class SoAlready extends CannotEdit {}

const MOST_OFFERS = 3

export function decline(
  reason: 'cannot' | 'not-understood',
  message: string,
  rest: {
    words?: string | undefined
    alternatives?: readonly PhotoDraft[]
    notUnderstood?: readonly string[]
    isFinal?: boolean
    isMisread?: boolean
    steps?: readonly EditStep[]
  } = {},
): PhotoReading {
  const { words, alternatives = [], notUnderstood = [], isFinal = false, isMisread } = rest
  const declined = {
    reason,
    message,
    isFinal,
    alternatives: alternatives.slice(0, MOST_OFFERS),
    ...(words !== undefined && { words }),
    ...(isMisread !== undefined && { isMisread }),
  }
  return { steps: rest.steps ?? [], plans: [], notUnderstood, declined }
}
