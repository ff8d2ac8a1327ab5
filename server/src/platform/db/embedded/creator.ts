/**
 * Thread that makes the folder of an embedded database and ends. Making one takes some 400 MB that
 * only the end of its thread gives back, so the thread that serves does not do it.
 */
import { PGlite } from '@electric-sql/pglite'
import { parentPort, workerData } from 'node:worker_threads'

const db = await PGlite.create(workerData as string)
await db.close()
parentPort?.postMessage('made')
