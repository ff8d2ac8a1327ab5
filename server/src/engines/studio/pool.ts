/** The painter's worker threads, and asking one of them while listening to its progress. */
import { once } from 'node:events'
import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { PaintProgress, StudioMade, StudioTask, StudioWorkerData } from './worker'

export type StudioPool = Piscina<StudioTask, StudioMade>
type Asked = StudioTask extends infer T ? (T extends unknown ? Omit<T, 'port'> : never) : never

/** From source the worker is TypeScript and needs its loader; the bundle has its own file. */
function workerEntry(): string {
  const file = import.meta.url.endsWith('.ts') ? './worker-from-source.mjs' : './studio-worker.js'
  return new URL(file, import.meta.url).href
}

export interface PoolOptions {
  readonly minThreads: number
  readonly maxThreads: number
  /** null: the ffmpeg that came with the packages. */
  readonly ffmpegPath: string | null
}

export function createPool({ ffmpegPath, ...threads }: PoolOptions): StudioPool {
  return new Piscina<StudioTask, StudioMade>({
    filename: workerEntry(),
    ...threads,
    workerData: { ffmpegPath } satisfies StudioWorkerData,
    idleTimeout: 60_000,
    // waiting on atomics would keep the worker's event loop, and so its memory, from turning
    atomics: 'disabled',
  })
}

/** Rejects with the signal's reason; the thread it ran on is then ended and replaced. */
export async function ask(
  pool: StudioPool,
  task: Asked,
  options: { signal: AbortSignal; onStep: (step: PaintProgress) => void },
): Promise<StudioMade> {
  const { port1, port2 } = new MessageChannel()
  port1.on('message', options.onStep)
  const closed = once(port1, 'close')
  try {
    const made = await pool.run({ ...task, port: port2 } as StudioTask, {
      signal: options.signal,
      transferList: [port2],
    })
    // the last steps may still be on their way; the worker closes its end after them
    await closed
    return made
  } finally {
    port1.close()
  }
}
