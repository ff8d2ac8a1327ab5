/** Thread of the embedded database: PGlite runs here so that it never starves the API's loop. */
import { PGlite } from '@electric-sql/pglite'
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { releaseMemoryWhenIdle } from '../../lib/idle-memory'
import { createGate } from './gate'

export interface PgliteWorkerData {
  /** Null keeps everything in memory. */
  readonly dataDir: string | null
  /** A tar of a data folder to begin with in memory; null begins empty. */
  readonly template: string | null
  readonly socketPath: string
}

export type PgliteWorkerMessage = 'ready' | 'closed'

const port = parentPort
if (!port) throw new Error('this file runs as a worker thread only')
const { dataDir, template, socketPath } = workerData as PgliteWorkerData

/** Of PostgreSQL's 128 MB none are given back; what is read lies in the system's cache anyway. */
const SHARED_BUFFERS = '32MB'

const db = await PGlite.create({
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  dataDir: dataDir ?? 'memory://',
  ...(template !== null && { loadDataDir: new Blob([readFileSync(template)]) }),
})
const gate = createGate(db, (error) => {
  // Nothing can be trusted after the database itself failed: the thread dies, the server follows.
  throw error
})
await new Promise<void>((resolve, reject) => {
  gate.once('error', reject)
  gate.listen(socketPath, resolve)
})

port.once('message', () => {
  gate.close()
  void db.close().then(() => {
    port.postMessage('closed' satisfies PgliteWorkerMessage)
    port.close()
  })
})
releaseMemoryWhenIdle()
port.postMessage('ready' satisfies PgliteWorkerMessage)
