/**
 * One graph from the queue to its picture. The server's queue and history are the truth and are
 * polled; the socket only triggers polls and reports progress.
 */
import { randomUUID } from 'node:crypto'
import type { CallContext } from '../diffusion/server'
import { EngineError } from '../engine'
import { isUnsent, type RemoteApi } from '../remote/client'
import { pollUntil } from '../remote/poll'
import { cancelPrompt, type OutputFile, queuePrompt, read, readQueue, viewFile } from './client'
import type { Graph } from './graph'
import { parseOutcome, computeSeconds } from './history'
import type { ComfyEvent } from './messages'
import { trackGraphProgress } from './progress'
import { type Listening, listen } from './socket'

/** A restarted server is back after this long, or needs its operator. */
const OUTAGE_MS = 90_000
/** Between two looks: what is heard makes them sooner. */
const LOOK = { firstWaitMs: 300, longestWaitMs: 2_500 }

export interface PromptOptions {
  readonly api: RemoteApi
  /** Longest wait for the picture, its time in the queue with it. */
  readonly deadlineMs: number
  /** Called once per finished picture: the server's working time, s. */
  readonly onSpent?: (seconds: number) => void
}

interface Watched {
  readonly id: string
  readonly listening: Listening
  /** Resolves at the next event that makes a look worth while, or after this time. */
  pause(waitMs: number, signal: AbortSignal): Promise<void>
}

/** In neither queue nor history: the server restarted, or the prompt was removed. */
class PromptGone extends Error {}

async function watch(
  { api }: PromptOptions,
  prompt: { id: string; clientId: string; graph: Graph },
  context: CallContext,
): Promise<Watched> {
  const { id } = prompt
  const progressOf = trackGraphProgress(prompt.graph)
  let progress = 0
  let wake: (() => void) | null = null
  function onEvent(event: ComfyEvent): void {
    // Servers also tell what other people's jobs without a name do.
    if ('promptId' in event && event.promptId !== null && event.promptId !== id) return
    if (event.kind === 'ended') wake?.()
    else if (event.kind === 'preview') context.onProgress({ progress, preview: event.data })
    else if (event.kind !== 'queue') {
      progress = progressOf(event)
      context.onProgress({ progress })
    }
  }
  const listening = await listen(api, prompt.clientId, onEvent)
  return {
    id,
    listening,
    pause: (waitMs, signal) =>
      new Promise((resolve) => {
        const done = (): void => {
          clearTimeout(timer)
          signal.removeEventListener('abort', done)
          wake = null
          resolve()
        }
        const timer = setTimeout(done, waitMs)
        signal.addEventListener('abort', done)
        wake = done
      }),
  }
}

/** State of a prompt: its file when it has ended, null while it runs. Throws PromptGone. */
async function lookAt(
  { api, onSpent }: Pick<PromptOptions, 'api' | 'onSpent'>,
  id: string,
  context: Pick<CallContext, 'signal' | 'onProgress'>,
): Promise<OutputFile | null> {
  const { signal } = context
  async function ended(): Promise<OutputFile | null> {
    const history = await read(api, `/history/${id}`, signal)
    const file = parseOutcome(history, id)
    const seconds = file && computeSeconds(history, id)
    if (seconds !== null) onSpent?.(seconds)
    return file
  }
  const first = await ended()
  if (first) return first
  const { running, pending } = await readQueue(api, signal)
  if (running.includes(id)) return null
  const place = pending.indexOf(id)
  if (place >= 0) {
    context.onProgress({ progress: 0, ahead: running.length + place })
    return null
  }
  // It may have ended between the two questions.
  const file = await ended()
  if (file) return file
  throw new PromptGone()
}

/** Whether the server knows it: checked after a lost answer to our submission. */
async function isKnown(api: RemoteApi, id: string, signal: AbortSignal): Promise<boolean> {
  try {
    await lookAt({ api }, id, { signal, onProgress: () => {} })
    return true
  } catch (error) {
    if (error instanceof PromptGone) return false
    throw error
  }
}

/**
 * Queues it once, even if the answer does not arrive. Not ended by an abort: what may have been
 * queued has to be known before it can be taken out again.
 */
async function queueOnce(
  api: RemoteApi,
  prompt: { id: string; clientId: string; graph: Graph },
): Promise<void> {
  const { signal } = new AbortController()
  try {
    await queuePrompt(api, prompt, signal)
  } catch (error) {
    const wasLost = error instanceof EngineError && error.cause !== undefined
    if (!wasLost || isUnsent(error.cause)) throw error
    if (!(await isKnown(api, prompt.id, signal))) throw error
  }
}

async function waitFor(
  options: PromptOptions,
  watched: Watched,
  context: CallContext,
): Promise<OutputFile> {
  const { api, deadlineMs } = options
  const { id } = watched
  let awaySince: number | null = null
  let wasAway = false
  return pollUntil({
    ...LOOK,
    label: 'ComfyUI',
    deadlineMs,
    signal: context.signal,
    pause: (waitMs) => watched.pause(waitMs, context.signal),
    cancel: () => cancelPrompt(api, id),
    async look() {
      try {
        const result = await lookAt(options, id, context)
        awaySince = null
        return result && { result }
      } catch (error) {
        if (error instanceof PromptGone) {
          // A restarted server has closed the socket; one that still runs has not.
          if (wasAway || !watched.listening.isOpen()) throw error
          throw new EngineError('unavailable', 'the job was taken out of ComfyUI’s queue', {
            trouble: 'interrupted',
          })
        }
        const isAway = error instanceof EngineError && error.cause !== undefined
        if (!isAway) throw error
        wasAway = true
        awaySince ??= performance.now()
        if (performance.now() - awaySince > OUTAGE_MS) throw error
        return null
      }
    },
  })
}

const savedId = ({ remote }: CallContext, api: RemoteApi): string | null => {
  const { server, promptId } = remote.saved ?? {}
  return server === api.baseUrl && typeof promptId === 'string' ? promptId : null
}

async function runOnce(
  options: PromptOptions,
  prompt: { id: string; graph: Graph; isNew: boolean },
  context: CallContext,
): Promise<Buffer> {
  const { api } = options
  const { signal, remote } = context
  // A new client id: reusing one would take over the other's messages.
  const named = { id: prompt.id, graph: prompt.graph, clientId: randomUUID() }
  const watched = await watch(options, named, context)
  try {
    if (prompt.isNew) {
      await remote.save({ server: api.baseUrl, promptId: prompt.id })
      signal.throwIfAborted()
      await queueOnce(api, named)
    }
    return await viewFile(api, await waitFor(options, watched, context), signal)
  } finally {
    watched.listening.close()
  }
}

/** Rejects with EngineError, or with the signal's reason after taking it out of the queue. */
export async function runGraph(
  options: PromptOptions,
  graphOf: () => Promise<Graph>,
  context: CallContext,
): Promise<Buffer> {
  const { api } = options
  const { signal } = context
  const before = savedId(context, api)
  const goesOn = before !== null && (await isKnown(api, before, signal))
  const graph = await graphOf()
  try {
    const id = goesOn ? before : randomUUID()
    return await runOnce(options, { id, graph, isNew: !goesOn }, context)
  } catch (error) {
    if (!(error instanceof PromptGone)) throw error
  }
  // A restarted server has lost the job and painted nothing, so it is submitted once more.
  try {
    return await runOnce(
      options,
      { id: randomUUID(), graph: await graphOf(), isNew: true },
      context,
    )
  } catch (error) {
    if (!(error instanceof PromptGone)) throw error
    throw new EngineError('unavailable', 'ComfyUI forgot the job twice')
  }
}
