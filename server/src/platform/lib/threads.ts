/**
 * Starts a worker thread or a child process from our own code: from sources under tsx, from its
 * bundle in production.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { bundled } from './paths'

const here = path.dirname(fileURLToPath(import.meta.url))

export interface ThreadEntry {
  /** Path from server/src, with extension, e.g. `integrations/engines/studio/worker.ts`. */
  readonly source: string
  /** File next to main.js in server/dist, e.g. `studio-worker.js`. */
  readonly bundle: string
}

/** Code that loads an entry from its sources: nothing inherits its parent's TypeScript loader. */
function loadingCode(entry: ThreadEntry): string {
  const tsx = createRequire(import.meta.url).resolve('tsx/package.json')
  const loader = path.join(path.dirname(tsx), 'dist/esm/api/index.mjs')
  return `import(${JSON.stringify(pathToFileURL(loader).href)}).then(({ register }) => {
    register()
    return import(${JSON.stringify(pathToFileURL(path.resolve(here, '../..', entry.source)).href)})
  })`
}

export function startThread(entry: ThreadEntry, options: WorkerOptions = {}): Worker {
  if (bundled) return new Worker(path.join(here, entry.bundle), options)
  return new Worker(loadingCode(entry), { ...options, eval: true })
}

/** Sets a limit where the system knows it, then becomes the program: one process, no shell left. */
const LIMITED = 'ulimit -d "$1" 2>/dev/null; ulimit -c 0 2>/dev/null; shift; exec "$@"'

/**
 * A Node process of its own with an empty environment, unless given, and a channel for messages. What it writes
 * to stderr can be read, nothing else is connected.
 * @param options.dataMb memory it may ask for beyond its code, where the system can limit it;
 *   null: no limit
 * @param options.serialization of messages; `advanced` carries typed arrays
 * @param options.env all that its environment holds
 */
export function startProcess(
  entry: ThreadEntry,
  options: {
    args: readonly string[]
    folder: string
    dataMb: number | null
    serialization?: 'json' | 'advanced'
    env?: Readonly<Record<string, string>>
  },
): ChildProcess {
  const code = bundled ? [path.join(here, entry.bundle)] : ['-e', loadingCode(entry), '--']
  const command = [process.execPath, ...code, ...options.args]
  const [program = '', ...args] =
    process.platform === 'win32' || options.dataMb === null
      ? command
      : ['/bin/sh', '-c', LIMITED, 'sh', String(options.dataMb * 1024), ...command]
  return spawn(program, args, {
    cwd: options.folder,
    // From sources tsx needs the path of the aliases: the folder is not the repository's.
    env: {
      ...options.env,
      ...(!bundled && { TSX_TSCONFIG_PATH: path.resolve(here, '../../../../tsconfig.json') }),
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: options.serialization ?? 'json',
  })
}
