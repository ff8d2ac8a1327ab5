/** An installation of an older commit, from the fixture of its rows (tests/upgrade). */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { openDatabase } from '../../platform/db/client'
import { projectRoot } from '../../platform/lib/paths'
import { migrationsUpTo } from '../../operations/backup/restore'
import type { PostgresServer } from '../postgres'

export const FIXTURE = path.join(projectRoot, 'tests/upgrade/0b9ea18e')

interface Installation {
  /** Time of the dump. */
  readonly at: string
  readonly sequences: Readonly<Record<string, string>>
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
}

export function readFixture<T>(name: string): T {
  return JSON.parse(readFileSync(path.join(FIXTURE, name), 'utf8')) as T
}

/** The old processes stopped this long ago: their locks and leases have ended. */
const STOPPED_AGO_MS = 120_000

/** Tables of the old schema, made by the migrations that were known then. */
async function createTables(databaseUrl: string, { tables }: Installation): Promise<void> {
  const known = tables['drizzle.__drizzle_migrations'] ?? []
  const when = Math.max(...known.map((row) => Number(row.created_at)))
  const folder = mkdtempSync(path.join(tmpdir(), 'moguang-upgrade-'))
  try {
    const migrations = await migrationsUpTo(when, path.join(folder, 'migrations'))
    const database = await openDatabase({ databaseUrl, dataDir: null, migrations })
    await runMigrations({ pgPool: database.pool, noPreparedStatements: true })
    await database.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function insertAll(
  client: pg.Client,
  { sequences, tables }: Installation,
  laterMs: number,
): Promise<void> {
  await client.query(`begin; set local session_replication_role = replica`)
  for (const [name, rows] of Object.entries(tables)) {
    const { rows: columns } = await client.query<{ name: string; type: string }>(
      `select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type
       from pg_attribute where attrelid = $1::regclass and attnum > 0
         and not attisdropped and attgenerated = ''`,
      [name],
    )
    const moved = columns.map((column) =>
      column.type.startsWith('timestamp')
        ? `${column.name} + $2 * interval '1 ms'`
        : `${column.name}`,
    )
    await client.query(`delete from ${name}`)
    await client.query(
      `insert into ${name} (${columns.map((column) => column.name).join(', ')})
       overriding system value
       select ${moved.join(', ')} from json_populate_recordset(null::${name}, $1)
       where $2::float8 is not null`,
      [JSON.stringify(rows), laterMs],
    )
  }
  for (const [name, last] of Object.entries(sequences))
    await client.query('select setval($1, $2)', [name, last])
  await client.query('commit')
}

export interface Loaded {
  readonly databaseUrl: string
  /** Added to every time of the fixture. */
  readonly laterMs: number
}

/** A database as the old build left it two minutes ago. */
export async function loadInstallation(postgres: PostgresServer): Promise<Loaded> {
  const installation = readFixture<Installation>('database.json')
  const databaseUrl = await postgres.createDatabase()
  await createTables(databaseUrl, installation)
  const laterMs = Date.now() - STOPPED_AGO_MS - Date.parse(installation.at)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await insertAll(client, installation, laterMs)
  await client.end()
  return { databaseUrl, laterMs }
}
