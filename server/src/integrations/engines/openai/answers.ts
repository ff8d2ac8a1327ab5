/** Pictures in the 2xx answers of the API, whichever dialect, in the terms of the engine port. */
import { EngineError, type VendorCost } from '../engine'
import { buildProblemError } from '../remote/errors'
import { isRecord, problemIn } from '../remote/troubles'
import { UNITS } from '../texts'

export type ImageAnswer =
  | { readonly kind: 'bytes'; readonly data: Buffer }
  | { readonly kind: 'url'; readonly url: string }

export type Cost = VendorCost

export interface Answered {
  readonly images: readonly ImageAnswer[]
  /** The seed that was used, where the server reports it. */
  readonly seed: number | null
  readonly cost: Cost | null
}

const MOST_PICTURES = 16

const textIn = (item: Readonly<Record<string, unknown>>, keys: readonly string[]): string =>
  keys
    .map((key) => item[key])
    .find((one): one is string => typeof one === 'string' && one !== '') ?? ''

/** base64 with or without `data:image/png;base64,` before it. */
const decodeBase64 = (base64: string): ImageAnswer => ({
  kind: 'bytes',
  data: Buffer.from(base64.replace(/^data:[^,]{0,100},/, ''), 'base64'),
})

/**
 * The picture of an item in any form: gateways fill the other form with an empty text, or answer
 * the address alone. Null for a picture of a set that failed.
 */
function parseImage(item: unknown): ImageAnswer | null {
  if (typeof item === 'string' && item !== '') return parseImage({ url: item })
  if (isRecord(item)) {
    const base64 = textIn(item, ['b64_json', 'b64', 'base64'])
    if (base64 !== '') return decodeBase64(base64)
    const url = textIn(item, ['url', 'image_url', 'image'])
    if (url.startsWith('data:')) return decodeBase64(url)
    if (url !== '') return { kind: 'url', url }
    if (isRecord(item.error)) return null
  }
  throw new EngineError('unavailable', 'images API answered a picture without data')
}

function parseCost(value: Readonly<Record<string, unknown>>, pictures: number): Cost | null {
  const usage = isRecord(value.usage) ? value.usage : null
  if (typeof usage?.generated_images === 'number')
    return { amount: usage.generated_images, unit: UNITS.picture }
  if (typeof usage?.total_tokens === 'number') return { amount: usage.total_tokens, unit: 'token' }
  // Priced by the picture, and says so nowhere.
  return isRecord(value.timings) ? { amount: pictures, unit: UNITS.picture } : null
}

/** Throws EngineError for an answer without a picture: `content_blocked` where that is why. */
export function parseImages(value: unknown): Answered {
  const answer = isRecord(value) ? value : {}
  const list = [answer.data, answer.images].find(Array.isArray)
  if (!Array.isArray(list) || list.length === 0)
    throw buildProblemError('images API', 'answered without pictures', problemIn(value))
  const images = list.slice(0, MOST_PICTURES).flatMap((item: unknown) => parseImage(item) ?? [])
  if (images.length === 0)
    throw buildProblemError('images API', 'made no picture', problemIn(list[0]))
  const seed = typeof answer.seed === 'number' && Number.isInteger(answer.seed) ? answer.seed : null
  return { images, seed, cost: parseCost(answer, images.length) }
}
