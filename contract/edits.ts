/** contract/edits.ts — 对话改图: what a sentence changes in a picture. Free of zod so that the client may bundle it. */
import type { MediaRef } from './tools/media'
import type { SentParams } from './tools/define'

export const EDIT_KINDS = [
  'remove',
  'replace',
  'add',
  'recolour',
  'trait',
  'count',
  'move',
  'scale',
  'background',
  'time',
  'weather',
  'season',
  'style',
  'tone',
  'text',
  'extend',
  'crop',
  'upscale',
  'cutout',
  'vary',
  'undo',
] as const
export type EditKind = (typeof EDIT_KINDS)[number]

/** Characters of a sentence, at most. */
export const SENTENCE_MAX = 500
/** Changes in one sentence, at most. */
export const EDIT_STEPS_MAX = 3

export const EDIT_SCOPES = ['thing', 'around', 'whole'] as const
export const EDIT_STRENGTHS = ['light', 'usual', 'strong'] as const

/** One change. Words are Chinese. */
export interface EditStep {
  kind: EditKind
  /** 小船 */
  target?: string
  /** Id of the thing of the plan, or of the region, that `target` means; left out: the whole picture. */
  targetId?: string
  /** 红色 */
  value?: string
  /** Other values that could be meant or are near, at most 4: one tap changes the step. */
  choices?: string[]
  scope?: (typeof EDIT_SCOPES)[number]
  strength?: (typeof EDIT_STRENGTHS)[number]
}

/** A part of the picture that is found, shares of the sides: drawn over the picture of the plan. */
export interface EditRegion {
  id: string
  name: string
  bounds: { x: number; y: number; width: number; height: number }
  /** Closed; left out: only the bounds are known. */
  outline?: [x: number, y: number][]
  role: 'change' | 'keep' | 'free'
}

export interface EditPlan {
  id: string
  /** 把小船换成红色 */
  summary: string
  /** In the order of the sentence. */
  steps: EditStep[]
  /** Names of what stays: checked after the edit. A subset of the names of regions, and 构图, 画风, 光 … */
  keep: string[]
  /** The order: POST of the tool's call with these; `tool` is 'edit' or a tool with its parameters. */
  tool: string
  params: SentParams
  /** null: the tool has no models. */
  modelId: string | null
  /** Credits. 0 of undo. */
  quote: number
  etaMs: number | null
  regions: EditRegion[]
  /** Left out: there are none. */
  references?: EditReferences
}

/** Reference pictures, by number. */
export interface EditReferences {
  used: number[]
  notUsed: {
    number: number
    /** One sentence. */
    reason: string
  }[]
}

export interface EditReading {
  /** The first is the plan, the others are alternatives; empty when declined. */
  plans: EditPlan[]
  /** Pieces of the sentence that were not understood, as written. */
  notUnderstood: string[]
  declined?: {
    /** cannot: understood, but not by this engine; not-understood; blocked: by the words filter. */
    reason: 'cannot' | 'not-understood' | 'blocked'
    /** The piece that cannot be done, as written; left out: the whole. */
    words?: string
    /** One sentence. */
    message: string
    /** Ready to run, the half that can be done first; at most 3. */
    alternatives: EditPlan[]
  }
}

/** Sent with the order of a plan: makes it a version of a thread. */
export interface EditOrder {
  /** Left out: a new thread that begins with the picture. */
  threadId?: string
  sentence: string
  summary: string
  steps: EditStep[]
  keep: string[]
}

/** A part that should stay and changed. */
export interface DriftView {
  name: string
  bounds: { x: number; y: number; width: number; height: number }
  kind: 'missing' | 'changed'
  /** Share of its pixels that changed visibly, 0..1. */
  changed: number
}

export interface ThreadVersionView {
  id: string
  /** 1 is the first picture. */
  number: number
  parentId: string | null
  /** null: the job was deleted, or it is an upload. */
  jobId: string | null
  picture: MediaRef | null
  thumbUrl: string | null
  width: number | null
  height: number | null
  sentence: string | null
  summary: string | null
  status: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled' | 'deleted'
  credits: number
  createdAt: string
}

export interface ThreadView {
  id: string
  title: string
  versions: ThreadVersionView[]
  /** The version that was looked at or made last. */
  currentId: string
  updatedAt: string
}
