/**
 * Decodes untrusted uploads: in processes that can be ended, users in turn, heavy files never in
 * the way of light ones (decision 028).
 */
import type { Logger } from 'pino'
import { AppError } from '../../lib/errors'
import { texts } from '../texts'
import { createDecoder, type Decoder, DecoderEnded, type DecoderLimits } from './decoder'
import { createFairQueue, QueueFull, type Weight } from './fair-queue'
import type { Answers, Operation } from './protocol'

export interface Decoding<K extends Operation> {
  readonly userId: string
  readonly weight: Weight
  readonly operation: K
  /** Of the file, from the folder of the decoders. */
  readonly path: string
  /** Hears of the CPU time it took, also when it fails. */
  readonly spent?: (cpuMs: number) => void
}

export interface Decoders {
  /** Throws AppError: what the file is refused for, or TOO_MANY_REQUESTS. */
  run<K extends Operation>(decoding: Decoding<K>): Promise<Answers[K]>
  /** Something else that waits its turn among them; it must not wait for another turn itself. */
  turn<T>(userId: string, weight: Weight, task: () => Promise<T>): Promise<T>
  /** Starts the process that ordinary files go to. */
  warm(): void
  close(): void
}

interface Lane {
  readonly weights: readonly Weight[]
  readonly limits: DecoderLimits
}

/** One process each. A photograph of 12 MP takes half a second of CPU time, one of 40 MP 1.5. */
const LANES: readonly Lane[] = [
  { weights: ['heavy', 'medium'], limits: { cpuS: 20, wallS: 90, dataMb: 2048 } },
  { weights: ['medium', 'light'], limits: { cpuS: 10, wallS: 60, dataMb: 1280 } },
  { weights: ['light'], limits: { cpuS: 4, wallS: 30, dataMb: 1024 } },
]
const LIGHT_LANE = 2

const LIGHT_PIXELS = 4_500_000
const MEDIUM_PIXELS = 17_000_000

export function weightOf(workPixels: number): Weight {
  return workPixels <= LIGHT_PIXELS ? 'light' : workPixels <= MEDIUM_PIXELS ? 'medium' : 'heavy'
}

/** Of one user: as many as one chooses at once in an album. */
const WAITING_PER_USER = 9
const WAITING = 200

/** @param options.folder where every file that is decoded lies */
export function createDecoders(options: {
  folder: string
  uid: number
  log: Logger
  lanes?: readonly Lane[]
}): Decoders {
  const lanes = options.lanes ?? LANES
  const decoders: Decoder[] = lanes.map(({ limits }) => createDecoder({ ...options, limits }))
  const queue = createFairQueue({
    lanes: lanes.map(({ weights }) => weights),
    perUser: 2,
    waitingPerUser: WAITING_PER_USER,
    waiting: WAITING,
  })

  let closed = false

  /** Reason of a task without a result, for its caller. */
  function toRefusal(error: unknown): unknown {
    if (closed) return new AppError('SERVICE_UNAVAILABLE', { cause: error })
    if (error instanceof QueueFull)
      return new AppError('TOO_MANY_REQUESTS', {
        message: error.whose === 'user' ? texts.queueOfUser : texts.queueOfAll,
      })
    if (error instanceof DecoderEnded)
      return error.why === 'slow'
        ? new AppError('UPLOAD_REFUSED', { message: texts.tooLong, cause: error })
        : new AppError('UPLOAD_UNREADABLE', { cause: error })
    return error
  }

  /** Nothing that waits is begun any more once this is closed. */
  const inTurn = <T>(userId: string, weight: Weight, task: (lane: number) => Promise<T>) =>
    queue
      .run(userId, weight, (lane) => (closed ? Promise.reject(new Error('closed')) : task(lane)))
      .catch((error: unknown) => {
        throw toRefusal(error)
      })

  async function runOn<K extends Operation>(lane: number, decoding: Decoding<K>) {
    const { operation, path, spent, userId } = decoding
    const decoder = decoders[lane]
    if (!decoder) throw new Error(`no lane ${lane}`)
    try {
      const answer = await decoder.decode(operation, path)
      spent?.(answer.cpuMs)
      return answer
    } catch (error) {
      if (error instanceof DecoderEnded) {
        spent?.(error.cpuMs)
        if (!closed) options.log.warn({ err: error, userId, operation }, 'a file ended its decoder')
      }
      throw error
    }
  }

  return {
    async run(decoding) {
      const { userId, weight } = decoding
      const answer = await inTurn(userId, weight, (lane) => runOn(lane, decoding))
      if ('value' in answer) return answer.value
      const { code, message, errno } = answer.refusal
      if (code) throw new AppError(code, { message })
      throw Object.assign(new Error(message), errno === null ? {} : { code: errno })
    },
    turn: inTurn,
    warm: () => decoders[LIGHT_LANE]?.warm(),
    close() {
      closed = true
      for (const decoder of decoders) decoder.close()
    },
  }
}
