/**
 * Public lists with and without a streaming replica, by turns on the same data: calls a second,
 * times, and the CPU time of each part. Two cores hold primary, replica, server and clients, so the
 * CPU time of a call says more than calls a second. Part `replica` of `npm run bench`.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { builtServer } from '../server/src/testing/built'
import { NO_POSTGRES } from '../server/src/testing/databases'
import { followPostgres, ownPostgres } from '../server/src/testing/postgres'
import { Account } from '../tests/e2e/account'
import { startProcess, TEST_ENV, type Process } from '../tests/server/kill/processes'
import { load, type LoadFigures } from './lib/load'
import { say, table } from './lib/measure'
import { readCpuSeconds, readTreeCpuSeconds } from './lib/processes'
import { seedSquare } from './lib/square-seed'

const WORKS = 100_000
const CLIENTS = 16
const WARM_MS = 2_000
const FOR_MS = 6_000
/** Of each pair with and without; the median is printed. */
const ROUNDS = 5

const LISTS = {
  推荐: '/api/works/publicWorks?pageSize=10',
  最新: '/api/works/publicWorks?feed=newest&pageSize=10',
} as const

interface Measured extends LoadFigures {
  readonly serverMs: number
  readonly primaryMs: number
  readonly replicaMs: number
}

/** Process of a PostgreSQL, whose children do its work. */
async function readPostmaster(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid`,
  )
  await client.end()
  return rows[0]?.pid ?? 0
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Without PostgreSQL on the machine it only says so. */
export async function benchReplica(): Promise<void> {
  const primary = await ownPostgres({ replicates: true })
  if (!primary) return say(NO_POSTGRES)
  const replica = await followPostgres(primary)
  const folder = await mkdtemp(path.join(tmpdir(), 'moguang-replica-'))
  const started: Process[] = []
  try {
    const databaseUrl = await primary.createMigrated()
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
    await seedSquare(pool, { from: 0, to: WORKS })
    await pool.query('analyze')
    await pool.end()
    const postmasters = {
      primary: await readPostmaster(databaseUrl),
      replica: await readPostmaster(`${replica.url}/postgres`),
    }
    const dist = await builtServer()
    const start = async (name: string, more: Record<string, string>) => {
      const env = {
        ...TEST_ENV,
        MODELS: 'off',
        DATABASE_URL: databaseUrl,
        DATA_DIR: path.join(folder, name),
        WORKER_MODE: 'outside',
        RATE_LIMIT_PER_USER_MINUTE: '1000000',
        CALLS_AT_ONCE_PER_ADDRESS: '10000',
        CALLS_AT_ONCE_PER_USER: '10000',
        ...more,
      }
      const server = await startProcess({ dist, name: 'main', env })
      started.push(server)
      return server
    }
    const database = new URL(databaseUrl).pathname
    const servers = {
      without: await start('without', {}),
      with: await start('with', { DATABASE_READ_URL: `${replica.url}${database}` }),
    }
    const account = await Account.signIn(servers.without.ready, '13810000000')
    const { token } = account.tokens
    const measure = async (server: Process, list: string): Promise<Measured> => {
      const calls = { atOnce: CLIENTS, next: () => ({ path: list, token }) }
      await load([server.ready], { ...calls, forMs: WARM_MS })
      const read = () => ({
        server: readCpuSeconds([server.pid]),
        primary: readTreeCpuSeconds(postmasters.primary),
        replica: readTreeCpuSeconds(postmasters.replica),
      })
      const before = read()
      const figures = await load([server.ready], { ...calls, forMs: FOR_MS })
      const after = read()
      const perCall = (part: 'server' | 'primary' | 'replica') =>
        ((after[part] - before[part]) * 1000) / figures.calls
      return {
        ...figures,
        serverMs: perCall('server'),
        primaryMs: perCall('primary'),
        replicaMs: perCall('replica'),
      }
    }
    const rows: string[][] = []
    for (const [name, list] of Object.entries(LISTS)) {
      const found: Record<keyof typeof servers, Measured[]> = { without: [], with: [] }
      for (let round = 0; round < ROUNDS; round += 1)
        for (const kind of ['without', 'with'] as const)
          found[kind].push(await measure(servers[kind], list))
      for (const kind of ['without', 'with'] as const) {
        const of = (figure: keyof Measured) => median(found[kind].map((one) => one[figure]))
        rows.push([
          `${name}, ${kind} a replica`,
          `${of('perSecond').toFixed(0)}/s`,
          `${of('medianMs').toFixed(1)} ms`,
          `${of('p99Ms').toFixed(1)} ms`,
          ...[of('serverMs'), of('primaryMs'), of('replicaMs')].map((ms) => `${ms.toFixed(2)} ms`),
        ])
      }
    }
    const columns = ['calls a second', 'median', 'p99']
    table(
      ['list', ...columns, 'CPU of the server', 'CPU of the primary', 'CPU of the replica'],
      rows,
    )
  } finally {
    for (const server of started) await server.stop()
    replica.stop()
    primary.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
