/** Client view of a job. Everything a screen needs and nothing it must compute. */
import type { DriftView } from './edits'
import type { BatchPlace } from './batch'
import type { MediaKind, SentParams } from './tools/define'
import type { ErrorCode } from './errors'
import type { LayerFileView, LayerFormat } from './layers'

export const JOB_STATUSES = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const
export type JobStatus = (typeof JOB_STATUSES)[number]

/** Models that paint one prompt side by side, at most. */
export const COMPARED_MAX = 4

const TERMINAL: ReadonlySet<JobStatus> = new Set(['succeeded', 'failed', 'cancelled'])

/** A terminal job never changes its status again. */
export function isTerminal(status: JobStatus): boolean {
  return TERMINAL.has(status)
}

/** It ended with something to show: a success, or cancelled after some pictures were finished. */
export function hasResult({ status, pictures }: Pick<JobView, 'status' | 'pictures'>): boolean {
  return status === 'succeeded' || (isTerminal(status) && pictures.length > 0)
}

export interface PictureView {
  id: string
  /** 0-based place within the job. */
  index: number
  kind: 'image' | 'video'
  /** Of a video; null for a picture. */
  durationMs: number | null
  /** A cut-out: its transparency is meant. */
  transparent: boolean
  /** A copy without the visible label can be made of it. */
  plain: boolean
  /** Original, with label and metadata. Absolute path or URL; valid for at least a day. */
  url: string
  /** WebP, longest side 640 px; of a video its first frame. */
  thumbUrl: string
  width: number
  height: number
  sizeBytes: number
  /** Base64 thumbhash, the placeholder while loading. */
  thumbhash: string
  /** Dominant colour `#rrggbb`. */
  color: string
  /** Repaints exactly this picture; null where the engine has no seed. */
  seed: number | null
  /** Formats it can be ordered in, in layers; left out: none. */
  layers?: LayerFormat[]
  /** Layered files of it that are ready; left out: none. */
  files?: LayerFileView[]
  /** Id of the style it was painted in, also where the engine chose; null where none is known. */
  style: string | null
}

export interface JobErrorView {
  code: ErrorCode
  message: string
  retryable: boolean
}

export interface PromptReadingView {
  understood: string[]
  /** Words of how it was made, as its style, mood or framing; left out: none. */
  manner?: string[] | undefined
  ignored: string[]
  /** Words without a drawing, each with the near thing that was drawn; left out: none. */
  substituted?: { word: string; by: string }[] | undefined
}

/** A picture, video or sound that parameters name, as it can be shown. */
export interface SourceView {
  /** A media reference, see contract/tools/media. */
  ref: string
  /** The job that made it; left out for an upload. */
  jobId?: string | undefined
  kind: MediaKind
  url: string
  thumbUrl: string
  width: number
  height: number
  /** Of a video, where it is known. */
  durationMs: number | null
  /** File name of a sound, where it is known. */
  name?: string | undefined
}

/** A small picture of one step while a picture was being made. */
export interface StageView {
  /** 0-based picture of the job. */
  pictureIndex: number
  /** The step, in Chinese; null where the engine has no word for it. */
  name: string | null
  /** WebP or JPEG, short side about 300 px. Absolute path or URL; valid for at least a day. */
  url: string
  /** Since the run began. */
  atMs: number
}

/** Between these, ms: what is left until a job ends. */
export interface EtaView {
  fromMs: number
  toMs: number
}

export interface JobView {
  id: string
  tool: string
  /** Chinese name of the tool. */
  toolName: string
  /** The call that runs it, e.g. `POST /api/generate`; empty for a tool that is gone. */
  call: string
  status: JobStatus
  /** 0..1, real, never falling within a run. */
  progress: number
  /** Rises with every change; a client drops a view with a lower seq. */
  seq: number
  /** 1-based place in the queue while queued, else null. */
  place: number | null
  /** Measured estimate until the job ends; null when nothing was measured yet. */
  eta: EtaView | null
  /** 0-based picture being painted while running. */
  pictureIndex: number
  /** Base64 thumbhash of what is being painted, when the engine shows one. */
  preview: string | null
  /** The current step, in Chinese, when the engine reports it. */
  step: string | null
  /** Stages of its pictures, first to last; empty in lists of ended jobs. */
  stages: StageView[]
  /**
   * The exact, complete parameters as accepted (defaults filled in, seed decided). In lists the
   * marks of masks are left out: they are returned with the job itself.
   */
  params: SentParams
  /** Existing media named by the parameters; empty in lists. */
  sources: SourceView[]
  /** Answer of a text tool, in the shape its definition documents. */
  answer: Record<string, unknown> | null
  costCredits: number
  /**
   * Spent part of the price: all of a success (less the refund of a doubtful one), of a cancelled
   * job the part for pictures finished before.
   */
  spentCredits: number
  engine: { id: string; name: string }
  model: { id: string; name: string }
  /** While it waits in its engine's own queue: how many are before it there. */
  ahead: number | null
  pictures: PictureView[]
  reading: PromptReadingView | null
  /**
   * Notes to the owner about how it was made: one Chinese sentence each. Of a doubtful result the
   * first names the fault.
   */
  notes: string[]
  /**
   * Measured, the result may differ from the order. `open`: its price is refunded on request
   * (`POST /api/user/returnScore`); `returned`: it was refunded. null: nothing speaks against it.
   */
  doubt: 'open' | 'returned' | null
  error: JobErrorView | null
  /** The job this one was made from (再画一张, 重试), for the lineage strip. */
  parentId: string | null
  /** 对话改图: its thread, its sentence and what was understood; left out: none. */
  threadId?: string | undefined
  sentence?: string | undefined
  planSummary?: string | undefined
  /** Parts that were to stay and changed, as measured; left out: not measured, or dismissed. */
  drift?: DriftView[] | undefined
  /** Common property of the jobs it is compared with; null: none. */
  comparisonId: string | null
  /** Of a job of 一次多张: its text and which cell of it this is; null: none. */
  batch: BatchPlace | null
  createdAt: string
  startedAt: string | null
  finishedAt: string | null
}
