/** Pools of connections that nothing can end the process with, and that can be cut all at once. */
import type { EventEmitter } from 'node:events'
import pg from 'pg'
import { DatabaseAway } from './away'

/** A pool has this long to say goodbye to its server; then its connections are cut. */
const END_WITHIN_MS = 2_000

type Done = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (release?: unknown) => void,
) => void

export interface GuardedPool {
  readonly pool: pg.Pool
  /** From now on no caller waits for a connection, and those in use are cut. */
  shut(reason: string): void
  open(): void
  /** Cuts the connections in use: the next ones may reach another server. */
  renew(): void
  /** Resolves though the server does not answer. */
  end(): Promise<void>
}

/** Closes a connection without a word to the server. */
export function cut(client: pg.ClientBase): void {
  const { connection } = client as unknown as {
    readonly connection: { readonly stream: { destroy(): void } }
  }
  connection.stream.destroy()
}

/** @param onError hears the SQLSTATE of each error the server answers. */
export function openPool(
  options: pg.PoolConfig,
  { onError }: { onError?: (state: string) => void } = {},
): GuardedPool {
  let shutReason: string | null = null
  class Pool extends pg.Pool {
    override connect(): Promise<pg.PoolClient>
    override connect(done: Done): void
    override connect(done?: Done): Promise<pg.PoolClient> | void {
      if (shutReason === null) return done ? super.connect(done) : super.connect()
      const away = new DatabaseAway(shutReason)
      if (!done) return Promise.reject(away)
      process.nextTick(() => done(away, undefined, () => {}))
    }
  }
  const pool = new Pool({
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...options,
  })
  const clients = new Set<pg.PoolClient>()
  // A cut connection must not end the process: pg replaces it, or the next query fails.
  const ignore = () => {}
  pool.on('error', ignore)
  pool.on('connect', (client) => {
    client.on('error', ignore)
    if (onError) {
      const { connection } = client as unknown as { readonly connection: EventEmitter }
      connection.on('errorMessage', ({ code }: { code?: string }) => code && onError(code))
    }
    clients.add(client)
    client.once('end', () => clients.delete(client))
  })
  const cutAll = () => {
    for (const client of clients) cut(client)
  }
  return {
    pool,
    shut(reason) {
      shutReason = reason
      cutAll()
    },
    open() {
      shutReason = null
    },
    renew: cutAll,
    async end() {
      const timer = setTimeout(cutAll, END_WITHIN_MS)
      await pool.end()
      clearTimeout(timer)
    },
  }
}
