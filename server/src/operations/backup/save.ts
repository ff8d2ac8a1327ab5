/** Database, files and keys of a running installation as one archive. */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { once } from 'node:events'
import type pg from 'pg'
import type { Config } from '../../config/config'
import type { Database } from '../../platform/db/client'
import { findSchema, listMigrations } from '../../platform/db/schema-version'
import { serverKeys } from '../../platform/db/secret'
import type { Keys } from '../../platform/lib/keys'
import { Refused } from '../../platform/lib/refused'
import { appVersion } from '../../platform/lib/version'
import { createStorage } from '../../integrations/storage/configured'
import { isDiskFull } from '../../platform/disk'
import { ObjectMissing, type Storage } from '../../integrations/storage/storage'
import { referencedKeys } from './checks'
import { FORMAT, HEADER, type Header, SCHEDULED, type StoredThing } from './format'
import { noteBackup } from '../../platform/db/last-backup'
import { inSnapshot } from './snapshot'
import { formatLines, listTables, readParts, selectAll, selectTasks } from './tables'
import { openHere } from './here'
import { said, type Totals } from './texts'
import { writeArchive, type ArchiveWriter } from './writer'

/** Larger files next to the database are not settings. */
const OWN_FILE_BYTES = 1024 * 1024
/** Number of names of missing files that are stored. */
const MISSING_NAMED = 10_000
const OBJECTS_A_PART = 1000

/** Fingerprint of a signing key; reveals nothing else about it. */
export function computeKeyFingerprint(keys: Keys): string {
  return createHash('sha256').update(keys.of('access-token')).digest('hex').slice(0, 16)
}

const partName = (folder: string, at: number) => `${folder}/${String(at).padStart(6, '0')}`

interface Counts {
  rows: Record<string, number>
  tasks: number
  files: number
  fileBytes: number
  missing: string[]
}

async function addParts(
  archive: ArchiveWriter,
  folder: string,
  parts: AsyncIterable<readonly (readonly (string | null)[])[]>,
): Promise<number> {
  let [rows, at] = [0, 0]
  for await (const part of parts) {
    await archive.add(partName(folder, ++at), formatLines(part))
    rows += part.length
  }
  return rows
}

/** Rows into the archive, keys of the files they name into `keysFile`. */
async function addDatabase(
  client: pg.PoolClient,
  {
    archive,
    counts,
    keysFile,
    header,
  }: {
    archive: ArchiveWriter
    counts: Counts
    keysFile: string
    header: Omit<Header, 'schema' | 'tables'>
  },
): Promise<void> {
  const when = await findSchema(client)
  const schema = listMigrations().find((migration) => migration.when === when)
  if (!schema) throw new Error('the schema of this database is not one of this version')
  const tables = await listTables(client)
  await archive.add(HEADER, JSON.stringify({ ...header, schema, tables } satisfies Header))
  for (const table of tables)
    counts.rows[table.name] = await addParts(
      archive,
      `db/${table.name}`,
      readParts(client, selectAll(table)),
    )
  const tasks = await selectTasks(client)
  if (tasks) counts.tasks = await addParts(archive, 'queue', readParts(client, tasks))
  const keys = createWriteStream(keysFile, { mode: 0o600 })
  const failed = once(keys, 'error').then(([error]) => Promise.reject(error as Error))
  failed.catch(() => undefined)
  for await (const key of referencedKeys(client))
    if (!keys.write(`${key}\n`)) await Promise.race([once(keys, 'drain'), failed])
  await Promise.race([new Promise<void>((resolve) => keys.end(resolve)), failed])
}

/** The operator's files in DATA_DIR: `engines.json`, `words.txt`, keys in files. */
async function addOwnFiles(archive: ArchiveWriter, dataDir: string): Promise<void> {
  for (const item of await readdir(dataDir, { withFileTypes: true })) {
    if (!item.isFile() || item.name.startsWith('.') || /\.(lock|part|log)$/.test(item.name))
      continue
    const file = path.join(dataDir, item.name)
    if ((await stat(file)).size > OWN_FILE_BYTES || Buffer.byteLength(item.name) > 90) continue
    await archive.add(`data/${item.name}`, await readFile(file))
  }
}

function linesIn(file: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(file), crlfDelay: Infinity })
}

function isMissing(error: unknown): boolean {
  return error instanceof ObjectMissing || (error as NodeJS.ErrnoException).code === 'ENOENT'
}

/** False where it is not there (any more). */
async function addFile(archive: ArchiveWriter, key: string, file: string): Promise<number | null> {
  const handle = await open(file).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (!handle) return null
  try {
    const { size } = await handle.stat()
    await archive.stream(`files/${key}`, size, handle.createReadStream({ autoClose: false }))
    return size
  } finally {
    await handle.close()
  }
}

