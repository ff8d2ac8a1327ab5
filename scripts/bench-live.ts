/**
 * CPU time and sockets for clients that wait: polling next to live events, for idle
 * clients and for clients whose job runs. Part `live` of `npm run bench`.
 */
import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises'
import { Agent, type ClientRequest, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { builtServer } from '../server/src/testing/built'
import { NO_POSTGRES } from '../server/src/testing/databases'
import { ownPostgres } from '../server/src/testing/postgres'
import { Account } from '../tests/e2e/account'
import { startProcess, type Process } from '../tests/server/kill/processes'
import { say, table } from './lib/measure'
import { readCpuSeconds, readParent, readTreeCpuSeconds } from './lib/processes'

const CLIENTS = 200
const FOR_MS = 20_000
/** As the client does: jobs by the server's wish, the badge once a minute. */
const [POLL_JOB_MS, POLL_BADGE_MS] = [800, 60_000]
/** A run reports its progress about as often. */
const PROGRESS_MS = 1_000

interface Waiting {
  readonly account: Account
  readonly jobId: string
}

interface Bench {
  readonly client: pg.Client
  readonly server: Process
  readonly postmaster: number
  readonly people: readonly Waiting[]
}

interface Figures {
  requests: number
  events: number
}

function get(agent: Agent, url: URL, token?: string): Promise<void> {
  return new Promise((done, lost) => {
    const headers = token ? { authorization: `Bearer ${token}`, 'app-sign': 'h5' } : {}
    request(url, { agent, headers }, (answer) => answer.resume().on('end', done))
      .on('error', lost)
      .end()
  })
}

/** Each client polls in its own rhythm until the time is over. */
async function poll({ server, people }: Bench, isRunning: boolean): Promise<Figures> {
  const agent = new Agent({ keepAlive: true })
  const figures = { requests: 0, events: 0 }
  const [everyMs, pathOf] = isRunning
    ? [POLL_JOB_MS, (jobId: string) => `/api/job/jobCompleted?ids=${jobId}`]
    : [POLL_BADGE_MS, () => '/api/notification/badge']
  const until = performance.now() + FOR_MS
  await Promise.all(
    people.map(async ({ account, jobId }, number) => {
      await sleep((number / CLIENTS) * everyMs)
      while (performance.now() < until) {
        await get(agent, new URL(pathOf(jobId), server.ready), account.tokens.token)
        figures.requests += 1
        await sleep(Math.min(everyMs, Math.max(0, until - performance.now())))
      }
    }),
  )
  agent.destroy()
  return figures
}

async function openStreams({ server, people }: Bench, figures: Figures): Promise<ClientRequest[]> {
  const streams: ClientRequest[] = []
  for (const [number, { account }] of people.entries()) {
    const { ticket } = await account.post<{ ticket: string }>('/api/events/ticket', {})
    const url = new URL(`/api/events?ticket=${ticket}&client=${number}`, server.ready)
    await new Promise<void>((opened, lost) => {
      const stream = request(url, (answer) => {
        answer.on('data', (piece: Buffer) => {
          figures.events += piece.toString().match(/^event: (jobs|badge|credits)$/gm)?.length ?? 0
        })
        answer.once('data', () => opened())
      })
      stream.on('error', lost).end()
      streams.push(stream)
    })
  }
  return streams
}

async function countSockets({ pid }: Process): Promise<number> {
  const files = await readdir(`/proc/${pid}/fd`)
  const links = await Promise.all(
    files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => '')),
  )
  return links.filter((link) => link.startsWith('socket:')).length
}

async function measure(bench: Bench, name: string, work: () => Promise<Figures>) {
  const before = {
    server: readCpuSeconds([bench.server.pid]),
    postgres: readTreeCpuSeconds(bench.postmaster),
  }
  const sockets = sleep(FOR_MS / 2).then(() => countSockets(bench.server))
  const { requests, events } = await work()
  const after = {
    server: readCpuSeconds([bench.server.pid]),
    postgres: readTreeCpuSeconds(bench.postmaster),
  }
  const share = (seconds: number) => `${((seconds * 100_000) / FOR_MS).toFixed(1)} %`
  return [
    name,
    (requests / (FOR_MS / 1000)).toFixed(1),
    (events / (FOR_MS / 1000)).toFixed(1),
    share(after.server - before.server),
    share(after.postgres - before.postgres),
    String(await sockets),
  ]
}

async function run(bench: Bench): Promise<void> {
  const rows: string[][] = []
  for (const isRunning of [false, true]) {
    const status = isRunning ? 'running' : 'succeeded'
    await bench.client.query('update jobs set status = $1, finished_at = $2', [
      status,
      isRunning ? null : new Date(Date.now() - 3_600_000),
    ])
    const steps = setInterval(() => {
      if (isRunning)
        void bench.client.query('update jobs set seq = seq + 1, progress = (seq % 100) / 100.0')
    }, PROGRESS_MS)
    const kind = isRunning ? 'with a running job' : 'idle'
    rows.push(await measure(bench, `polling, ${kind}`, () => poll(bench, isRunning)))
    const figures = { requests: 0, events: 0 }
    const streams = await openStreams(bench, figures)
    figures.events = 0
    rows.push(
      await measure(bench, `live events, ${kind}`, async () => {
        await sleep(FOR_MS)
        return figures
      }),
    )
    for (const stream of streams) stream.destroy()
    clearInterval(steps)
  }
  table(
    [
      `${CLIENTS} clients`,
      ...['requests a second', 'events a second', 'CPU of the server'],
      ...['CPU of PostgreSQL', 'sockets of the server'],
    ],
    rows,
  )
}

/** Without PostgreSQL on the machine it only says so. */
export async function benchLive(): Promise<void> {
  const postgres = await ownPostgres()
  if (!postgres) return say(NO_POSTGRES)
  const folder = await mkdtemp(path.join(tmpdir(), 'moguang-live-'))
  const databaseUrl = await postgres.createMigrated()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  let server: Process | null = null
  try {
    server = await startProcess({
      dist: await builtServer(),
      name: 'main',
      env: {
        NODE_ENV: 'development',
        HOST: '127.0.0.1',
        PORT: '0',
        DEMO: '0',
        SAMPLES: '0',
        DATABASE_URL: databaseUrl,
        DATA_DIR: path.join(folder, 'data'),
        MODELS: 'off',
        LOG_LEVEL: 'error',
        WORKER_MODE: 'outside',
        SMS_PER_ADDRESS_HOUR: '1000',
        RATE_LIMIT_PER_MINUTE: '1000000',
        CALLS_AT_ONCE_PER_ADDRESS: '10000',
      },
    })
    const { ready } = server
    const people: Waiting[] = []
    for (let number = 0; number < CLIENTS; number += 1) {
      const phone = `138${String(10_000_000 + number)}`
      const account = await Account.signIn(ready, phone)
      const { rows } = await client.query<{ id: string }>(
        `insert into jobs (id, user_id, request_id, request_hash, tool, params, engine_id, model_id,
           cost_credits, status, started_at)
         select $1, id, $1, $1, 'text2img', '{"prompt":"山雨"}', 'studio', 'studio', 1, 'succeeded', now()
         from users where phone = $2 returning id`,
        [`bench-${number}`, phone],
      )
      people.push({ account, jobId: rows[0]?.id ?? '' })
    }
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await run({ client, server, people, postmaster: readParent(rows[0]?.pid ?? 0) ?? 0 })
  } finally {
    await server?.kill()
    await client.end()
    postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
