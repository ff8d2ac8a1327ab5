/**
 * An archive becomes an installation. It is read twice: whole and sound before anything is touched,
 * then row by row. The rows are one transaction, which leaves a mark that no server starts on; the
 * mark goes when files are there and everything was counted again.
 */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { runMigrations } from 'graphile-worker'
import type pg from 'pg'
import type { Config } from '../../config/config'
import { migrateFully, openDatabase, type Database } from '../../platform/db/client'
import { findSchema, listMigrations, ownSchema, RESTORING } from '../../platform/db/schema-version'
import { serverKeys } from '../../platform/db/secret'
import { migrationsFolder } from '../../platform/lib/paths'
import { Refused } from '../../platform/lib/refused'
import { createStorage } from '../../integrations/storage/configured'
import { requireDataFolder } from '../../integrations/storage/data-folder'
import { isStorageKey } from '../../integrations/storage/keys'
import type { Storage } from '../../integrations/storage/storage'
import { findMissing, listFiles, readLedger } from './checks'
import { objectSchema, parseAs, type Header, type Manifest } from './format'
import { mimeOf } from './mime'
import { readArchive, type Member } from './reader'
import { computeKeyFingerprint, computeTotals } from './save'
import { inSnapshot } from './snapshot'
import { countRows, insertRows, insertTasks, moveSequences, parseLines } from './tables'
import { said } from './texts'

/** Smaller files are put as they are, larger ones pass through a file. */
const IN_MEMORY_BYTES = 4 * 1024 * 1024

/** Migrations up to the archive's, in a folder as the migrator reads it. */
export async function migrationsUpTo(when: number, folder: string): Promise<string> {
  if (when === ownSchema().when) return migrationsFolder
  await cp(migrationsFolder, folder, { recursive: true })
  const journal = path.join(folder, 'meta/_journal.json')
  const all = JSON.parse(await readFile(journal, 'utf8')) as { entries: { when: number }[] }
  const entries = all.entries.filter((entry) => entry.when <= when)
  await writeFile(journal, JSON.stringify({ ...all, entries }))
  return folder
}

function requireKnown({ app, schema }: Header): void {
  const own = ownSchema()
  if (schema.when > own.when) throw new Refused(said.newer(app, schema.tag, own.tag))
  if (!listMigrations().some(({ when }) => when === schema.when))
    throw new Refused(said.foreign(schema.tag))
}

/** Settings that a start makes by itself are no content. */
async function requireEmpty({ pool }: Database, { tables, schema }: Header): Promise<void> {
  const there = await findSchema(pool)
  if (there !== schema.when) throw new Refused(said.otherSchema)
  for (const table of tables) {
    if (table.name !== 'settings' && (await countRows(pool, table)) > 0)
      throw new Refused(said.notEmpty(table.name))
  }
}

/** All rows in one transaction. Ending it without a commit rolls it back. */
function openLoading(client: pg.PoolClient, header: Header, manifest: Manifest, archive: string) {
  const tables = new Map(header.tables.map((table) => [table.name, table]))
  return {
    async begin(): Promise<void> {
      await client.query('begin')
      await client.query(
        `set local timezone = 'UTC'; set local datestyle = 'ISO';
         set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`,
      )
      await client.query('delete from settings')
    },
    async take({ name, bytes }: Member): Promise<void> {
      const rows = parseLines((await bytes()).toString())
      const [kind, of = ''] = name.split('/')
      if (kind === 'queue') return insertTasks(client, rows)
      const table = tables.get(of)
      if (!table) throw new Refused(said.damaged(archive, name))
      await insertRows(client, table, rows)
    },
    async commit(): Promise<void> {
      for (const table of header.tables) {
        if ((await countRows(client, table)) !== (manifest.rows[table.name] ?? 0))
          throw new Refused(said.rowsDiffer(table.name))
      }
      const { uneven, sum } = await readLedger(client)
      if (uneven > 0 || sum !== 0) throw new Refused(said.ledgerOff(uneven, sum))
      await moveSequences(client, header.tables)
      await client.query(
        `insert into settings (key, value) values ($1, $2)
         on conflict (key) do update set value = excluded.value`,
        [RESTORING, path.basename(archive)],
      )
      await client.query('commit')
    },
  }
}

async function putFile(storage: Storage, member: Member, spool: string): Promise<void> {
  const key = member.name.slice('files/'.length)
  const options = { mime: mimeOf(key) }
  if (member.size <= IN_MEMORY_BYTES) return storage.put(key, await member.bytes(), options)
  await pipeline(member.pieces, createWriteStream(spool, { mode: 0o600 }))
  await storage.putFile(key, spool, options)
}

