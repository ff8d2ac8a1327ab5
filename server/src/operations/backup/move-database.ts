/**
 * The embedded database becomes one on PostgreSQL, table by table in the order of their keys. The
 * progress is in the target itself: the rows of a table there are its beginning. An interrupted run
 * resumes there; changes in between are found by digest and copied again. Until all is there and
 * the same, a mark keeps servers from starting on it.
 */
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runMigrations } from 'graphile-worker'
import type pg from 'pg'
import type { Config } from '../../config/config'
import { openDatabase, type Database } from '../../platform/db/client'
import { MOVING, type Queryable } from '../../platform/db/schema-version'
import { serverKeys } from '../../platform/db/secret'
import { writeSetting } from '../../platform/db/settings'
import { Refused } from '../../platform/lib/refused'
import { readLedger } from './checks'
import { computeKeyFingerprint } from './save'
import { inSnapshot } from './snapshot'
import {
  countRows,
  insertRows,
  insertTasks,
  listTables,
  moveSequences,
  quoted,
  readParts,
  selectAll,
  selectTasks,
  type Table,
} from './tables'
import { said } from './texts'

/** Its own transaction each would leave transfers that do not sum to zero. */
const IN_ONE = new Set(['ledger_entries'])
/** Comes last, in the transaction that takes the mark away. */
const LAST = 'settings'

/** A key in an order that both databases have, whatever their language is. */
interface Key {
  readonly columns: readonly { readonly name: string; readonly type: string }[]
  readonly order: string
}

async function readPrimaryKey(client: Queryable, { name }: Table): Promise<Key> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type
     from pg_index i cross join unnest(i.indkey::int2[]) with ordinality as k(num, at)
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.num
     where i.indrelid = ('public.' || quote_ident($1))::regclass and i.indisprimary order by k.at`,
    [name],
  )
  if (rows.length === 0) throw new Error(`the table ${name} has no key`)
  const order = rows.map(({ name: column, type }) =>
    type === 'text' ? `${quoted(column)} collate "C"` : quoted(column),
  )
  return { columns: rows, order: order.join(', ') }
}

/** The key of the last row that is there; null where there is none. */
async function readLastKey(
  client: Queryable,
  table: Table,
  key: Key,
): Promise<readonly string[] | null> {
  const texts = key.columns.map(({ name }, at) => `${quoted(name)}::text as c${at}`)
  const backwards = key.order.replaceAll(/, |$/g, ' desc$&')
  const { rows } = await client.query<Record<string, string>>(
    `select ${texts.join(', ')} from public.${quoted(table.name)} order by ${backwards} limit 1`,
  )
  return rows[0] ? Object.values(rows[0]) : null
}

/** `key > last`, with the values written out: a cursor takes no parameters. */
function beyond(key: Key, last: readonly string[], sign: '>' | '<='): string {
  const values = key.columns.map(
    ({ type }, at) => `'${(last[at] ?? '').replaceAll("'", "''")}'::${type}`,
  )
  return `(${key.order}) ${sign} (${values.join(', ')})`
}

interface Digest {
  readonly rows: number
  readonly sum: string
}

/** Of rows in any order. */
async function computeDigest(client: Queryable, table: Table, where = 'true'): Promise<Digest> {
  const texts = table.columns.map(({ name }) => `${quoted(name)}::text`).join(', ')
  const { rows } = await client.query<{ count: string; sum: string }>(
    `select count(*)::text as count, coalesce(sum(
       ('x' || left(md5(json_build_array(${texts})::text), 15))::bit(60)::bigint), 0)::text as sum
     from public.${quoted(table.name)} where ${where}`,
  )
  return { rows: Number(rows[0]?.count), sum: rows[0]?.sum ?? '' }
}

const isSame = (one: Digest, other: Digest) => one.rows === other.rows && one.sum === other.sum

interface Sides {
  readonly from: pg.PoolClient
  readonly to: pg.PoolClient
}

/** Copies what is not there yet; answers how many rows already were. */
async function copyTable({ from, to }: Sides, table: Table): Promise<number> {
  const key = await readPrimaryKey(from, table)
  let last = await readLastKey(to, table, key)
  if (last !== null) {
    const beginning = await computeDigest(from, table, beyond(key, last, '<='))
    if (!isSame(beginning, await computeDigest(to, table))) {
      // It changed since: it and all tables that refer to it are copied again, each in its turn.
      await to.query(`truncate public.${quoted(table.name)} cascade`)
      last = null
    }
  }
  const already = last === null ? 0 : await countRows(to, table)
  const where = last === null ? '' : ` where ${beyond(key, last, '>')}`
  const inOne = IN_ONE.has(table.name)
  if (inOne) await to.query('begin')
  for await (const rows of readParts(from, `${selectAll(table)}${where} order by ${key.order}`))
    await insertRows(to, table, rows)
  if (inOne) await to.query('commit')
  return already
}

