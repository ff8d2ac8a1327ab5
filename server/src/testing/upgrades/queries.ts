/**
 * Queries of the code of an earlier schema, in the shape drizzle writes them: every column that its
 * schema knows is named in each SELECT and INSERT.
 */
import type { Queryable } from '../../platform/db/schema-version'
import type { KnownColumn, KnownTable } from './snapshot'

const quoted = (name: string) => `"${name}"`
const listed = (columns: readonly KnownColumn[]) =>
  columns.map(({ name }) => quoted(name)).join(', ')

/** `least`: only what must be given, the rest by its default or null; `full`: every column. */
type Extent = 'least' | 'full'

/** A value that no other row has, if the type allows it. */
function buildValue(
  table: string,
  column: Pick<KnownColumn, 'name' | 'type'>,
  row: number,
): unknown {
  const { name, type } = column
  // An entry of the ledger: transfers sum to zero, and only accounts of people have a balance.
  if (table === 'ledger_entries' && name === 'amount') return 0
  if (type.endsWith('[]')) return []
  if (type === 'text') return `${row}-${table}-${name}`
  if (type === 'boolean') return true
  // A trigger adds up its elements.
  if (name === 'layer_files') return '[]'
  if (type === 'jsonb') return '{}'
  if (type.startsWith('timestamp')) return new Date(Date.UTC(2026, 0, 1, 0, 0, row)).toISOString()
  return row
}

function buildInsertValue(
  table: string,
  column: KnownColumn,
  row: number,
  extent: Extent,
): unknown {
  const { refersTo, notNull, hasDefault } = column
  const needed = extent === 'full' || (notNull && !hasDefault) || column.type.endsWith('serial')
  if (!needed) return hasDefault ? undefined : null
  if (table === 'ledger_entries' && extent === 'least' && column.name === 'account')
    return `system:${row}`
  if (refersTo) return buildValue(refersTo.table, { name: refersTo.column, type: column.type }, row)
  return buildValue(table, column, row)
}

/** Puts a row of this number into every table. Rejects where the database takes it no longer. */
export async function insertInto(
  client: Queryable,
  tables: readonly KnownTable[],
  { row, extent }: { row: number; extent: Extent },
): Promise<void> {
  for (const { name, columns } of tables) {
    const values: unknown[] = []
    const places = columns.map((column) => {
      const value = buildInsertValue(name, column, row, extent)
      if (value === undefined) return 'default'
      values.push(value)
      return `$${values.length}`
    })
    await client.query(
      `insert into ${quoted(name)} (${listed(columns)}) values (${places.join(', ')})`,
      values,
    )
  }
}

/** All rows by the columns that are known, by table; texts, in an order of their own. */
export async function readAll(
  client: Queryable,
  tables: readonly KnownTable[],
): Promise<Map<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>()
  for (const { name, columns } of tables) {
    const { rows } = await client.query(`select ${listed(columns)} from ${quoted(name)}`)
    found.set(name, rows.map((row) => JSON.stringify(row)).sort())
  }
  return found
}

/** The answer of each table to a change and a deletion of all its rows, rolled back. */
export async function tryChanges(
  client: Queryable,
  tables: readonly KnownTable[],
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  const attempt = async (statement: string) => {
    await client.query('begin')
    const answer = await client.query(statement).then(
      ({ rowCount }) => `${rowCount} rows`,
      (error: unknown) => `refused: ${(error as { code?: string }).code}`,
    )
    await client.query('rollback')
    answers[statement] = answer
  }
  for (const { name, columns } of tables) {
    const same = columns.map((column) => `${quoted(column.name)} = ${quoted(column.name)}`)
    await attempt(`update ${quoted(name)} set ${same.join(', ')}`)
    await attempt(`delete from ${quoted(name)}`)
  }
  return answers
}
