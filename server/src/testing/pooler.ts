/** PgBouncer in transaction mode before a PostgreSQL of this machine, thrown away with the tests. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.mjs'

const BINARY = '/usr/sbin/pgbouncer'
const START_WITHIN_MS = 20_000
/** It refuses to run as root, like PostgreSQL. */
const NOBODY = 65_534

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const answer = await Promise.race([
    once(socket, 'connect').then(
      () => true,
      () => false,
    ),
    sleep(1_000).then(() => false),
  ])
  socket.destroy()
  return answer
}

export interface Pooler {
  /** The same database through it. */
  readonly url: string
  close(): Promise<void>
}

/** @param size connections to PostgreSQL; null: there is no PgBouncer here. */
export async function startPooler(databaseUrl: string, size: number): Promise<Pooler | null> {
  if (!existsSync(BINARY)) return null
  const { port, username, password, pathname } = new URL(databaseUrl)
  const folder = mkdtempSync(path.join(tmpdir(), 'moguang-pooler-'))
  const own = await freePort()
  const file = path.join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=127.0.0.1 port=${port} user=${username || 'postgres'}${password && ` password=${password}`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${size}
max_client_conn = 200
`,
  )
  const isRoot = process.getuid?.() === 0
  if (isRoot) for (const owned of [folder, file]) chownSync(owned, NOBODY, NOBODY)
  const child = spawn(BINARY, ['--quiet', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = once(child, 'exit')
  const giveUpAt = Date.now() + START_WITHIN_MS
  while (!(await answers(own))) {
    if (child.exitCode !== null || Date.now() > giveUpAt)
      throw new Error(`PgBouncer did not start: ${said}`)
    await sleep(50)
  }
  return {
    url: `postgres://${username || 'postgres'}@127.0.0.1:${own}${pathname}`,
    async close() {
      child.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
