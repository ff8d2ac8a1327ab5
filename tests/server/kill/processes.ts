/** The real server and worker as child processes that can be killed at any moment. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const START_WITHIN_MS = 180_000

/** Variables of a server or worker that a test starts on a free port: quiet and without limits. */
export const TEST_ENV = {
  NODE_ENV: 'test',
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  DEMO: '0',
  SAMPLES: '0',
  RATE_LIMIT_PER_MINUTE: '1000000',
  SESSION_SECRET: 'only-for-this-test-only-for-this-test',
} as const

export interface Process {
  /** Its line when it was ready, e.g. the server's URL. */
  readonly ready: string
  readonly pid: number
  /** Everything said so far. */
  output(): string
  isAlive(): boolean
  kill(): Promise<void>
  /** Resolves with the exit code when it ends by itself. */
  ended(): Promise<number | null>
  /** By SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>
}

interface StartOptions {
  readonly dist: string
  readonly name: 'main' | 'worker' | 'admin'
  readonly args?: readonly string[]
  readonly env: Record<string, string>
}

const isAlive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

async function ended(child: ChildProcess): Promise<void> {
  if (isAlive(child)) await once(child, 'exit')
}

/** Starts `dist/<name>.js`; `ready` is empty and may never be said. */
export function launchProcess(options: StartOptions): Process {
  const child = spawn(
    process.execPath,
    [path.join(options.dist, `${options.name}.js`), ...(options.args ?? [])],
    {
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return {
    pid: child.pid ?? 0,
    get ready() {
      return /^ready (\S+)$/m.exec(output)?.[1] ?? ''
    },
    output: () => output,
    isAlive: () => isAlive(child),
    async kill() {
      child.kill('SIGKILL')
      await ended(child)
    },
    async ended() {
      await ended(child)
      return child.exitCode
    },
    async stop() {
      child.kill('SIGTERM')
      await ended(child)
      return child.exitCode
    },
  }
}

/** As above, and waits for its `ready`. */
export async function startProcess(options: StartOptions): Promise<Process> {
  const started = launchProcess(options)
  const giveUpAt = Date.now() + START_WITHIN_MS
  while (!/^(ready \S+|worker ready)$/m.test(started.output())) {
    if (!started.isAlive() || Date.now() > giveUpAt) {
      await started.kill()
      throw new Error(`${options.name} did not start: ${started.output()}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return started
}
