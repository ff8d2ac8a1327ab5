import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { openDatabase } from '../server/src/platform/db/client'
import { Account } from '../tests/e2e/account'
import { samplesPainted } from '../tests/e2e/fixture'

const ROOT = path.join(__dirname, '..')
const CONCURRENCY = 16
const MEASURE_MS = 3000
const WORKS = 200
const PAGE = 10
const SUBMITS = 7

export interface BenchedServer {
  url: string
  /** From launching the process to being ready. */
  startMs: number
  child: ChildProcess
}

/** The bundled server, as people run it. */
export function launch(env: Record<string, string>): Promise<BenchedServer> {
  const started = performance.now()
  const child = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DEMO: '0',
      LOG_LEVEL: 'warn',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  return new Promise((found, lost) => {
    child.once('exit', () => lost(new Error(`the server ended: ${printed}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const url = /^ready (http:\/\/\S+)/m.exec(printed)?.[1]
      if (url !== undefined) found({ url, startMs: performance.now() - started, child })
    })
  })
}

export async function stop({ child }: BenchedServer): Promise<void> {
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
}

/** Operations per second, with 16 at once. */
async function perSecond(act: () => Promise<unknown>): Promise<number> {
  const until = performance.now() + MEASURE_MS
  let done = 0
  const one = async () => {
    while (performance.now() < until) {
      await act()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, one))
  return (done * 1000) / MEASURE_MS
}

const FEED = `select * from jobs where user_id = $1 and deleted_at is null
  order by created_at desc, id desc limit ${PAGE + 1}`
const FEED_PICTURES = 'select * from pictures where job_id = any($1) order by job_id, index'

export interface ServerFigures {
  feedPerSecond: number
  sqlPerSecond: number
  publicPerSecond: number
  /** Median, from the answer to the submit to the start of its painting. */
  pickedUpMs: number
}

/** Measures a running server against the same two statements through pg alone. */
export async function measure(url: string, databaseUrl: string): Promise<ServerFigures> {
  const account = await Account.signIn(url, '13800136901')
  // Painting samples would take a core of what is measured.
  await samplesPainted(account)
  const waits: number[] = []
  let lastId = ''
  for (let i = 0; i < SUBMITS; i += 1) {
    const job = await account.runJob({ prompt: '月夜', ratio: '1:1' })
    waits.push(Date.parse(job.startedAt ?? '') - Date.parse(job.createdAt))
    lastId = job.id
  }
  const { pool, close } = await openDatabase({
    databaseUrl,
    dataDir: null,
    maxConnections: CONCURRENCY,
  })
  try {
    await pool.query(
      `insert into jobs select (jsonb_populate_record(j, jsonb_build_object('id', j.id || '-' || n,
         'request_id', j.request_id || '-' || n,
         'created_at', j.created_at - n * interval '1 hour'))).*
       from jobs j, generate_series(1, ${WORKS}) n where j.id = $1`,
      [lastId],
    )
    await pool.query(
      `insert into pictures select (jsonb_populate_record(p, jsonb_build_object(
         'id', p.id || '-' || n, 'job_id', p.job_id || '-' || n))).*
       from pictures p, generate_series(1, ${WORKS}) n where p.job_id = $1`,
      [lastId],
    )
    const owner = await pool.query<{ user_id: string }>('select user_id from jobs where id = $1', [
      lastId,
    ])
    const userId = owner.rows[0]?.user_id
    const feed = () => account.get(`/api/job/myJobList?pageSize=${PAGE}`)
    const sql = async () => {
      const { rows } = await pool.query<{ id: string }>(FEED, [userId])
      await pool.query(FEED_PICTURES, [rows.map(({ id }) => id)])
    }
    await feed()
    return {
      feedPerSecond: await perSecond(feed),
      sqlPerSecond: await perSecond(sql),
      publicPerSecond: await perSecond(() => account.get('/api/app-config/score')),
      pickedUpMs: waits.sort((a, b) => a - b)[Math.floor(SUBMITS / 2)] ?? 0,
    }
  } finally {
    await close()
  }
}
