/** The calls of a decoding process and their answers. Paths are relative to its folder. */
import type { ErrorCode } from '@contract/errors'
import type { LabelFinding } from '@media/aigc/find'
import type { VideoFacts } from '@media/video/probe/facts'
import type { TakenImage } from '../intake'

/** An accepted picture whose files lie next to the posted one. */
export interface TakenFiles extends Omit<TakenImage, 'image' | 'thumb'> {
  readonly sizeBytes: number
}

/** Names of what a taken picture is written to, in the folder of the posted file. */
export const TAKEN_NAMES = { image: 'image', thumb: 'thumb' } as const

export interface Answers {
  /** Checks and re-encodes the picture: writes `image` and `thumb` next to it. */
  image: TakenFiles
  /** Reads the tables of a video. */
  probe: VideoFacts
  /** Looks for AI labels. */
  label: LabelFinding
}
export type Operation = keyof Answers

export interface DecodeRequest {
  readonly id: number
  readonly operation: Operation
  /** The file. */
  readonly path: string
}

export interface Refusal {
  /** Null: not meant for the uploader. */
  readonly code: ErrorCode | null
  readonly message: string
  /** Of the system, such as ENOSPC. */
  readonly errno: string | null
}

export type Answer = {
  readonly id: number
  /** Of the whole process since the call, ms. */
  readonly cpuMs: number
  /** Memory it holds now. */
  readonly rssBytes: number
} & ({ readonly value: Answers[Operation] } | { readonly refusal: Refusal })

/** Sent once, when it is ready for calls. */
export const READY = 'ready'