/** Objects elsewhere that the archive only names must be what they were. */
async function requireObjects(storage: Storage, lines: string, spool: string): Promise<void> {
  for (const line of lines.split('\n').filter((one) => one !== '')) {
    const thing = parseAs(objectSchema, line, () => new Refused(said.objectDiffers(line)))
    const same = await storage.getFile(thing.key, spool).then(
      async () => {
        const hash = createHash('sha256')
        for await (const piece of createReadStream(spool)) hash.update(piece as Buffer)
        return hash.digest('hex') === thing.sha256
      },
      () => false,
    )
    if (!same) throw new Refused(said.objectDiffers(thing.key))
  }
}

interface Restoring {
  readonly config: Config
  readonly archive: string
  readonly header: Header
  readonly manifest: Manifest
  readonly database: Database
  readonly storage: Storage
  readonly folder: string
}

/** Rows first, and committed; then files. */
async function fill({ config, ...all }: Restoring, onCommitted: () => void): Promise<void> {
  const { archive, header, manifest, database, storage, folder } = all
  const spool = path.join(folder, 'file')
  const client = await database.pool.connect()
  const loading = openLoading(client, header, manifest, archive)
  let committed = false
  const commit = async () => {
    if (committed) return
    await loading.commit()
    committed = true
    onCommitted()
  }
  try {
    await loading.begin()
    await readArchive(archive, async (member) => {
      const { name } = member
      if (/^(db|queue)\//.test(name)) return loading.take(member)
      await commit()
      if (name.startsWith('objects/'))
        return requireObjects(storage, (await member.bytes()).toString(), spool)
      if (name.startsWith('files/')) {
        if (!isStorageKey(name.slice('files/'.length)))
          throw new Refused(said.damaged(archive, name))
        return putFile(storage, member, spool)
      }
      const own = /^data\/([^/]+)$/.exec(name)?.[1]
      if (!own || own.startsWith('.')) throw new Refused(said.damaged(archive, name))
      await writeFile(path.join(config.dataDir, own), await member.bytes(), { mode: 0o600 })
    })
    await commit()
  } finally {
    client.release(!committed)
  }
}

async function finish({ database, storage, manifest }: Restoring): Promise<void> {
  await migrateFully(database.pool)
  const files = await listFiles(storage)
  const missing = await inSnapshot(database.pool, (client) =>
    findMissing(client, files, new Set(manifest.missing)),
  )
  if (missing.count > 0) throw new Refused(said.filesMissing(missing.count, missing.keys))
  await database.pool.query('delete from settings where key = $1', [RESTORING])
}

async function restoreInto(restoring: Restoring): Promise<readonly string[]> {
  const { config, archive, header, manifest, database, storage } = restoring
  await requireEmpty(database, header)
  if (storage.kind === 'local' && (await storage.list('')).length > 0)
    throw new Refused(said.notEmpty('files'))
  await runMigrations({ pgPool: database.pool, noPreparedStatements: true })
  let committed = false
  try {
    await fill(restoring, () => {
      committed = true
    })
    await finish(restoring)
  } catch (error) {
    // Before the commit nothing is there, and the error is the whole story.
    if (!committed) throw error
    const why = error instanceof Error ? error.message : String(error)
    throw new Refused(said.notDone(why), { cause: error })
  }
  const print = computeKeyFingerprint(await serverKeys(database.db, config.sessionSecret))
  return [
    said.restored(archive, computeTotals(manifest)),
    ...(print === header.keyPrint ? [] : [said.otherKey]),
  ]
}

/** Answers what the operator reads. Rejects with Refused. */
export async function restoreBackup(
  config: Config,
  archiveInput: string,
): Promise<readonly string[]> {
  if (archiveInput === '') throw new Refused(said.noneGiven)
  const archive = path.resolve(archiveInput)
  const { header, manifest } = await readArchive(archive, async (_, { schema, ...rest }) =>
    requireKnown({ schema, ...rest }),
  )
  requireKnown(header)
  await requireDataFolder(config.dataDir)
  const folder = await mkdtemp(path.join(tmpdir(), 'moguang-restore-'))
  try {
    const database = await openDatabase({
      databaseUrl: config.databaseUrl,
      dataDir: config.dataDir,
      maxConnections: 3,
      statementTimeoutMs: 0,
      migrations: await migrationsUpTo(header.schema.when, path.join(folder, 'migrations')),
    })
    const storage = createStorage(config)
    try {
      return await restoreInto({ config, archive, header, manifest, database, storage, folder })
    } finally {
      await database.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
