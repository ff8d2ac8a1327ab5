/** Starts a worker thread from our own code: from sources under tsx, from its bundle in production. */
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { bundled } from './paths'

const here = path.dirname(fileURLToPath(import.meta.url))

export interface ThreadEntry {
  /** Path from server/src, with extension, e.g. `engines/studio/worker.ts`. */
  readonly source: string
  /** File beside main.js in server/dist, e.g. `studio-worker.js`. */
  readonly bundle: string
}

/** A thread inherits no TypeScript loader from its parent, so sources bring tsx along. */
export function startThread(entry: ThreadEntry, options: WorkerOptions = {}): Worker {
  if (bundled) return new Worker(path.join(here, entry.bundle), options)
  const tsx = createRequire(import.meta.url).resolve('tsx/package.json')
  const loader = path.join(path.dirname(tsx), 'dist/esm/api/index.mjs')
  const code = `import(${JSON.stringify(pathToFileURL(loader).href)}).then(({ register }) => {
    register()
    return import(${JSON.stringify(pathToFileURL(path.resolve(here, '..', entry.source)).href)})
  })`
  return new Worker(code, { ...options, eval: true })
}
