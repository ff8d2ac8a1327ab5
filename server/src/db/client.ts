/** One way to the database: an ordinary pg Pool, to PostgreSQL or to the embedded one. */
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { migrationsFolder } from '../lib/paths'
import { findServed, startEmbedded } from './embedded/embedded'
import { FolderInUse } from './embedded/lock'
import * as schema from './schema'
import type { Db, Executor } from './types'

export type { Db, Executor, Tx } from './types'

export interface Database {
  readonly kind: 'embedded' | 'postgres'
  readonly db: Db
  readonly pool: pg.Pool
  /** Rejects when the embedded database died under the server. */
  readonly failed: Promise<never>
  close(): Promise<void>
}

const MIGRATION_LOCK = 690_001

/** Brings the schema up to date. On PostgreSQL several processes may start at once: one migrates. */
async function migrateSchema(database: Pick<Database, 'kind' | 'pool'>): Promise<void> {
  if (database.kind === 'embedded') {
    await migrate(drizzle(database.pool), { migrationsFolder })
    return
  }
  const client = await database.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    try {
      await migrate(drizzle(client), { migrationsFolder })
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    }
  } finally {
    client.release()
  }
}

/** A cut connection must not end the process: pg replaces it, and the next query tells if it cannot. */
function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options)
  const ignore = () => {}
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

async function connectPostgres(databaseUrl: string, maxConnections: number): Promise<Database> {
  const pool = openPool({ connectionString: databaseUrl, max: maxConnections })
  return {
    kind: 'postgres',
    pool,
    db: drizzle(pool, { schema }),
    failed: new Promise<never>(() => {}),
    close: () => pool.end(),
  }
}

async function connectEmbedded({ dataDir, template = null }: Place): Promise<Database> {
  const embedded = await startEmbedded(dataDir, template)
  const pool = openPool({
    host: embedded.socketFolder,
    port: embedded.port,
    user: 'postgres',
    database: 'postgres',
    max: 8,
  })
  let closing = false
  const failed = embedded.ended.then(() =>
    closing ? new Promise<never>(() => {}) : Promise.reject(new Error('database ended')),
  )
  failed.catch(() => {})
  return {
    kind: 'embedded',
    pool,
    db: drizzle(pool, { schema }),
    failed,
    async close() {
      closing = true
      await pool.end()
      await embedded.close()
    },
  }
}

interface Place {
  readonly databaseUrl: string | null
  readonly dataDir: string | null
  /** A tar of a data folder that a database in memory begins with. */
  readonly template?: string | null
  readonly maxConnections?: number
}

/** Connects and migrates. `dataDir` is used without a `databaseUrl`; null keeps all in memory. */
export async function openDatabase(place: Place): Promise<Database> {
  const { databaseUrl, maxConnections = 20 } = place
  const database = databaseUrl
    ? await connectPostgres(databaseUrl, maxConnections)
    : await connectEmbedded(place)
  try {
    await migrateSchema(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

/**
 * As above; where a running server has the embedded database, through the gate of that server.
 * Throws FolderInUse where it cannot be reached.
 */
export async function openBeside(place: Place): Promise<Database> {
  try {
    return await openDatabase(place)
  } catch (error) {
    const served =
      error instanceof FolderInUse && place.dataDir !== null ? findServed(place.dataDir) : null
    if (!served) throw error
    const { socketFolder: host, port } = served
    const pool = openPool({ host, port, user: 'postgres', database: 'postgres', max: 2 })
    return {
      kind: 'embedded',
      pool,
      db: drizzle(pool, { schema }),
      failed: new Promise<never>(() => {}),
      close: () => pool.end(),
    }
  }
}

/** True when the database answers. */
export async function pingDatabase(db: Executor): Promise<boolean> {
  try {
    await db.execute(sql`select 1`)
    return true
  } catch {
    // The caller reports it as "not ready"; the error itself is the pool's to log.
    return false
  }
}
