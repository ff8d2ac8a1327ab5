/** Content of a job's tile, and its name for screen readers. */
import { isTerminal, type JobView, type PictureView } from '@contract/jobs'
import { getFault } from '@/domain/jobs/fault'
import type { ErrorCode } from '@contract/error-kinds'
import { REASON_OTHER, REASONS, TILE } from './texts'

export type FailureGlyph = 'shield' | 'offline' | 'history' | 'close' | 'retry'

export type TileState =
  | { kind: 'picture'; cover: PictureView; count: number; fault: string | null }
  | { kind: 'running' }
  /** Found out instead of painted: there is no picture of its own. */
  | { kind: 'answer'; word: string }
  | { kind: 'failed'; glyph: FailureGlyph; reason: string; calm: boolean }

const GLYPHS: Partial<Record<ErrorCode, FailureGlyph>> = {
  PROMPT_BLOCKED: 'shield',
  ENGINE_REJECTED: 'shield',
  ENGINE_BUSY: 'history',
  JOB_TIMEOUT: 'history',
  ENGINE_UNAVAILABLE: 'offline',
  JOB_CANCELLED: 'close',
}

export function getTileState(job: JobView): TileState {
  if (!isTerminal(job.status)) return { kind: 'running' }
  const cover = job.pictures[0]
  if (cover) return { kind: 'picture', cover, count: job.pictures.length, fault: getFault(job) }
  if (job.status === 'succeeded' && job.answer) return { kind: 'answer', word: job.toolName }
  const code = job.status === 'cancelled' ? 'JOB_CANCELLED' : job.error?.code
  return {
    kind: 'failed',
    glyph: (code && GLYPHS[code]) ?? 'retry',
    reason: (code && REASONS[code]) ?? REASON_OTHER,
    // A cancel was wanted: nothing to warn about.
    calm: job.status === 'cancelled',
  }
}

const LABEL_CHARS = 40

/** The prompt; empty where there is none. */
export function promptOfTile({ params }: JobView): string {
  return typeof params.prompt === 'string' ? params.prompt.trim() : ''
}

/** The accessible name of a tile; `batch` of one that represents several jobs. */
export function tileLabel(job: JobView, batch?: { done: number; all: number }): string {
  const prompt = job.batch && batch ? job.batch.template : promptOfTile(job)
  const short = [...(prompt || job.toolName)].slice(0, LABEL_CHARS).join('')
  if (batch) return TILE.batch(short, batch)
  const state = getTileState(job)
  switch (state.kind) {
    case 'picture':
      return TILE.done(short, state.count, state.fault)
    case 'running':
      return TILE.running(short)
    case 'answer':
      return TILE.answer(state.word)
    case 'failed':
      return TILE.failed(short, state.reason)
  }
}
