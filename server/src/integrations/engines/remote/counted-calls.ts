/**
 * Calls that answer only with a paid result. Nothing can be fetched by an id when the process dies
 * in between, and no vendor documents an idempotency key. So each call is stored with the job
 * before it is made: a call lost once is made once more, a call lost twice is not made again.
 */
import { EngineError, type RemoteMemory } from '../engine'
import { isUnsent } from './client'

/** Maximum number of calls for one result, by however many processes. */
const MAX_CALLS = 2

export interface CountedAnswer<T> {
  readonly answer: T
  /** Earlier calls whose answers were lost: charged as well, most likely. */
  readonly lost: number
}

interface Asking {
  /** For messages of the log. */
  readonly label: string
  /** Server of the call: state of another server does not apply. */
  readonly server: string
  /** Of this call alone. */
  readonly memory: RemoteMemory
}

/** Rejects like `call`, and with EngineError `unavailable` for too many. What was lost: see spent. */
export async function callCounted<T>(
  { label, server, memory }: Asking,
  call: () => Promise<T>,
): Promise<CountedAnswer<T>> {
  const { server: before, asked } = memory.saved ?? {}
  const lost = before === server && typeof asked === 'number' ? asked : 0
  if (lost >= MAX_CALLS)
    throw new EngineError('unavailable', `${lost} answers of ${label} were lost`)
  await memory.save({ server, asked: lost + 1 })
  try {
    return { answer: await call(), lost }
  } catch (error) {
    // It was refused, or never sent: that call was not lost. Without an answer it is unknown.
    const isKnown = error instanceof EngineError && (!error.cause || isUnsent(error.cause))
    if (isKnown) await memory.save({ server, asked: lost })
    throw error
  }
}
