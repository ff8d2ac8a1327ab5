/** Starts the embedded database and says how the ordinary pg Pool reaches it. */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { once } from 'node:events'
import { packedDatabase } from '../../lib/paths'
import { startThread } from '../../lib/threads'
import { DatabaseDamaged } from './damaged'
import { lockFolder } from './lock'
import { unpackDatabase } from './packed'
import type { PgliteWorkerData, PgliteWorkerMessage } from './worker'

export interface Embedded {
  /** Folder of the unix socket: `host` for pg. */
  readonly socketFolder: string
  readonly port: number
  /** Settles when the thread ends; rejects when the database failed. */
  readonly ended: Promise<void>
  close(): Promise<void>
}

/** Only the name of the socket file: nothing listens on TCP. */
const PORT = 5432
/** sun_path holds 108 bytes with the final zero. */
const SOCKET_PATH_MAX_BYTES = 107

function socketPathIn(folder: string): string {
  return path.join(folder, `.s.PGSQL.${PORT}`)
}

/** A private folder for the socket, in `dataDir` where the path is short enough. */
function makeSocketFolder(dataDir: string | null): { folder: string; temporary: boolean } {
  const own = dataDir === null ? null : path.join(dataDir, 'run')
  if (own !== null && Buffer.byteLength(socketPathIn(own)) <= SOCKET_PATH_MAX_BYTES) {
    mkdirSync(own, { recursive: true, mode: 0o700 })
    rmSync(socketPathIn(own), { force: true })
    return { folder: own, temporary: false }
  }
  for (const base of [tmpdir(), '/tmp']) {
    if (
      Buffer.byteLength(socketPathIn(path.join(base, 'moguang-XXXXXX'))) <= SOCKET_PATH_MAX_BYTES
    ) {
      return { folder: mkdtempSync(path.join(base, 'moguang-')), temporary: true }
    }
  }
  throw new Error('No folder with a path short enough for a unix socket: set TMPDIR to /tmp')
}

/**
 * Address at which another process serves the database of this folder; null where it is unknown (its
 * path is too long for a socket of its own).
 */
export function findServed(dataDir: string): Pick<Embedded, 'socketFolder' | 'port'> | null {
  const socketFolder = path.join(dataDir, 'run')
  return existsSync(socketPathIn(socketFolder)) ? { socketFolder, port: PORT } : null
}

/** Every folder of a database has it; without it PGlite would begin a new one over the old. */
const MARK = 'PG_VERSION'

/** Takes up to 900 MB for some seconds. */
async function makeDatabase(folder: string): Promise<void> {
  const creator = startThread(
    { source: 'platform/db/embedded/creator.ts', bundle: 'pglite-creator.js' },
    { workerData: folder },
  )
  await once(creator, 'message')
  await creator.terminate()
}

/**
 * Creates the database's folder if missing: next to its place and moved, so it is whole or absent.
 * Throws DatabaseDamaged.
 */
async function ensureFolder(folder: string, archive: string): Promise<void> {
  if (existsSync(folder)) {
    if (!existsSync(path.join(folder, MARK))) throw new DatabaseDamaged(path.dirname(folder))
    return
  }
  const making = `${folder}.making`
  rmSync(making, { recursive: true, force: true })
  mkdirSync(path.dirname(making), { recursive: true })
  if (existsSync(archive)) await unpackDatabase(archive, making)
  else await makeDatabase(making)
  renameSync(making, folder)
}

/** Starts the thread and waits until it serves. */
async function serve(
  workerData: PgliteWorkerData,
  archive: string,
): Promise<Pick<Embedded, 'ended' | 'close'>> {
  if (workerData.dataDir !== null) await ensureFolder(workerData.dataDir, archive)
  const worker = startThread(
    { source: 'platform/db/embedded/worker.ts', bundle: 'pglite-worker.js' },
    { workerData },
  )
  const ended = new Promise<void>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', () => resolve())
  })
  // For those who wait for `ended`; without them it must not end the process a second time.
  ended.catch(() => {})
  await once(worker, 'message')
  return {
    ended,
    async close() {
      worker.postMessage('close')
      const [answer] = (await Promise.race([once(worker, 'message'), ended.then(() => [])])) as [
        PgliteWorkerMessage?,
      ]
      if (answer === 'closed') await worker.terminate()
    },
  }
}

/**
 * `dataDir` null: in memory, for tests, beginning with the tar `template`. A folder without a database
 * gets the one of `archive`, or a new one where there is no archive. Throws FolderInUse when another
 * process has the folder.
 */
export async function startEmbedded(
  dataDir: string | null,
  template: string | null = null,
  archive = packedDatabase,
): Promise<Embedded> {
  const unlock = dataDir === null ? () => {} : await lockFolder(dataDir)
  const { folder, temporary } = makeSocketFolder(dataDir)
  const cleanUp = () => {
    if (temporary) rmSync(folder, { recursive: true, force: true })
    unlock()
  }
  const workerData: PgliteWorkerData = {
    dataDir: dataDir === null ? null : path.join(dataDir, 'pg'),
    template,
    socketPath: socketPathIn(folder),
  }
  const existed = existsSync(workerData.dataDir ?? '')
  const served = await serve(workerData, archive).catch((error: unknown) => {
    cleanUp()
    if (error instanceof DatabaseDamaged) throw error
    if (dataDir !== null && existed) throw new DatabaseDamaged(dataDir, error)
    throw new Error('The embedded database did not start', { cause: error })
  })
  return {
    socketFolder: folder,
    port: PORT,
    ended: served.ended,
    async close() {
      await served.close()
      cleanUp()
    },
  }
}
