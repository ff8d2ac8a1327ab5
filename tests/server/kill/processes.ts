/** The real server and worker as child processes that can be killed at any moment. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const START_WITHIN_MS = 60_000

export interface Process {
  /** What it said when it was ready, e.g. the server's URL. */
  readonly ready: string
  kill(): Promise<void>
  stop(): Promise<void>
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** Starts `dist/<name>.js` and waits for the line that matches `ready`. */
export async function startProcess(options: {
  dist: string
  name: 'main' | 'worker'
  env: Record<string, string>
}): Promise<Process> {
  const child = spawn(process.execPath, [path.join(options.dist, `${options.name}.js`)], {
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const giveUpAt = Date.now() + START_WITHIN_MS
  for (;;) {
    const line = /^(?:ready (\S+)|worker ready)$/m.exec(output)
    if (line) {
      return {
        ready: line[1] ?? '',
        async kill() {
          child.kill('SIGKILL')
          await ended(child)
        },
        async stop() {
          child.kill('SIGTERM')
          await ended(child)
        },
      }
    }
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      child.kill('SIGKILL')
      throw new Error(`${options.name} did not start: ${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
