/**
 * The pool as graphile-worker gets it: during an outage its statements wait instead of failing. It
 * gives up at the first one, and with it the whole runner, or the process by an unhandled rejection.
 */
import type { Pool, PoolClient } from 'pg'
import { isDatabaseAway } from '../db/away'
import { throughOutages } from '../db/through-outages'

type AnyFunction = (...args: unknown[]) => Promise<unknown>
type Done = (error: unknown, client?: PoolClient, release?: (error?: unknown) => void) => void

/** Functions of the original keep their `this`. */
function createProxy<T extends object>(original: T, own: Readonly<Record<string, unknown>>): T {
  return new Proxy(original, {
    get(target, name) {
      if (typeof name === 'string' && name in own) return own[name]
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? (value as AnyFunction).bind(target) : value
    },
  })
}

/** Statements that graphile-worker itself must not retry, whatever came before. */
class NotRetryable extends Error {
  constructor(cause: unknown) {
    super('the worker stops while the database is away', { cause })
    this.name = 'GivenUp'
  }
}

/** Aborting `signal` makes what waits give up. */
export function patientPool(pool: Pool, signal: AbortSignal): Pool {
  const patiently = <T>(work: () => Promise<T>): Promise<T> =>
    throughOutages(work, { signal }).catch((error: unknown) => {
      throw isDatabaseAway(error) ? new NotRetryable(error) : error
    })

  /** One statement at a time, each a transaction of its own: it can be sent again. */
  async function lend(): Promise<PoolClient> {
    let client: PoolClient | null = await patiently(() => pool.connect())
    const query: AnyFunction = (...args) =>
      patiently(async () => {
        client ??= await pool.connect()
        try {
          return await (client.query as AnyFunction).apply(client, args)
        } catch (error) {
          if (isDatabaseAway(error)) {
            client.release(true)
            client = null
          }
          throw error
        }
      })
    return createProxy(client, {
      query,
      release: (error?: Error | boolean) => client?.release(error),
    })
  }

  /** For LISTEN, which stays on its connection and sees to its loss itself. */
  function lendByCallback(done: Done): void {
    patiently(() => pool.connect()).then(
      (client) => done(undefined, client, (error) => client.release(error ? true : undefined)),
      (error: unknown) => done(error),
    )
  }

  return createProxy(pool, {
    connect: (done?: Done) => (done ? lendByCallback(done) : lend()),
    query: async (...args: unknown[]) => {
      const client = await lend()
      try {
        return await (client.query as AnyFunction)(...args)
      } finally {
        client.release()
      }
    },
  })
}
