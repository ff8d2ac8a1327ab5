/** As many pictures of the API as were ordered: fetched where they are only pointed to, and checked. */
import { setTimeout as sleep } from 'node:timers/promises'
import { EngineError, type RemoteMemory } from '../engine'
import { callCounted } from '../remote/counted-calls'
import { forgetful, splitMemory } from '../remote/memory'
import {
  type AnsweredPicture,
  checkPicture,
  type CroppedPicture,
  downloadFresh,
} from '../remote/pictures'
import { saveCost, sumCosts } from '../remote/spent'
import { findWorstError } from '../remote/tasks'
import type { Answered, Cost, ImageAnswer } from './answers'
import { type ApiOptions, LABEL } from './api'
import { UNITS } from '../texts'

export interface SeededPicture extends AnsweredPicture {
  /** Recipe to paint it again; null where unknown. */
  readonly seed: number | null
  /** Changes to it, for users; see CroppedPicture. */
  readonly note: string | null
}

export interface Collected {
  readonly pictures: readonly SeededPicture[]
  readonly cost: Cost | null
}

export interface Wanted {
  readonly count: number
  /** Pictures one call answers at most. */
  readonly perCall: number
  readonly parallel: boolean
  readonly signal: AbortSignal
  /** Of the whole order; left out: only this run knows. */
  readonly memory?: RemoteMemory | undefined
  /** Crops each to the requested shape; left out: any shape will do. */
  fit?(picture: AnsweredPicture): Promise<CroppedPicture>
  /** Called with each as it comes. */
  onPicture?(picture: SeededPicture, index: number): void
}

/** While some pictures are made (and paid for) a busy server is waited for here, this often. */
const BUSY_ROUNDS = 4
const BUSY_WAIT_MS = 3_000
const LONGEST_BUSY_WAIT_MS = 60_000

async function fetchBytes(
  answer: ImageAnswer,
  api: ApiOptions,
  signal: AbortSignal,
): Promise<Buffer> {
  if (answer.kind === 'bytes') return answer.data
  const trustedHost = api.publicOnly ? null : new URL(api.baseUrl).host
  // Servers behind a proxy name their files by the path alone.
  const url = /^\/[^/]/.test(answer.url) ? new URL(answer.url, api.baseUrl).href : answer.url
  return downloadFresh(url, { trustedHost, timeoutMs: api.timeoutMs, signal })
}

/** Rejects as the calls do; after a first picture never with `rate_limited`: it must not be retried. */
export async function collectPictures(
  api: ApiOptions,
  wanted: Wanted,
  requestPictures: (count: number, index: number) => Promise<Answered>,
): Promise<Collected> {
  const collected = new Map<number, SeededPicture>()
  const memoryOf = splitMemory(wanted.memory ?? forgetful())
  let cost: Cost | null = null

  async function call(places: readonly number[]): Promise<void> {
    const [first = 0] = places
    const of = { label: LABEL, server: api.baseUrl, memory: memoryOf(String(first)) }
    const { answer: answered, lost } = await callCounted(of, () =>
      requestPictures(places.length, first),
    )
    const charged = answered.cost ?? { amount: answered.images.length, unit: UNITS.picture }
    const spent = lost > 0 ? { ...charged, lost } : charged
    // Whatever becomes of the pictures: they are paid for.
    await saveCost(of.memory, spent)
    cost = sumCosts([cost, lost > 0 ? spent : answered.cost])
    for (const [at, image] of answered.images.slice(0, places.length).entries()) {
      const whole = await checkPicture(LABEL, await fetchBytes(image, api, wanted.signal))
      const checked = wanted.fit ? await wanted.fit(whole) : { ...whole, note: null }
      // Only of the first one of a call it is known which seed was used.
      const picture = { ...checked, seed: at === 0 ? answered.seed : null }
      const place = places[at] ?? collected.size
      collected.set(place, picture)
      wanted.onPicture?.(picture, place)
    }
  }

  async function round(): Promise<void> {
    const missing = Array.from({ length: wanted.count }, (_, i) => i).filter(
      (i) => !collected.has(i),
    )
    const calls: number[][] = []
    for (let at = 0; at < missing.length; at += wanted.perCall)
      calls.push(missing.slice(at, at + wanted.perCall))
    if (!wanted.parallel) return call(calls[0] ?? [])
    const ended = await Promise.allSettled(calls.map(call))
    const reasons = ended.flatMap((one): unknown[] =>
      one.status === 'rejected' ? [one.reason] : [],
    )
    if (reasons.length > 0) throw findWorstError(reasons)
  }

  for (let busy = 0; collected.size < wanted.count;) {
    try {
      await round()
    } catch (error) {
      wanted.signal.throwIfAborted()
      const isBusy = error instanceof EngineError && error.kind === 'rate_limited'
      if (!isBusy || collected.size === 0) throw error
      const waitMs = error.retryAfterMs ?? BUSY_WAIT_MS
      if (++busy > BUSY_ROUNDS || waitMs > LONGEST_BUSY_WAIT_MS)
        throw new EngineError(
          'unavailable',
          `${LABEL} stayed busy after ${collected.size} pictures`,
        )
      await sleep(waitMs, undefined, { signal: wanted.signal }).catch(() => {
        throw wanted.signal.reason
      })
    }
  }
  const pictures = [...collected].sort(([a], [b]) => a - b).map(([, picture]) => picture)
  return { pictures, cost }
}
