/**
 * One installation with more and more processes on PostgreSQL: reads and orders a second by 1, 2
 * and 4 servers, pictures a second by 1, 2 and 4 workers, with the CPU time of each part. Two cores
 * hold all of it and the clients, so the CPU time of one call says more than calls a second.
 * Part `scale` of `npm run bench`.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startFakeApi } from '../server/src/integrations/engines/openai/testing/fake-api'
import { builtServer } from '../server/src/testing/built'
import { NO_POSTGRES } from '../server/src/testing/databases'
import { ownPostgres } from '../server/src/testing/postgres'
import { Account } from '../tests/e2e/account'
import { startProcess, type Process } from '../tests/server/kill/processes'
import { load, type Call } from './lib/load'
import { say, table } from './lib/measure'
import { type Plot, plotSvg } from './lib/plot'
import { readCpuSeconds, readParent, readTreeCpuSeconds } from './lib/processes'
import { seedSquare } from './lib/square-seed'

const COUNTS = [1, 2, 4]
const CLIENTS = 32
const FOR_MS = 8000
const WORKS = 100_000
const CONNECTIONS = 10
/** Duration of a picture on the engine. */
const ENGINE_MS = 500
const TASKS_A_WORKER = 8
const JOBS = 400

interface Bench {
  readonly client: pg.Client
  /** PostgreSQL's processes. */
  postmaster: number
  start(name: 'main' | 'worker'): Promise<Process>
}

