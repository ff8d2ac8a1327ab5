import { join } from 'node:path'
import pg from 'pg'

export type Sql = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

/** Asks the embedded database of a running server; `folder` is its DATA_DIR. */
export function sqlOf(folder: string): Sql {
  const connection = { host: join(folder, 'run'), user: 'postgres', database: 'postgres' }
  return async (text, values = []) => {
    const client = new pg.Client(connection)
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(text, values)).rows
    } finally {
      await client.end()
    }
  }
}
