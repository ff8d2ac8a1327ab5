/**
 * Which schema a database has, and who brought it there. Migrations only go forward: code that is
 * older than the schema would write rows that newer code does not expect, so it does not start.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { migrationsFolder } from '../lib/paths'
import { StartProblem } from '../lib/start-problem'
import { appVersion } from '../lib/version'
import { texts } from './texts'

/** A migration: its name, and its time in milliseconds, by which the migrator orders them. */
export interface SchemaVersion {
  readonly tag: string
  readonly when: number
}

/** Target of statements: a pool or one connection. */
export type Queryable = Pick<pg.Pool | pg.Client, 'query'>

function readJournal(folder: string): { entries: SchemaVersion[] } {
  try {
    const journal = readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')
    return JSON.parse(journal) as { entries: SchemaVersion[] }
  } catch (error) {
    throw new MigrationsMissing(folder, error)
  }
}

const WRITTEN_BY = 'schema-written-by'
/** There while a restore is under way: rows and files do not yet belong together. */
export const RESTORING = 'restore-unfinished'
/** There while rows come from the embedded database: not all of them are here. */
export const MOVING = 'move-unfinished'

/** Files of the program: where they are missing, the database must not be called damaged. */
class MigrationsMissing extends StartProblem {
  constructor(folder: string, cause: unknown) {
    super(texts.noMigrations(folder), { cause })
    this.name = 'MigrationsMissing'
  }
}

/** All migrations of a folder, the oldest first. Throws MigrationsMissing. */
export function listMigrations(folder = migrationsFolder): SchemaVersion[] {
  const { entries } = readJournal(folder)
  return entries.map(({ tag, when }) => ({ tag, when }))
}

/** The newest migration this code knows. */
export function ownSchema(): SchemaVersion {
  const last = listMigrations().at(-1)
  if (!last) throw new Error('there are no migrations')
  return last
}

/** Time of the newest migration that was made on this database; null: none was. */
export async function findSchema(client: Queryable): Promise<number | null> {
  const { rows: there } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  )
  if (!there[0]?.there) return null
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at)::text as newest from drizzle.__drizzle_migrations',
  )
  const newest = rows[0]?.newest ?? null
  return newest === null ? null : Number(newest)
}

async function findSetting(client: Queryable, key: string): Promise<string | null> {
  const { rows } = await client.query<{ value: string }>(
    'select value from settings where key = $1',
    [key],
  )
  return rows[0]?.value ?? null
}

/** Name and version in one: `0026_result-notes (6.9.0)`. */
async function findWriter(client: Queryable): Promise<string> {
  return (await findSetting(client, WRITTEN_BY)) ?? 'unknown'
}

class SchemaNewer extends StartProblem {
  constructor(writer: string) {
    const own = `${ownSchema().tag} (${appVersion})`
    super(texts.newer(writer, own))
    this.name = 'SchemaNewer'
  }
}

class RestoreUnfinished extends StartProblem {
  constructor(archive: string) {
    super(texts.restoreUnfinished(archive))
    this.name = 'RestoreUnfinished'
  }
}

class MoveUnfinished extends StartProblem {
  constructor() {
    super(texts.moveUnfinished)
    this.name = 'MoveUnfinished'
  }
}

/**
 * Before anything is migrated. Throws StartProblem where this code may not work on the database.
 * @param options.moving true when resuming an interrupted move
 */
export async function requireKnownSchema(
  client: Queryable,
  { moving = false }: { moving?: boolean } = {},
): Promise<void> {
  const schema = await findSchema(client)
  if (schema === null) return
  if (schema > ownSchema().when) throw new SchemaNewer(await findWriter(client))
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.settings') is not null as there`,
  )
  if (!rows[0]?.there) return
  const restoring = await findSetting(client, RESTORING)
  if (restoring !== null) throw new RestoreUnfinished(restoring)
  if (!moving && (await findSetting(client, MOVING)) !== null) throw new MoveUnfinished()
}

/** After migrating: an older version that meets this schema later can name the newer one. */
export async function signSchema(client: Queryable): Promise<void> {
  const schema = await findSchema(client)
  const own = ownSchema()
  if (schema !== own.when) return
  await client.query(
    `insert into settings (key, value) values ($1, $2)
     on conflict (key) do update set value = excluded.value
     where left(settings.value, length($3)) <> $3`,
    [WRITTEN_BY, `${own.tag} (${appVersion})`, `${own.tag} `],
  )
}
