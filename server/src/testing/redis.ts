/** Redis of this machine, thrown away with the tests: it stores nothing, and can be killed and frozen. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.mjs'

const BINARY = '/usr/bin/redis-server'
const START_WITHIN_MS = 20_000

/** Message of a skipped test. */
export const NO_REDIS = 'no redis-server on this machine (apt-get install redis-server)'
/** Refuses every connection. */
export const REFUSED_REDIS_URL = 'redis://127.0.0.1:1'

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isOpen
}

export interface TestRedis {
  readonly url: string
  /** Again, after `kill`: with nothing in it. */
  start(): Promise<void>
  kill(): Promise<void>
  freeze(): void
  thaw(): void
  close(): Promise<void>
}

/** Null: there is no Redis here. */
export async function startRedis(): Promise<TestRedis | null> {
  if (!existsSync(BINARY)) return null
  const port = await freePort()
  let child: ChildProcess | null = null
  async function kill(): Promise<void> {
    if (!child) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    child = null
  }
  async function start(): Promise<void> {
    const options = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()]
    child = spawn(BINARY, ['--port', String(port), ...options], { stdio: 'ignore' })
    const giveUpAt = Date.now() + START_WITHIN_MS
    while (!(await answers(port))) {
      if (child.exitCode !== null || Date.now() > giveUpAt) throw new Error('Redis did not start')
      await sleep(20)
    }
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    close: kill,
  }
}
