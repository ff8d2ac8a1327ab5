/** One way to the database: an ordinary pg Pool, to PostgreSQL or to the embedded one. */
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { migrationsFolder } from '../lib/paths'
import { StartProblem } from '../lib/start-problem'
import { DISK_FULL } from './away'
import type { ReplicaConfig } from './config'
import { DatabaseDamaged, isDamage } from './embedded/damaged'
import { findServed, startEmbedded } from './embedded/embedded'
import { FolderInUse } from './embedded/lock'
import { type GuardedPool, openPool } from './pool'
import { enablePreparedStatements } from './prepared'
import { readPrimary, readReplica, type Reads, type ReadSource } from './reads'
import { watchReplica } from './replica-watch'
import * as schema from './schema'
import { listMigrations, requireKnownSchema, signSchema } from './schema-version'
import { toStartProblem } from './start-problems'
import type { Db, Executor } from './types'
import { type Watch, watchPostgres } from './watch'

export type { Db, Executor, Tx } from './types'

export interface Database {
  readonly kind: 'embedded' | 'postgres'
  readonly db: Db
  readonly pool: pg.Pool
  /** For the queue, whose LISTEN is a session's: `pool`, or past the pooler that `pool` goes to. */
  readonly queuePool: pg.Pool
  /** For calls that only read what is public. */
  readonly reads: Reads
  /** Rejects when the embedded database died under the server. */
  readonly failed: Promise<never>
  /** Null while it answers, else why not; at once where PostgreSQL is watched. */
  trouble(): Promise<string | null>
  close(): Promise<void>
}

/** An abandoned transaction holds its locks at most this long. */
const IDLE_TRANSACTION_MS = 60_000

const MIGRATION_LOCK = 690_001

/** Each lane of the queue has one that listens; the others take and end tasks, by short statements. */
const QUEUE_CONNECTIONS = 4

/** Brings the schema up to date. On PostgreSQL several processes may start at once: one migrates. */
async function migratePostgres(
  connectionString: string,
  { connectTimeoutMs = 4_000, migrations = migrationsFolder, moving = false }: DatabaseLocation,
): Promise<void> {
  // A connection of its own: a migration may take longer than statements are allowed to.
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: connectTimeoutMs,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await requireKnownSchema(client, { moving })
    await migrate(drizzle(client), { migrationsFolder: migrations })
    await signSchema(client)
  } finally {
    // The lock goes with the connection.
    await client.end()
  }
}

/** Migrates a restore that began with fewer migrations. */
export async function migrateFully(pool: pg.Pool): Promise<void> {
  await migrate(drizzle(pool), { migrationsFolder })
  await signSchema(pool)
}

interface ReplicaOptions extends ReplicaConfig {
  readonly pool: GuardedPool
  readonly prepares: boolean
  readonly isPrimaryAway: () => boolean
  readonly onTrouble: ((reason: string | null) => void) | undefined
}

/** Does not wait for it: until it answers, the primary does. */
function openReplica(
  primary: ReadSource,
  { url, maxLagMs, pool: guarded, prepares, isPrimaryAway, onTrouble }: ReplicaOptions,
) {
  const { pool, shut, open, end } = guarded
  if (prepares) enablePreparedStatements(pool)
  let trouble: string | null = null
  const say = (reason: string | null) => {
    if (reason !== trouble) onTrouble?.(reason)
    trouble = reason
  }
  const watch = watchReplica({
    primary: primary.pool,
    connectionString: url,
    onSilent(reason) {
      shut(reason)
      say(reason)
    },
    onAnswer(reason) {
      open()
      say(reason)
    },
  })
  const replica = { pool, db: drizzle(pool, { schema }) }
  const onLostWrite = (error: unknown) => onTrouble?.(`a write was not noted: ${String(error)}`)
  return {
    reads: readReplica({ primary, replica, watch, maxLagMs, isPrimaryAway, onLostWrite }),
    async stop() {
      await watch.stop()
      await end()
    },
  }
}

