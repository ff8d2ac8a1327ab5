/** Time limits of work on a thread that has to be started, or that others use first. */
import type { EngineContext } from './engine'

/** Mini-programs end a call after a minute. */
const LONGEST_WAIT_MS = 50_000

/**
 * Limits the work by its own time: a thread that loads its code, or finishes a longer task, is not
 * counted. An engine without threads of its own has `waitMs` for all of it.
 */
export function limitWork(
  workMs: number,
  { waitMs = LONGEST_WAIT_MS }: { waitMs?: number } = {},
): Required<Pick<EngineContext, 'signal' | 'onBegin'>> {
  const over = new AbortController()
  const expireIn = (ms: number, phase: string): NodeJS.Timeout => {
    const reason = new DOMException(`${phase} took more than ${ms} ms`, 'TimeoutError')
    return setTimeout(() => over.abort(reason), ms).unref()
  }
  let timer = expireIn(Math.max(waitMs, workMs), 'waiting for a thread')
  const onBegin = (): void => {
    clearTimeout(timer)
    timer = expireIn(workMs, 'the work')
  }
  return { signal: over.signal, onBegin }
}
