/** Databases for tests: migrated, empty, and gone afterwards. */
import { openDatabase, type Database } from '../platform/db/client'
import { testPostgres } from './postgres'
import { templateTar } from './template'

/** PGlite in memory, the embedded database. One session: it says nothing about races. */
export async function embeddedDatabase(): Promise<Database> {
  return openDatabase({ databaseUrl: null, dataDir: null, template: await templateTar() })
}

/**
 * A fresh database on a real PostgreSQL, or null where this machine has none: then the test must
 * report itself as skipped. Closing it drops it.
 */
export async function realPostgres({ maxConnections = 30 } = {}): Promise<Database | null> {
  const postgres = await testPostgres()
  if (!postgres) return null
  const databaseUrl = await postgres.createMigrated()
  const database = await openDatabase({
    databaseUrl,
    dataDir: null,
    maxConnections,
    // A busy machine is not a silent database: calls of tests that wait for neither answered 503.
    connectTimeoutMs: 60_000,
  })
  return {
    ...database,
    async close() {
      await database.close()
      await postgres.dropDatabase(databaseUrl)
    },
  }
}

/**
 * Whichever is at hand: a copy of one migrated database costs a tenth of a second of a core on
 * PostgreSQL, seconds embedded. Without PostgreSQL the tests run embedded.
 */
export async function testDatabase(): Promise<Database> {
  return (await realPostgres({ maxConnections: 20 })) ?? (await embeddedDatabase())
}

/** Message of a skipped test. */
export const NO_POSTGRES = 'no PostgreSQL binaries on this machine (set PG_BIN to their folder)'
