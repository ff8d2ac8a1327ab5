/**
 * PostgreSQL's wire protocol in front of one PGlite, for many connections.
 *
 * PGlite is a single session. pglite-socket feeds it message by message, so that two connections
 * overwrite each other's unnamed statement. Here a connection has the session for a whole batch
 * (up to Sync or a simple Query) and keeps it while its transaction is open.
 */
import type { PGlite } from '@electric-sql/pglite'
import { createServer, type Server, type Socket } from 'node:net'
import { MessageReader, readyStatus } from './wire'

interface Client {
  readonly socket: Socket
  gone: boolean
}

interface Turn {
  readonly client: Client
  readonly messages: readonly Uint8Array[]
}

/** A client that leaves a transaction open without a word would block everybody. */
const IDLE_TRANSACTION_MS = 30_000

/** A server, not yet listening; `onFatal` hears of an error of the database itself. */
export function createGate(db: PGlite, onFatal: (error: unknown) => void): Server {
  const turns: Turn[] = []
  let owner: Client | null = null
  let busy = false
  let idleTimer: NodeJS.Timeout | undefined

  async function run({ client, messages }: Turn): Promise<void> {
    let status = 'I'
    await db.runExclusive(async () => {
      for (const message of messages) {
        await db.execProtocolRawStream(message, {
          onRawData: (data) => {
            status = readyStatus(data) ?? status
            if (client.socket.writable) client.socket.write(Buffer.from(data))
          },
        })
      }
    })
    owner = status === 'I' ? null : client
  }

  async function rollBack(): Promise<void> {
    owner = null
    await db.exec('ROLLBACK')
  }

  function next(): Turn | undefined {
    if (!owner) return turns.shift()
    const index = turns.findIndex((turn) => turn.client === owner)
    return index < 0 ? undefined : turns.splice(index, 1)[0]
  }

  async function pump(): Promise<void> {
    if (busy) return
    busy = true
    clearTimeout(idleTimer)
    try {
      for (;;) {
        if (owner?.gone) await rollBack()
        const turn = next()
        if (!turn) break
        if (!turn.client.gone) await run(turn)
      }
    } catch (error) {
      onFatal(error)
      return
    }
    busy = false
    const idle = owner
    if (idle) idleTimer = setTimeout(() => idle.socket.destroy(), IDLE_TRANSACTION_MS)
  }

  return createServer((socket) => {
    const client: Client = { socket, gone: false }
    const reader = new MessageReader()
    socket.on('data', (chunk) => {
      for (const step of reader.push(chunk)) {
        if (step.kind === 'no-tls') socket.write('N')
        else if (step.kind === 'end') socket.end()
        else turns.push({ client, messages: step.messages })
      }
      void pump()
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      client.gone = true
      void pump()
    })
  })
}
