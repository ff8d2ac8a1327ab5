/** The real server and worker as child processes that can be killed at any moment. */
import { build } from 'esbuild'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')
const START_WITHIN_MS = 60_000

/** Bundles as production does, into a folder of its own; answers that folder. */
export async function bundleServer(): Promise<{ dist: string; remove(): void }> {
  // Inside server/: its packages are found from there.
  const folder = path.join(root, 'server/.cache', `kill-${process.pid}`)
  const dist = path.join(folder, 'dist')
  mkdirSync(dist, { recursive: true })
  const source = path.join(root, 'server/src')
  await build({
    entryPoints: [
      { in: path.join(source, 'main.ts'), out: 'main' },
      { in: path.join(source, 'worker.ts'), out: 'worker' },
      { in: path.join(source, 'db/embedded/worker.ts'), out: 'pglite-worker' },
      { in: path.join(source, 'engines/studio/worker.ts'), out: 'studio-worker' },
    ],
    outdir: dist,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: { '@contract': path.join(root, 'contract') },
    loader: { '.ttf': 'binary', '.woff2': 'binary' },
    logLevel: 'error',
  })
  cpSync(path.join(source, 'db/migrations'), path.join(dist, 'migrations'), { recursive: true })
  return { dist, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

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
