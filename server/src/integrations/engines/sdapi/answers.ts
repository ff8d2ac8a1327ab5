/** Pictures, progress and words out of the family's answers. */
import { parseJson } from '../../../platform/lib/json-limits'
import { EngineError } from '../engine'
import { type BadAnswer, isRecord, SMALL_JSON } from '../remote/errors'

const LABEL = 'the sdapi server'

/** A graphics card that is full answers 500 like anything else that failed. */
export function parseError({ status, body }: BadAnswer): EngineError | null {
  // Settings that name a checkpoint which is gone end in a stack trace.
  if (
    status >= 500 &&
    /Unknown checkpoint|No checkpoints? found|checkpoint.{0,80}not found/i.test(body)
  )
    return new EngineError('unavailable', `${LABEL} has no such checkpoint`, {
      trouble: 'missing',
    })
  if (status < 500 || !/out ?of ?memory|OutOfMemory/i.test(body)) return null
  return new EngineError('unavailable', `${LABEL} ran out of memory`, { trouble: 'memory' })
}

/** Bare base64, or a data URL. Throws EngineError for anything else. */
export function decodeFile(value: unknown): Buffer {
  if (typeof value !== 'string')
    throw new EngineError('unavailable', `${LABEL} answered without a picture`)
  return Buffer.from(value.replace(/^data:[\w/+.-]+;base64,/, ''), 'base64')
}

/** The picture itself: a grid may stand before it, masks behind it. */
export function parsePicture(answer: unknown): Buffer {
  const images = isRecord(answer) && Array.isArray(answer.images) ? answer.images : []
  return decodeFile(images[findFirstIndex(answer)])
}

function findFirstIndex(answer: unknown): number {
  if (!isRecord(answer) || typeof answer.info !== 'string') return 0
  try {
    const info: unknown = parseJson(answer.info, SMALL_JSON)
    const first = isRecord(info) ? info.index_of_first_image : 0
    return typeof first === 'number' && Number.isInteger(first) && first > 0 ? first : 0
  } catch {
    // sd-server's was empty once.
    return 0
  }
}

export interface Progress {
  readonly share: number
  readonly preview: Buffer | null
  /** Of `/sdapi/v1/progress`: whether the work of whatever runs was stopped. */
  readonly isInterrupted: boolean
}

/** A share can be negative at the start. */
export function parseProgress(answer: unknown): Progress {
  const value = isRecord(answer) ? answer : {}
  const state = isRecord(value.state) ? value.state : {}
  const share = Number(value.progress)
  const image = value.live_preview ?? value.current_image
  return {
    share: Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0,
    preview: typeof image === 'string' && image !== '' ? decodeFile(image) : null,
    isInterrupted: state.interrupted === true || state.skipped === true,
  }
}

/** Of the sampler alone, 0..1; 0 while nothing is sampled. */
export function parseStepShare(answer: unknown): number {
  const state = isRecord(answer) && isRecord(answer.state) ? answer.state : {}
  const share = Number(state.sampling_step) / Number(state.sampling_steps)
  return state.job !== '' && Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0
}

/** Its failures stand in the caption. */
export function parseCaption(answer: unknown): string {
  const caption =
    isRecord(answer) && typeof answer.caption === 'string' ? answer.caption.trim() : ''
  if (caption === '' || caption.includes('<error>'))
    throw new EngineError('unavailable', `${LABEL} found no words for a picture`)
  return caption.slice(0, 1000)
}