/** Size and hash of an object elsewhere, which passes through a file. */
async function lookAt(storage: Storage, key: string, spool: string): Promise<StoredThing | null> {
  try {
    await storage.getFile(key, spool)
    const hash = createHash('sha256')
    for await (const piece of createReadStream(spool)) hash.update(piece as Buffer)
    return { key, size: (await stat(spool)).size, sha256: hash.digest('hex') }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function addFiles(
  archive: ArchiveWriter,
  storage: Storage,
  { counts, keysFile }: { counts: Counts; keysFile: string },
): Promise<void> {
  let [things, parts]: [string[], number] = [[], 0]
  const addThings = async () => {
    if (things.length > 0) await archive.add(partName('objects', ++parts), things.join(''))
    things = []
  }
  const note = (key: string, size: number | null) => {
    if (size === null) {
      if (counts.missing.length < MISSING_NAMED) counts.missing.push(key)
      return
    }
    counts.files += 1
    counts.fileBytes += size
  }
  for await (const key of linesIn(keysFile)) {
    const file = storage.filePath(key)
    if (file) {
      note(key, await addFile(archive, key, file))
      continue
    }
    const thing = storage.kind === 'local' ? null : await lookAt(storage, key, `${keysFile}.object`)
    note(key, thing?.size ?? null)
    if (thing) things.push(`${JSON.stringify(thing)}\n`)
    if (things.length >= OBJECTS_A_PART) await addThings()
  }
  await addThings()
}

export const computeTotals = ({ rows, files, fileBytes, missing }: Counts): Totals => ({
  rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
  files,
  fileBytes,
  missing: missing.length,
})

interface Place {
  readonly config: Config
  readonly file: string
  readonly database: Database
  /** The moment whose rows it holds. */
  readonly at: Date
  /** The process is a server, and not this command alone. */
  readonly serving: boolean
}

async function writeTo({ config, file, database, at, serving }: Place): Promise<readonly string[]> {
  const storage = createStorage(config)
  const keys = await serverKeys(database.db, config.sessionSecret)
  const archive = await writeArchive(file, { ownSignals: !serving })
  const keysFile = path.join(archive.folder, 'keys')
  const counts: Counts = { rows: {}, tasks: 0, files: 0, fileBytes: 0, missing: [] }
  try {
    const header = {
      ...({ format: FORMAT, app: appVersion, createdAt: at.toISOString() } as const),
      keyPrint: computeKeyFingerprint(keys),
      storage: storage.kind,
    }
    await inSnapshot(database.pool, (client) =>
      addDatabase(client, { archive, counts, keysFile, header }),
    )
    await addOwnFiles(archive, config.dataDir)
    await addFiles(archive, storage, { counts, keysFile })
    const bytes = await archive.finish(counts)
    await noteBackup(database.db, { at, file, bytes })
    return [
      said.saved(file, bytes, computeTotals(counts)),
      ...(config.sessionSecret ? [said.ownSecret] : []),
      ...(storage.kind === 'local' ? [] : [said.elsewhere]),
    ]
  } catch (error) {
    await archive.abandon()
    throw error
  }
}

/** Names that sort by time: `20261123T035900Z`. */
const formatStamp = (time: Date) => time.toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** Makes `folder` and runs `write`; what the file system refuses is a Refused with a sentence. */
async function inFolder(
  folder: string,
  write: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return await write()
  } catch (error) {
    if (isDiskFull(error)) throw new Refused(said.diskFull(folder), { cause: error })
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST')
      throw new Refused(said.noFolder(folder), { cause: error })
    throw error
  }
}

/** Answers what the operator reads. Rejects with Refused; then nothing was left behind. */
export async function saveBackup(config: Config, folderInput: string): Promise<readonly string[]> {
  const folder = folderInput === '' ? config.backups.folder : path.resolve(folderInput)
  const database = await openHere(config)
  try {
    return await inFolder(folder, () => {
      const at = new Date()
      const file = path.join(folder, `moguang-${formatStamp(at)}.tar.gz`)
      return writeTo({ config, file, database, at, serving: false })
    })
  } finally {
    await database.close()
  }
}

/** As above within a server, by its own connections, under a name that differs from an operator's. */
export async function saveScheduled(
  config: Config,
  { database, at }: { database: Database; at: Date },
): Promise<readonly string[]> {
  const { folder } = config.backups
  return inFolder(folder, () => {
    const file = path.join(folder, `${SCHEDULED}${formatStamp(at)}.tar.gz`)
    return writeTo({ config, file, database, at, serving: true })
  })
}
