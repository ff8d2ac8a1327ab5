/** Databases on a PostgreSQL that is thrown away with the tests. */
import { randomBytes } from 'node:crypto'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { openDatabase } from '../platform/db/client'
import { hashMigrations } from './migrations'
import { type PostgresProcess, startPostgres as startServer } from './postgres-process.mjs'

export interface PostgresServer {
  /** URL of a new, empty database. */
  createDatabase(): Promise<string>
  /** URL of a new database with every table, and empty. */
  createMigrated(): Promise<string>
  dropDatabase(url: string): Promise<void>
}

/** One of its own, to be killed and frozen; null where there are no binaries. Stop it. */
export async function ownPostgres({ replicates = false } = {}): Promise<
  (PostgresProcess & PostgresServer) | null
> {
  const started = await startServer({ survivesKill: true, replicates })
  return started && { ...started, ...serverAt(started.url) }
}

/** A streaming replica of one that replicates. Stop it. */
export async function followPostgres({
  url,
}: Pick<PostgresProcess, 'url'>): Promise<PostgresProcess> {
  const started = await startServer({ survivesKill: true, follows: url })
  if (!started) throw new Error('the primary has binaries')
  return started
}

/** Advisory lock of the process that creates the template. */
const TEMPLATE_LOCK = 690_002

/** One connection for statements that no transaction may hold. */
async function asking<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: `${url}/postgres` })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Migrates one database that all others are copies of; processes that come later find it. */
async function ensureTemplate(url: string): Promise<string> {
  const name = `template_${hashMigrations()}`
  await asking(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 1) return
    const making = `${name}_making`
    await client.query(`drop database if exists ${making} with (force)`)
    await client.query(`create database ${making}`)
    const database = await openDatabase({
      databaseUrl: `${url}/${making}`,
      dataDir: null,
    })
    // The queue's tables too: creating them takes a tenth of a second of a core.
    await runMigrations({ pgPool: database.pool, noPreparedStatements: true })
    await database.close()
    await client.query(`alter database ${making} rename to ${name}`)
  })
  return name
}

function serverAt(url: string): PostgresServer {
  const freshName = () => `test_${process.pid}_${randomBytes(6).toString('hex')}`
  let template: Promise<string> | undefined
  const create = async (from: string) => {
    const name = freshName()
    await asking(url, async (client) => {
      const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
      // Its files as they are, not page by page through the log: a third of the processor's time.
      const asFiles = Number(rows[0]?.server_version_num) >= 150_000 ? ' strategy file_copy' : ''
      await client.query(`create database ${name} template ${from}${asFiles}`)
    })
    return `${url}/${name}`
  }
  return {
    createDatabase: () => create('template1'),
    async createMigrated() {
      template ??= ensureTemplate(url)
      return create(await template)
    },
    async dropDatabase(database) {
      const name = database.slice(database.lastIndexOf('/') + 1)
      await asking(url, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

let shared: Promise<PostgresServer | null> | undefined

/**
 * The server that `npm test` started for all its processes (TEST_POSTGRES), else one of this
 * process; null where there are no binaries.
 */
export function testPostgres(): Promise<PostgresServer | null> {
  shared ??= (async () => {
    const serverUrl = process.env.TEST_POSTGRES ?? (await startServer())?.socketUrl
    return serverUrl === undefined ? null : serverAt(serverUrl)
  })()
  return shared
}
