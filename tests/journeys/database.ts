/**
 * The database of a journey's server. On the PostgreSQL of the run a start costs half of an
 * embedded one; one pass of the story is embedded all the same, like `npm start`.
 */
import { sqlAt, createSql, type Sql } from '../../server/src/testing/sql'
import { testPostgres } from '../../server/src/testing/postgres'
import { furnish } from '../../server/src/testing/template'

export type DatabaseKind = 'postgres' | 'embedded'

export interface JourneyDatabase {
  /** Environment of a process that uses it, in addition to DATA_DIR. */
  env: Record<string, string>
  sql: Sql
  /** It answers before its server has started. */
  ready: boolean
  drop(): Promise<void>
}

async function embedded(dataDir: string): Promise<JourneyDatabase> {
  await furnish(dataDir)
  return { env: {}, sql: createSql(dataDir), ready: false, drop: () => Promise.resolve() }
}

async function make(dataDir: string, kind: DatabaseKind): Promise<JourneyDatabase> {
  const postgres = kind === 'postgres' ? await testPostgres() : null
  if (postgres === null) return embedded(dataDir)
  const url = await postgres.createMigrated()
  return {
    env: { DATABASE_URL: url },
    sql: sqlAt(url),
    ready: true,
    async drop() {
      known.delete(dataDir)
      await postgres.dropDatabase(url)
    },
  }
}

const known = new Map<string, Promise<JourneyDatabase>>()

/** Of a data folder always the same: a server may be started on it again. */
export function openDatabaseFor(dataDir: string, kind: DatabaseKind): Promise<JourneyDatabase> {
  const database = known.get(dataDir) ?? make(dataDir, kind)
  known.set(dataDir, database)
  return database
}
