/** A picture as the screens of editing know it, and short names of the contract's parts. */
import type { EDIT_SCOPES, EDIT_STRENGTHS, EditStep } from '@contract/edits'
import type { MediaRef } from '@contract/tools/media'

export type { EditKind } from '@contract/edits'
export type EditScope = (typeof EDIT_SCOPES)[number]
export type EditStrength = (typeof EDIT_STRENGTHS)[number]

/** The very picture that will change. */
export interface EditTarget {
  jobId: string
  pictureId: string
  ref: MediaRef
  url: string
  thumbUrl: string
  width: number
  height: number
  color: string
  threadId: string | null
}

/** A plan is made from these instead of the sentence, once a tap has changed something. */
export interface Correction {
  steps: EditStep[]
  keep: string[]
}
