/** The painter's worker threads, and asking one of them while listening to its progress. */
import { once } from 'node:events'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { BankFile } from '@media/audio/synth/bank'
import type { NetRun } from '@nets/run'
import { SHARED_NOISE_BYTES } from '@studio/lib/noise'
import { bundled } from '../../../platform/lib/paths'
import { serve } from '../../../platform/nets-process/relay'
import type { PaintProgress } from './taking'
import type { StudioResult, StudioNews, StudioTask, StudioWorkerData } from './worker'

export type StudioPool = Piscina<StudioTask, StudioResult>
type PostedTask = StudioTask extends infer T
  ? T extends unknown
    ? Omit<T, 'port' | 'nets'>
    : never
  : never

/** From source the worker is TypeScript and needs its loader; the bundle has its own file. */
const WORKER = bundled
  ? { first: './studio-thread.cjs', entry: './studio-worker.js' }
  : { first: './thread.cjs', entry: './worker-from-source.mjs' }

/** A thread that is ended when its job is cancelled leaves what it made to the next. */
const noise = new SharedArrayBuffer(SHARED_NOISE_BYTES)

const at = (file: string): string => new URL(file, import.meta.url).href

export interface PoolOptions {
  readonly minThreads: number
  readonly maxThreads: number
  /** null: the ffmpeg that came with the packages. */
  readonly ffmpegPath: string | null
  /** null: instruments without samples. */
  readonly soundBank: BankFile | null
}

export function createPool({ ffmpegPath, soundBank, ...threads }: PoolOptions): StudioPool {
  return new Piscina<StudioTask, StudioResult>({
    filename: at(WORKER.first),
    ...threads,
    workerData: {
      entry: at(WORKER.entry),
      ffmpegPath,
      soundBank,
      noise,
    } satisfies StudioWorkerData,
    idleTimeout: 60_000,
    // Planes are large and few, objects small and short-lived: a larger nursery only holds memory.
    resourceLimits: { maxYoungGenerationSizeMb: 12 },
    // waiting on atomics would keep the worker's event loop, and so its memory, from turning
    atomics: 'disabled',
  })
}

/** Source of an engine's threads. */
export interface StudioPools {
  create(options: PoolOptions): StudioPool
  /** Ends this pool: no more tasks through that engine. */
  end(pool: StudioPool): Promise<void>
}

/** Threads of its own, gone with the engine. */
export const OWN_POOLS: StudioPools = {
  create: createPool,
  end: (pool) => pool.destroy(),
}

/** A thread that draws has no ear for its port until the picture is done: so long it is waited for. */
const CLEANUP_GRACE_MS = 2_000

/**
 * A signal that follows `signal` as soon as the thread has taken leave of what it started itself:
 * an ended thread leaves its processes in the process table.
 */
function abortAfterCleanup(signal: AbortSignal, port: MessagePort): AbortSignal {
  const over = new AbortController()
  let heard = false
  const end = (): void => over.abort(signal.reason)
  port.on('message', (news: StudioNews) => {
    if (news === 'begun') return
    heard = true
    if (news === 'ended') end()
  })
  const requestEnd = (): void => {
    // what has not begun yet has started nothing
    if (!heard) return end()
    port.postMessage('end')
    setTimeout(end, CLEANUP_GRACE_MS).unref()
  }
  if (signal.aborted) requestEnd()
  else signal.addEventListener('abort', requestEnd, { once: true })
  port.once('close', () => signal.removeEventListener('abort', requestEnd))
  return over.signal
}

/** Rejects with the signal's reason; the thread it ran on is then ended and replaced. */
export async function runOnPool(
  pool: StudioPool,
  task: PostedTask,
  options: {
    signal: AbortSignal
    onStep: (step: PaintProgress) => void
    /** Called when a thread takes the task. */
    onBegin?: (() => void) | undefined
    /** Access of tools to networks. */
    nets?: NetRun
  },
): Promise<StudioResult> {
  const { port1, port2 } = new MessageChannel()
  const forNets = task.kind === 'tool' ? new MessageChannel() : null
  if (forNets && options.nets) serve(forNets.port1, options.nets)
  port1.on('message', (news: StudioNews) => {
    if (news === 'begun') options.onBegin?.()
    else if (news !== 'ended') options.onStep(news)
  })
  const closed = once(port1, 'close')
  try {
    const ports = { port: port2, ...(forNets && { nets: forNets.port2 }) }
    const result = await pool.run({ ...task, ...ports } as StudioTask, {
      signal: task.kind === 'tool' ? abortAfterCleanup(options.signal, port1) : options.signal,
      transferList: Object.values(ports),
    })
    // the last steps may still be on their way; the worker closes its end after them
    await closed
    return result
  } finally {
    port1.close()
    forNets?.port1.close()
  }
}
