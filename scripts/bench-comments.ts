/**
 * The feed and the first page of comments on a million works with five million comments: time of a
 * call, and the plans of its SELECTs. Part `comments` of `npm run bench`; sizes: COMMENT_WORKS,
 * COMMENT_ROWS.
 */
import { performance } from 'node:perf_hooks'
import { callApi, signInByCalls, startTestApp } from '../server/src/testing/app'
import { NO_POSTGRES, realPostgres } from '../server/src/testing/databases'
import { signInStaff } from '../server/src/testing/staff'
import { HOT_THREAD, HOT_WORK, seedComments } from './lib/comment-seed'
import { type CallPlans, connectClient, explainCall, readSizes } from './lib/explain'
import { say, table } from './lib/measure'
import { READER, seedSquare } from './lib/square-seed'

const WORKS = Number(process.env.COMMENT_WORKS ?? 1_000_000)
const COMMENTS = Number(process.env.COMMENT_ROWS ?? 5_000_000)
const CALLS = 200
/** Calls until plans, statements and pages are cached. */
const WARM_UP = 40
const WORKS_PER_PERSON = 100
const BIG = new Set(['works', 'comments', 'users', 'pictures', 'jobs', 'comment_reports', 'mutes'])

export interface CommentFigure extends CallPlans {
  readonly name: string
  /** Of a call by `app.inject`, in ms. */
  readonly medianMs: number
  readonly p95Ms: number
}

function listCalls({ staff, reader }: { staff: string; reader: string }, works: number) {
  const comments = (query: string, workId = HOT_WORK) =>
    `/api/comment/list?pageSize=15&workId=${workId}&${query}`
  const feed = '/api/works/publicWorks?pageSize=10'
  const ordinary = `seed-work-${Math.ceil(works / 2)}`
  return [
    { name: '广场 推荐', url: feed, token: reader },
    { name: '广场 最新', url: `${feed}&feed=newest`, token: reader },
    { name: '评论 最多赞, the busiest work', url: comments('order=liked'), token: reader },
    { name: '评论 最新, the busiest work', url: comments('order=newest'), token: reader },
    { name: '评论 最多赞, a visitor', url: comments('order=liked'), token: '' },
    { name: '评论, an ordinary work', url: comments('order=liked', ordinary), token: reader },
    { name: '评论 of a message', url: comments('focus=seed-comment-10'), token: reader },
    {
      name: '回复, the longest thread',
      url: `/api/comment/replies?pageSize=13&id=${HOT_THREAD}`,
      token: reader,
    },
    { name: '控制台 评论', url: '/api/console/comments', token: staff },
    { name: '控制台 评论, waiting', url: '/api/console/comments?state=pending', token: staff },
    { name: '控制台 评论, rejected', url: '/api/console/comments?state=rejected', token: staff },
  ]
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Null where there is no PostgreSQL. */
export async function measureComments(size: { works: number; comments: number; calls: number }) {
  const database = await realPostgres()
  if (!database) return null
  const server = await startTestApp({ database })
  let client: Awaited<ReturnType<typeof connectClient>> | null = null
  try {
    const { pool } = database
    await seedSquare(pool, { from: 0, to: size.works, likes: 1 })
    const users = Math.max(20, Math.floor(size.works / WORKS_PER_PERSON))
    await seedComments(pool, { ...size, users })
    const phone = '13900000001'
    await pool.query('update users set phone = $1 where id = $2', [phone, READER])
    // The reader blocks one and mutes another writer.
    await pool.query(
      `insert into mutes (id, user_id, kind, target, other_id) values
         ('seed-block', $1, 'block', 'seed-user-7', 'seed-user-7'),
         ('seed-mute', $1, 'user', 'seed-user-8', 'seed-user-8')`,
      [READER],
    )
    const { token: reader } = await signInByCalls(server.app, phone)
    const { token: staff } = await signInStaff(server, 'operator')
    client = await connectClient(server)
    // The rows of the seed are written out before anything is timed.
    await client.query('checkpoint')
    const figures: CommentFigure[] = []
    for (const { name, url, token } of listCalls({ staff, reader }, size.works)) {
      const plans = await explainCall(server, client, { url, token, big: BIG })
      const times: number[] = []
      const warmUp = Math.min(WARM_UP, size.calls)
      for (let call = 0; call < warmUp + size.calls; call += 1) {
        const startedAt = performance.now()
        await callApi(server.app, 'GET', url, { token })
        if (call >= warmUp) times.push(performance.now() - startedAt)
      }
      const [medianMs, p95Ms] = [percentile(times, 0.5), percentile(times, 0.95)]
      figures.push({ ...plans, name, medianMs, p95Ms })
    }
    const sizes = await readSizes(client, BIG)
    return { figures, sizes }
  } finally {
    await client?.end()
    await server.close()
    await database.close()
  }
}

export async function benchComments(): Promise<void> {
  const measured = await measureComments({ works: WORKS, comments: COMMENTS, calls: CALLS })
  if (!measured) return say(NO_POSTGRES)
  say(`${WORKS} works, ${COMMENTS} comments, ${CALLS} calls each`)
  table(['table', 'rows', 'with indexes'], measured.sizes)
  table(
    ['call', 'median', '95 of 100', 'SELECTs', 'their time', 'slowest', 'pages', 'read as a whole'],
    measured.figures.map((one) => [
      one.name,
      `${one.medianMs.toFixed(1)} ms`,
      `${one.p95Ms.toFixed(1)} ms`,
      String(one.selects),
      `${one.totalMs.toFixed(1)} ms`,
      `${one.slowestMs.toFixed(1)} ms`,
      String(one.pages),
      one.scanned.join(' ') || 'none',
    ]),
  )
}
