/** Frequent handwritten statements: PostgreSQL caches their plans by name. */
import type pg from 'pg'

/** Sessions behind these stay with their connections. */
const named = new WeakSet<pg.Pool>()

/** Not for a pooler, which hands the next statement to another session that knows no names. */
export function enablePreparedStatements(pool: pg.Pool): void {
  named.add(pool)
}

export interface Statement {
  /**
   * Another text has another name; few in all, each connection retains every one of them. Null:
   * seldom queried.
   */
  readonly name: string | null
  readonly text: string
}

export async function queryRows<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  { name, text }: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const query = { text, values: [...values], ...(name !== null && named.has(pool) && { name }) }
  const { rows } = await pool.query<Row>(query)
  return rows
}
