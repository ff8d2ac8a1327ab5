/**
 * Calls that answer only with the finished picture: one at a time, with a concurrent progress poll.
 * A picture interrupted at the server comes back like any other, half done, and is dropped.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { CallContext } from '../diffusion/server'
import { EngineError } from '../engine'
import { fetchAnswer, fetchJson, type RemoteApi } from '../remote/client'
import { type Watch, type Watched, createWatch } from './watch'

const LOOK_MS = 1_000
/** Between two tries to stop work that was given up: SD.Next loses one between two of its jobs. */
const STOP_AGAIN_MS = 400
/** Work that was given up may itself wait behind other clients' work. */
const LONGEST_STOP_MS = 180_000
/** Looks after which a call that the server does not know is taken for one it never got. */
const UNKNOWN_LOOKS = 5

/** The next call waits for this, too; the one that holds it does not. */
export type Hold = (rest: Promise<void>) => void

/** One call after another; one that is given up while it waits lets the next one pass. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async function inTurn<T>(
    context: CallContext,
    work: (hold: Hold) => Promise<T>,
  ): Promise<T> {
    if (waiting > 0) context.onProgress({ progress: 0, ahead: waiting })
    waiting += 1
    const before = last
    let rest: Promise<void> = Promise.resolve()
    const mine = (async () => {
      await before.catch(() => {})
      context.signal.throwIfAborted()
      return work((held) => {
        rest = held
      })
    })()
    last = mine.catch(() => {}).then(() => rest)
    try {
      return await mine
    } finally {
      waiting -= 1
    }
  }
}

/**
 * Interrupts the work of a call that was given up, as soon as it runs: left alone it would stay
 * before the next picture. Other clients' work is never stopped. Never rejects.
 */
async function stop(api: RemoteApi, watch: Watch): Promise<void> {
  const untilMs = performance.now() + LONGEST_STOP_MS
  let unknown = 0
  while (performance.now() < untilMs && unknown < UNKNOWN_LOOKS) {
    const seen = await watch.look(AbortSignal.timeout(api.timeoutMs)).catch(() => null)
    if (seen?.state === 'over') return
    if (seen?.state === 'running') {
      const call = { path: '/sdapi/v1/interrupt', method: 'POST' } as const
      await fetchAnswer(api, { ...call, signal: AbortSignal.timeout(5_000) }).catch(() => {})
    }
    unknown = seen === null || seen.state === 'unknown' ? unknown + 1 : 0
    // Does not keep a process from ending.
    await sleep(STOP_AGAIN_MS, undefined, { ref: false })
  }
}

/**
 * Asks, reports the progress of this call, and stops its work when the signal aborts. Rejects with
 * EngineError, or with the signal's reason.
 */
export async function callBlocking(
  server: Watched,
  call: { path: string; body: object; taskId: string },
  { context, hold }: { context: CallContext; hold: Hold },
): Promise<unknown> {
  const { api } = server
  const { signal } = context
  const watch = createWatch(server, call)
  await watch.free(context)
  const done = new AbortController()
  const over = AbortSignal.any([signal, done.signal])
  let isInterrupted = false

  async function follow(): Promise<void> {
    while (!over.aborted) {
      await sleep(LOOK_MS, undefined, { signal: over }).catch(() => {})
      if (over.aborted) return
      // A look that fails says nothing; the call itself will.
      const seen = await watch.look(over).catch(() => null)
      if (!seen) continue
      const isMine = seen.state === 'running'
      if (!isMine && server.dialect !== 'a1111') continue
      isInterrupted ||= isMine && seen.isInterrupted
      const { share, preview } = seen
      context.onProgress({ progress: share, preview: preview ?? undefined })
    }
  }

  const following = follow()
  try {
    const answer = await fetchJson(api, {
      path: call.path,
      body: call.body,
      answer: 'pictures',
      signal,
    })
    const last = await watch.look(signal).catch(() => null)
    if (isInterrupted || last?.isInterrupted)
      throw new EngineError('unavailable', `${api.label} was interrupted`, {
        trouble: 'interrupted',
      })
    return answer
  } catch (error) {
    if (signal.aborted) hold(stop(api, watch))
    throw error
  } finally {
    done.abort()
    await following
  }
}