async function connections({ client }: Bench): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where backend_type = 'client backend'`,
  )
  return rows[0]?.count ?? 0
}

const ms = (seconds: number, calls: number) => `${((seconds * 1000) / calls).toFixed(2)} ms`

/** One row: this kind of call for some seconds. */
async function measureCalls(
  bench: Bench,
  servers: readonly Process[],
  { name, next }: { name: string; next: (client: number) => Call },
): Promise<string[]> {
  const bases = servers.map(({ ready }) => ready)
  const pids = servers.map(({ pid }) => pid)
  await load(bases, { atOnce: CLIENTS, forMs: FOR_MS / 8, next })
  const before = { servers: readCpuSeconds(pids), postgres: readTreeCpuSeconds(bench.postmaster) }
  const figures = await load(bases, { atOnce: CLIENTS, forMs: FOR_MS, next })
  const after = { servers: readCpuSeconds(pids), postgres: readTreeCpuSeconds(bench.postmaster) }
  return [
    `${name}, ${servers.length}`,
    `${figures.perSecond.toFixed(0)}/s`,
    `${figures.medianMs.toFixed(0)} ms`,
    `${figures.p99Ms.toFixed(0)} ms`,
    ms(after.servers - before.servers, figures.calls),
    ms(after.postgres - before.postgres, figures.calls),
    String(await connections(bench)),
  ]
}

/** Unpainted orders are not measured, and no later order waits behind them. */
async function dropOrders({ client }: Bench): Promise<void> {
  await client.query(`update jobs set status = 'cancelled' where status = 'queued'`)
  await client.query(`delete from graphile_worker._private_jobs`)
}

function buildOrder(token: string): Call & { readonly body: object } {
  const params = { prompt: '山水', model: 'painter-x' }
  return {
    path: '/api/generate',
    token,
    body: { requestId: randomUUID(), params, quotedCredits: 1 },
  }
}

/** Pictures a second that so many workers end of what waits. */
async function measureWorkers(bench: Bench, count: number, order: () => Promise<void>) {
  for (let number = 0; number < JOBS; number += 1) await order()
  const open = async () => {
    const { rows } = await bench.client.query<{ count: number }>(
      `select count(*)::int as count from jobs where status in ('queued', 'running')`,
    )
    return rows[0]?.count ?? 0
  }
  const workers = await Promise.all(Array.from({ length: count }, () => bench.start('worker')))
  const pids = workers.map(({ pid }) => pid)
  const before = { workers: readCpuSeconds(pids), postgres: readTreeCpuSeconds(bench.postmaster) }
  const [from, startedAt] = [await open(), performance.now()]
  while ((await open()) > 0) await new Promise((resolve) => setTimeout(resolve, 50))
  const seconds = (performance.now() - startedAt) / 1000
  const after = { workers: readCpuSeconds(pids), postgres: readTreeCpuSeconds(bench.postmaster) }
  const { rows: lost } = await bench.client.query<{ message: string | null }>(
    `select error_message as message from jobs where status = 'failed' limit 1`,
  )
  if (lost[0]) throw new Error(`not painted: ${lost[0].message}`)
  const used = await connections(bench)
  await Promise.all(workers.map((worker) => worker.stop()))
  return [
    String(count),
    `${(from / seconds).toFixed(1)}/s`,
    `${((count * TASKS_A_WORKER * 1000) / ENGINE_MS).toFixed(0)}/s`,
    ms(after.workers - before.workers, from),
    ms(after.postgres - before.postgres, from),
    String(used),
  ]
}

/** A column of a table as numbers; its units are in the title of the plot. */
const column = (rows: readonly (readonly string[])[], at: number): number[] =>
  rows.map((row) => Number.parseFloat(row[at] ?? ''))

const PLOTS = path.resolve(__dirname, '../.cache/bench')

async function draw(plots: readonly Plot[]): Promise<void> {
  await mkdir(PLOTS, { recursive: true })
  const file = path.join(PLOTS, 'scale.svg')
  await writeFile(file, plotSvg(plots))
  say(`Drawn: ${path.relative(process.cwd(), file)}`)
}

async function runWorkers(bench: Bench, people: readonly Account[]): Promise<Plot> {
  const rows: string[][] = []
  let turn = 0
  const order = async () => {
    turn += 1
    const { body } = buildOrder('')
    await people[turn % CLIENTS]?.post('/api/generate', body)
  }
  for (const count of COUNTS) rows.push(await measureWorkers(bench, count, order))
  table(
    [
      ...['workers', 'pictures a second', 'engine alone', 'CPU of workers'],
      ...['CPU of PostgreSQL', 'connections'],
    ],
    rows,
  )
  return {
    title: 'pictures a second',
    across: 'workers',
    counts: COUNTS,
    lines: [
      { name: 'stored', values: column(rows, 1) },
      { name: 'engine alone', values: column(rows, 2), ideal: true },
    ],
  }
}

const COLUMNS = [
  'calls a second',
  'median',
  'p99',
  'CPU of servers',
  'CPU of PostgreSQL',
  'connections',
]

async function run(bench: Bench): Promise<void> {
  const first = await bench.start('main')
  const people = await Promise.all(
    Array.from({ length: CLIENTS }, (_, number) =>
      Account.signIn(first.ready, `138${String(10_000_000 + number)}`),
    ),
  )
  const tokenOf = (client: number) => people[client]?.tokens.token ?? ''
  const kinds = [
    {
      name: '广场',
      next: (at: number) => ({ path: '/api/works/publicWorks?feed=newest', token: tokenOf(at) }),
    },
    {
      name: '作品详情',
      next: (at: number) => ({
        path: `/api/works/seed-work-${1 + Math.floor(Math.random() * WORKS)}`,
        token: tokenOf(at),
      }),
    },
    { name: '提交', next: (at: number) => buildOrder(tokenOf(at)) },
  ]
  // Before the load: an engine that was too slow under it is thought ill.
  const painted = await runWorkers(bench, people)
  const servers = [first]
  const rows: string[][] = []
  for (const count of COUNTS) {
    while (servers.length < count) servers.push(await bench.start('main'))
    for (const kind of kinds) {
      rows.push(await measureCalls(bench, servers, kind))
      await dropOrders(bench)
    }
  }
  table(['call, servers', ...COLUMNS], rows)
  const lines = (at: number) =>
    kinds.map(({ name }, kind) => ({
      name,
      values: column(
        rows.filter((_, row) => row % kinds.length === kind),
        at,
      ),
    }))
  const across = 'servers'
  await draw([
    { title: 'calls a second', across, counts: COUNTS, lines: lines(1) },
    { title: 'CPU of servers, ms a call', across, counts: COUNTS, lines: lines(4) },
    painted,
  ])
}

/** Without PostgreSQL on the machine it only says so. */
export async function benchScale(): Promise<void> {
  const postgres = await ownPostgres()
  if (!postgres) return say(NO_POSTGRES)
  const folder = await mkdtemp(path.join(tmpdir(), 'moguang-scale-'))
  const engine = await startFakeApi({ pictureSize: '384x512', delayMs: () => ENGINE_MS })
  const databaseUrl = await postgres.createMigrated()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const started: Process[] = []
  try {
    await seedSquare(pool, { from: 0, to: WORKS })
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const dist = await builtServer()
    await run({
      client,
      postmaster: readParent(rows[0]?.pid ?? 0) ?? 0,
      async start(name) {
        const process = await startProcess({
          dist,
          name,
          env: {
            NODE_ENV: 'development',
            HOST: '127.0.0.1',
            PORT: '0',
            DEMO: '0',
            SAMPLES: '0',
            DATABASE_URL: databaseUrl,
            DATABASE_CONNECTIONS: String(CONNECTIONS),
            DATA_DIR: path.join(folder, 'data'),
            LOG_LEVEL: 'error',
            MODELS: 'off',
            WORKER_MODE: 'outside',
            WORKER_CONCURRENCY: String(TASKS_A_WORKER),
            OPENAI_BASE_URL: engine.baseUrl,
            OPENAI_MODEL: 'painter-x',
            OPENAI_CREDITS: '1',
            WELCOME_CREDITS: '100000',
            MAX_ACTIVE_JOBS: '1000',
            RATE_LIMIT_PER_MINUTE: '1000000',
            CALLS_AT_ONCE_PER_ADDRESS: '10000',
            CALLS_AT_ONCE_PER_USER: '10000',
            SMS_PER_ADDRESS_HOUR: '1000',
            SESSION_SECRET: 'only-for-this-bench-only-for-this-bench',
          },
        })
        started.push(process)
        return process
      },
    })
  } finally {
    for (const process of started) await process.kill()
    await engine.close()
    await pool.end()
    await client.end()
    postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
