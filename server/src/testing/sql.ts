import { join } from 'node:path'
import pg from 'pg'

export type Sql = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

function asking(connection: pg.ClientConfig): Sql {
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

/** Asks the embedded database of a running server; `folder` is its DATA_DIR. */
export const createSql = (folder: string): Sql =>
  asking({ host: join(folder, 'run'), user: 'postgres', database: 'postgres' })

/** Asks a database of PostgreSQL. */
export const sqlAt = (connectionString: string): Sql => asking({ connectionString })
