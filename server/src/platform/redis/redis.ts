/**
 * Connection to a Redis shared by the processes of an installation. It is optional at every moment:
 * the process starts without it, works without it, and reconnects by itself.
 */
import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { Signal } from '../lib/signal'

const CONNECT_TIMEOUT_MS = 2000
/** First delay of a reconnection; it doubles up to the longest. */
const RECONNECT_MS = 50
const LONGEST_RECONNECT_MS = 1000
/** A frozen Redis, or a network that drops packets, closes no connection: pings find out. */
const PING_MS = 1000
const SILENT_MS = 3000

export interface Redis {
  /** Null while it answers; else since when it does not. */
  lostSince(): Date | null
  /** Time at which the present connection was made; null: there is none. */
  connectedSince(): Date | null
  /** Runs a Lua script that answers a whole number. Rejects at once while there is no connection. */
  evaluate(script: string, options: { key: string; values: readonly number[] }): Promise<number>
  signal(name: string): Signal
  close(): void
}

interface Options {
  readonly url: string
  /** Of the installation: several may share one Redis. */
  readonly secret: Uint8Array
  readonly now: () => Date
  readonly log: Pick<Logger, 'warn'>
}

/** The client is loaded only here. Answers before there is a connection. */
export async function openRedis({ url, secret, now, log }: Options): Promise<Redis> {
  const { createClient } = await import('@redis/client')
  const installation = createHash('sha256').update(secret).digest('hex').slice(0, 12)
  const prefix = `moguang:${installation}:`
  const ownId = crypto.randomUUID()
  let connectedSince: Date | null = null
  let lostSince: Date | null = now()
  let isReported = false
  let isClosed = false

  const client = createClient({
    url,
    name: 'moguang',
    // A command that waits for a reconnection would make a request wait.
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    maintNotifications: 'disabled',
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENT_MS,
      reconnectStrategy: (retries) => Math.min(RECONNECT_MS * 2 ** retries, LONGEST_RECONNECT_MS),
    },
  })
  const channels = new Map<string, Set<() => void>>()
  const subscribed = new Set<string>()
  /** The client repeats a subscription after a reconnection once it was made. */
  function subscribe(): void {
    if (!client.isReady) return
    for (const [channel, listeners] of channels) {
      if (subscribed.has(channel)) continue
      subscribed.add(channel)
      const receive = (sender: string) => {
        if (sender !== ownId) for (const listener of listeners) listener()
      }
      client.subscribe(channel, receive).catch((error: unknown) => {
        subscribed.delete(channel)
        if (lostSince === null) log.warn({ err: error }, 'no messages by Redis arrive')
      })
    }
  }

  client.on('ready', () => {
    connectedSince = now()
    subscribe()
    lostSince = null
    if (isReported) log.warn('Redis answers again')
    isReported = false
  })
  client.on('error', (error: unknown) => {
    connectedSince = null
    lostSince ??= now()
    if (isReported || isClosed) return
    isReported = true
    log.warn({ err: error }, 'Redis does not answer; PostgreSQL does its work')
  })
  // Rejects only when it is closed before its first connection.
  client.connect().catch((error: unknown) => {
    if (!isClosed) log.warn({ err: error }, 'Redis is given up until a restart')
  })

  return {
    lostSince: () => lostSince,
    connectedSince: () => connectedSince,
    async evaluate(script, { key, values }) {
      const answer = await client.eval(script, {
        keys: [prefix + key],
        arguments: values.map(String),
      })
      if (typeof answer !== 'number') throw new Error('Redis answered no number')
      return answer
    },
    signal(name) {
      const channel = prefix + name
      return {
        send() {
          client.publish(channel, ownId).catch((error: unknown) => {
            if (lostSince === null) log.warn({ err: error }, 'a message by Redis was not sent')
          })
        },
        listen(onSignal) {
          const listeners = channels.get(channel) ?? new Set()
          channels.set(channel, listeners.add(onSignal))
          subscribe()
          return () => void listeners.delete(onSignal)
        },
      }
    },
    close() {
      isClosed = true
      client.destroy()
    },
  }
}
