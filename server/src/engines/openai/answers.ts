/** Pictures in the 2xx answers of the API, whichever dialect, in the terms of the engine port. */
import { EngineError, type VendorCost } from '../engine'
import { isContentCode, isRecord } from '../remote/errors'

export type ImageAnswer =
  | { readonly kind: 'bytes'; readonly data: Buffer }
  | { readonly kind: 'url'; readonly url: string }

export type Cost = VendorCost

export interface Answered {
  readonly images: readonly ImageAnswer[]
  /** The one that was used, where the server tells. */
  readonly seed: number | null
  readonly cost: Cost | null
}

const MOST_PICTURES = 16

function codeOf(item: unknown): string {
  const error = isRecord(item) && isRecord(item.error) ? item.error : null
  return typeof error?.code === 'string' ? error.code : ''
}

/** Null for a picture of a set that failed. */
function imageOf(item: unknown): ImageAnswer | null {
  if (!isRecord(item))
    throw new EngineError('unavailable', 'images API answered a picture without data')
  if (typeof item.b64_json === 'string')
    return { kind: 'bytes', data: Buffer.from(item.b64_json, 'base64') }
  if (typeof item.url === 'string') return { kind: 'url', url: item.url }
  if (isRecord(item.error)) return null
  throw new EngineError('unavailable', 'images API answered a picture without data')
}

function costOf(value: Readonly<Record<string, unknown>>, pictures: number): Cost | null {
  const usage = isRecord(value.usage) ? value.usage : null
  if (typeof usage?.generated_images === 'number')
    return { amount: usage.generated_images, unit: '张' }
  if (typeof usage?.total_tokens === 'number') return { amount: usage.total_tokens, unit: 'token' }
  // Priced by the picture, and says so nowhere.
  return isRecord(value.timings) ? { amount: pictures, unit: '张' } : null
}

/** Throws EngineError for an answer without a picture: `content_blocked` where that is why. */
export function imagesOfAnswer(value: unknown): Answered {
  const answer = isRecord(value) ? value : {}
  const list = [answer.data, answer.images].find(Array.isArray)
  if (!Array.isArray(list) || list.length === 0) {
    const why = isContentCode(codeOf(value)) ? 'content_blocked' : 'unavailable'
    throw new EngineError(why, 'images API answered without pictures')
  }
  const images = list.slice(0, MOST_PICTURES).flatMap((item: unknown) => imageOf(item) ?? [])
  if (images.length === 0) {
    const isBlocked = list.some((item: unknown) => isContentCode(codeOf(item)))
    throw new EngineError(
      isBlocked ? 'content_blocked' : 'unavailable',
      `images API made no picture (${codeOf(list[0])})`,
    )
  }
  const seed = typeof answer.seed === 'number' && Number.isInteger(answer.seed) ? answer.seed : null
  return { images, seed, cost: costOf(answer, images.length) }
}
