/** Databases for tests: migrated, empty, and gone afterwards. */
import { openDatabase, type Database } from '../db/client'
import { startPostgres, type PostgresServer } from './postgres'
import { templateTar } from './template'

/** PGlite in memory. One session: it says nothing about races. */
export async function testDatabase(): Promise<Database> {
  return openDatabase({ databaseUrl: null, dataDir: null, template: await templateTar() })
}

let server: Promise<PostgresServer | null> | undefined

/**
 * A fresh database on a real PostgreSQL, or null where this machine has none: then the test must
 * report itself as skipped. One server serves the whole process and stops with it.
 */
export async function realPostgres({ maxConnections = 30 } = {}): Promise<Database | null> {
  server ??= startPostgres()
  const postgres = await server
  if (!postgres) return null
  return openDatabase({
    databaseUrl: await postgres.createDatabase(),
    dataDir: null,
    maxConnections,
  })
}

/** What a skipped test says. */
export const NO_POSTGRES = 'no PostgreSQL binaries on this machine (set PG_BIN to their folder)'