async function connectPostgres(databaseUrl: string, location: DatabaseLocation): Promise<Database> {
  const { connectTimeoutMs = 4_000, statementTimeoutMs = 30_000 } = location
  const sessionUrl = location.sessionUrl ?? databaseUrl
  await migratePostgres(sessionUrl, location).catch((error: unknown) => {
    throw toStartProblem(error)
  })
  // A pooler refuses settings of a session: there they are the role's (docs/OPERATING.md).
  const pooled = sessionUrl !== databaseUrl
  let watch: Watch | null = null
  let isAway = false
  const onError = (state: string): void => {
    if (state === DISK_FULL) watch?.suspectFull()
  }
  const openAt = (connectionString: string, max: number, ownSettings: boolean) => {
    const limits = statementTimeoutMs > 0 && {
      ...(ownSettings && { statement_timeout: statementTimeoutMs }),
      // Should the server's word about it be lost on the way.
      query_timeout: statementTimeoutMs + 5_000,
    }
    const options = {
      connectionString,
      max,
      connectionTimeoutMillis: connectTimeoutMs,
      ...(ownSettings && { idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS }),
      ...limits,
    }
    return openPool(options, { onError })
  }
  const main = openAt(databaseUrl, location.maxConnections ?? 20, !pooled)
  const queue = pooled ? openAt(sessionUrl, QUEUE_CONNECTIONS, true) : main
  const pools = new Set([main, queue])
  const { pool } = main
  watch = location.onOutage
    ? watchPostgres({
        connectionString: sessionUrl,
        onAway(reason, { answers }) {
          isAway = !answers
          for (const { shut, open, renew } of pools) {
            // Reads go on, by connections that follow a failover to the server that takes writes.
            if (answers) open()
            if (answers) renew()
            else shut(reason)
          }
          location.onOutage?.(reason)
        },
        onBack({ answered }) {
          isAway = false
          for (const { open, renew } of pools) {
            open()
            if (answered) renew()
          }
          location.onOutage?.(null)
        },
      })
    : null
  if (!pooled) enablePreparedStatements(pool)
  const primary = { pool, db: drizzle(pool, { schema }) }
  const replica =
    location.replica &&
    openReplica(primary, {
      ...location.replica,
      pool: openAt(location.replica.url, location.maxConnections ?? 20, !pooled),
      prepares: !pooled,
      // Answers of one that is merely read-only count.
      isPrimaryAway: () => isAway,
      onTrouble: location.onReplica,
    })
  return {
    kind: 'postgres',
    ...primary,
    queuePool: queue.pool,
    reads: replica?.reads ?? readPrimary(primary),
    failed: new Promise<never>(() => {}),
    trouble: async () => watch?.trouble() ?? null,
    async close() {
      await Promise.all([watch?.stop(), replica?.stop()])
      await Promise.all([...pools].map(({ end }) => end()))
    },
  }
}

async function connectEmbedded({
  dataDir,
  template = null,
  migrations = migrationsFolder,
}: DatabaseLocation): Promise<Database> {
  const embedded = await startEmbedded(dataDir, template)
  const { pool, end } = openPool({
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
  const db = drizzle(pool, { schema })
  const reads = readPrimary({ db, pool })
  const close = async () => {
    closing = true
    await end()
    await embedded.close()
  }
  try {
    await requireKnownSchema(pool)
    await migrate(drizzle(pool), { migrationsFolder: migrations })
    await signSchema(pool)
  } catch (error) {
    // One that died of what it read has nothing left to close.
    await close().catch(() => undefined)
    if (error instanceof StartProblem) throw error
    throw dataDir !== null && isDamage(error) ? new DatabaseDamaged(dataDir, error) : error
  }
  return {
    kind: 'embedded',
    pool,
    queuePool: pool,
    db,
    reads,
    failed,
    trouble: async () => ((await pingDatabase(db)) ? null : 'no answer'),
    close,
  }
}

interface DatabaseLocation {
  readonly databaseUrl: string | null
  readonly dataDir: string | null
  /** The same database past the pooler that `databaseUrl` is. */
  readonly sessionUrl?: string | null
  /** A tar of a data folder that a database in memory begins with. */
  readonly template?: string | null
  readonly maxConnections?: number
  /** Longest wait for a connection to PostgreSQL. */
  readonly connectTimeoutMs?: number
  /** Longest statement on PostgreSQL; 0: no limit. */
  readonly statementTimeoutMs?: number
  /** A folder of fewer migrations: a restore begins with the schema of its archive. */
  readonly migrations?: string
  /** Rows come in from the embedded database, perhaps not for the first time. */
  readonly moving?: boolean
  /** PostgreSQL is watched: hears why it is away, and null when it is back. */
  readonly onOutage?: (reason: string | null) => void
  /** Answers public calls. */
  readonly replica?: ReplicaConfig | null
  /** Hears why the replica is not read, and null when it is. */
  readonly onReplica?: (reason: string | null) => void
}

/**
 * Connects and migrates. `dataDir` is used without a `databaseUrl`; null keeps all in memory. Throws
 * StartProblem, before anything is opened where the program has no migrations.
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  listMigrations(location.migrations)
  return location.databaseUrl
    ? connectPostgres(location.databaseUrl, location)
    : connectEmbedded(location)
}

/**
 * As above; where a running server has the embedded database, through the gate of that server.
 * Throws FolderInUse where it cannot be reached.
 */
export async function openOrConnect(location: DatabaseLocation): Promise<Database> {
  try {
    return await openDatabase(location)
  } catch (error) {
    const served =
      error instanceof FolderInUse && location.dataDir !== null
        ? findServed(location.dataDir)
        : null
    if (!served) throw error
    const { socketFolder: host, port } = served
    const { pool, end } = openPool({
      host,
      port,
      user: 'postgres',
      database: 'postgres',
      max: 2,
    })
    const db = drizzle(pool, { schema })
    return {
      kind: 'embedded',
      pool,
      queuePool: pool,
      db,
      reads: readPrimary({ db, pool }),
      failed: new Promise<never>(() => {}),
      trouble: async () => null,
      close: end,
    }
  }
}

/** True when the database answers. */
async function pingDatabase(db: Executor): Promise<boolean> {
  try {
    await db.execute(sql`select 1`)
    return true
  } catch {
    // The caller reports it as "not ready"; the error itself is the pool's to log.
    return false
  }
}