async function requireSame({ from, to }: Sides, tables: readonly Table[]): Promise<number> {
  let rows = 0
  for (const table of tables) {
    const digest = await computeDigest(from, table)
    if (!isSame(digest, await computeDigest(to, table)))
      throw new Refused(said.moveDiffers(table.name))
    rows += digest.rows
  }
  return rows
}

/** Completes the installation: settings, waiting tasks, sequences; and removes the mark. */
async function finish({ from, to }: Sides, tables: readonly Table[]): Promise<number> {
  await to.query('begin')
  const settings = tables.find(({ name }) => name === LAST)
  if (!settings) throw new Error(`there is no table ${LAST}`)
  await to.query(`delete from ${LAST}`)
  for await (const rows of readParts(from, selectAll(settings)))
    await insertRows(to, settings, rows)
  const tasks = await selectTasks(from)
  if (tasks) for await (const rows of readParts(from, tasks)) await insertTasks(to, rows)
  await moveSequences(to, tables)
  const { uneven, sum, transfers } = await readLedger(to)
  if (uneven > 0 || sum !== 0) throw new Refused(said.ledgerOff(uneven, sum))
  await to.query('commit')
  return transfers
}

/** True for one that an earlier move has begun to fill; throws Refused for one that others fill. */
async function isMoveStarted(to: Queryable): Promise<boolean> {
  const { rows } = await to.query('select 1 from settings where key = $1', [MOVING])
  if (rows.length > 0) return true
  for (const table of await listTables(to))
    if (table.name !== LAST && (await countRows(to, table)) > 0)
      throw new Refused(said.moveNotEmpty(table.name))
  return false
}

async function move(source: Database, target: Database): Promise<string> {
  await runMigrations({ pgPool: target.pool, noPreparedStatements: true })
  const to = await target.pool.connect()
  let whole = false
  try {
    await to.query(
      `set timezone = 'UTC'; set datestyle = 'ISO'; set extra_float_digits = 3;
       set intervalstyle = 'iso_8601'; set bytea_output = 'hex';
       set idle_in_transaction_session_timeout = 0`,
    )
    // Rethrown after the snapshot has ended: the embedded database is not cut off in the middle.
    const [outcome] = await inSnapshot(source.pool, (from) =>
      Promise.allSettled([fill({ from, to })]),
    )
    if (outcome.status === 'rejected') throw outcome.reason
    whole = true
    return outcome.value
  } finally {
    // Its settings apply to this connection only; closing it rolls back.
    to.release(!whole)
  }
}

async function fill(sides: Sides): Promise<string> {
  const tables = await listTables(sides.from)
  const content = tables.filter(({ name }) => name !== LAST)
  let already = 0
  for (const table of content) already += await copyTable(sides, table)
  const rows = await requireSame(sides, content)
  const transfers = await finish(sides, tables)
  return said.moved({ rows, tables: content.length, already, transfers })
}

/** Another secret would sign all users out: the current one is written out for the operator. */
async function requireSecret(source: Database, config: Config): Promise<void> {
  const { rows } = await source.pool.query<{ value: string }>(
    `select value from settings where key = 'session-secret'`,
  )
  const [own] = rows
  if (!own || config.sessionSecret === null) return
  const [here, there] = await Promise.all([
    serverKeys(source.db, config.sessionSecret),
    serverKeys(source.db, null),
  ])
  if (computeKeyFingerprint(here) === computeKeyFingerprint(there)) return
  const file = path.join(config.dataDir, 'session-secret.txt')
  writeFileSync(file, `${own.value}\n`, { mode: 0o600 })
  throw new Refused(said.moveSecret(file))
}

/**
 * From DATA_DIR to DATABASE_URL; answers what the operator reads. Rejects with Refused, and with
 * FolderInUse while a server works on the embedded database.
 */
export async function moveToPostgres(config: Config, flag: string): Promise<readonly string[]> {
  const { dataDir, databaseUrl } = config
  if (flag !== '' && flag !== '--this-secret') throw new Refused(said.moveFlag)
  if (databaseUrl === null) throw new Refused(said.noTarget)
  const folder = path.join(dataDir, 'pg')
  if (!existsSync(folder)) throw new Refused(said.noEmbedded(dataDir))
  const target = await openDatabase({
    databaseUrl,
    dataDir: null,
    maxConnections: 2,
    statementTimeoutMs: 0,
    moving: true,
  })
  try {
    const resumed = await isMoveStarted(target.pool)
    const source = await openDatabase({ databaseUrl: null, dataDir })
    try {
      if (flag === '') await requireSecret(source, config)
      if (!resumed) await writeSetting(target.db, MOVING, new Date().toISOString())
      return [await move(source, target), said.movedSourceStays(folder)]
    } finally {
      await source.close()
    }
  } finally {
    await target.close()
  }
}
