/**
 * Calls that answer only when the picture is there: one at a time, looked after from beside. A
 * picture whose work somebody stopped comes back like any other, half done, and is dropped.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { AskContext } from '../diffusion/server'
import { EngineError } from '../engine'
import { ask, askJson, type RemoteApi } from '../remote/client'
import { type Progress, progressOf } from './answers'
import type { Dialect } from './probe'

const LOOK_MS = 1_000
const MOST_PROGRESS_BYTES = 16 * 1024 * 1024

/** One call after another; whoever waits and gives up lets the next one pass. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async function inTurn<T>(context: AskContext, work: () => Promise<T>): Promise<T> {
    if (waiting > 0) context.onProgress({ progress: 0, ahead: waiting })
    waiting += 1
    const before = last
    const mine = (async () => {
      await before.catch(() => {})
      context.signal.throwIfAborted()
      return work()
    })()
    last = mine
    try {
      return await mine
    } finally {
      waiting -= 1
    }
  }
}

export interface Blocking {
  readonly api: RemoteApi
  readonly dialect: Dialect
}

/** How this task is known to be what runs; null: the server tells of whatever runs only. */
interface Watch {
  readonly look: (signal: AbortSignal) => Promise<Progress>
  /** Whether what runs is this task, from the last look. */
  isMine: (progress: Progress) => boolean
}

function watchOf({ api, dialect }: Blocking, taskId: string): Watch {
  let hasTasks = dialect !== 'sdnext'
  const all = (query: string, signal: AbortSignal): Promise<unknown> =>
    askJson(api, { path: `/sdapi/v1/progress${query}`, maxBytes: MOST_PROGRESS_BYTES, signal })
  async function ofTask(signal: AbortSignal): Promise<Progress | null> {
    if (!hasTasks) return null
    try {
      const body = { id_task: taskId, id_live_preview: -1, live_preview: true }
      const call = { path: '/internal/progress', body, maxBytes: MOST_PROGRESS_BYTES, signal }
      return progressOf(await askJson(api, call))
    } catch (error) {
      // Started without its pages it has no such call.
      if (error instanceof EngineError && error.kind === 'rejected') hasTasks = false
      return null
    }
  }
  return {
    async look(signal) {
      const own = await ofTask(signal)
      if (!own) return progressOf(await all('', signal))
      const { isInterrupted } = progressOf(await all('?skip_current_image=true', signal))
      return { ...own, isInterrupted }
    },
    isMine: ({ isActive, taskId: id }) => isActive || id === taskId,
  }
}

/**
 * Asks, tells of the progress of this task, and stops it when the signal aborts while it is what
 * runs. Rejects with EngineError, or with the signal's reason.
 */
export async function askBlocking(
  server: Blocking,
  call: { path: string; body: object; taskId: string },
  context: AskContext,
): Promise<unknown> {
  const { api } = server
  const { signal } = context
  const watch = watchOf(server, call.taskId)
  const done = new AbortController()
  const over = AbortSignal.any([signal, done.signal])
  let isRunning = false
  let isInterrupted = false

  async function follow(): Promise<void> {
    while (!over.aborted) {
      await sleep(LOOK_MS, undefined, { signal: over }).catch(() => {})
      if (over.aborted) return
      // A look that fails tells nothing; the call itself will.
      const seen = await watch.look(over).catch(() => null)
      if (!seen) continue
      isRunning = watch.isMine(seen)
      if (!isRunning && server.dialect !== 'a1111') continue
      isInterrupted ||= isRunning && seen.isInterrupted
      const { share, preview } = seen
      context.onProgress({ progress: share, ...(preview && { preview }) })
    }
  }

  const following = follow()
  try {
    const answer = await askJson(api, {
      path: call.path,
      body: call.body,
      answer: 'pictures',
      signal,
    })
    const last = await watch.look(signal).catch(() => null)
    if (isInterrupted || last?.isInterrupted)
      throw new EngineError('unavailable', `${api.label} was told to stop the job`, {
        trouble: 'interrupted',
      })
    return answer
  } catch (error) {
    // Its answer would reach nobody. Others' work is never stopped.
    if (signal.aborted && isRunning) {
      const stop = { path: '/sdapi/v1/interrupt', method: 'POST' } as const
      await ask(api, { ...stop, signal: AbortSignal.timeout(5_000) }).catch(() => {})
    }
    throw error
  } finally {
    done.abort()
    await following
  }
}
