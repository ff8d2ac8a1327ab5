/**
 * Calls a second of the feed, search, the followed list, entries of a contest and comments for a
 * viewer without mutes and with 200, in turns, and what PostgreSQL takes for them. Part `mutes` of `npm run bench`; works: MUTE_WORKS.
 */
import { performance } from 'node:perf_hooks'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../server/src/testing/app'
import { NO_POSTGRES, realPostgres } from '../server/src/testing/databases'
import { say, table } from './lib/measure'
import { READER, seedSquare } from './lib/square-seed'

const WORKS = Number(process.env.MUTE_WORKS ?? 1_000_000)
const CALLS = 800
/** Calls until plans and statements are cached. */
const WARM_UP = 40
const PAGES = 4

const q = encodeURIComponent
const works = (query: string) => `/api/works/publicWorks?pageSize=10&${query}`
const LISTS: Readonly<Record<string, string>> = {
  推荐: works(''),
  最新: works('feed=newest'),
  关注: works('feed=following'),
  '搜索 山水（常见）': works(`q=${q('山水')}`),
  '搜索 灯塔（少见）': works(`q=${q('灯塔')}`),
  '搜索 鲸鱼 灯塔': works(`q=${q('鲸鱼 灯塔')}`),
  '最新 搜索 灯塔': works(`feed=newest&q=${q('灯塔')}`),
  '标签 山水': works(`tag=${q('山水')}`),
  '主题 随手翻': '/api/contest/seed-contest/entries?pageSize=10',
  '主题 最新': '/api/contest/seed-contest/entries?pageSize=10&order=newest',
  评论: '/api/comment/list?workId=seed-work-5&pageSize=10',
}
const ENTRIES = 1500
const COMMENTS = 400

/** A contest that a work of each of some users takes part in, and a work with comments of as many. */
async function seedContest({ deps: { pool } }: TestApp): Promise<void> {
  await pool.query(
    `insert into contests (id, number, title, brief, prompt, starts_at, ends_at, result_at, prizes)
     values ('seed-contest', 1, '雪夜归人', '一个人，一场雪', '雪夜', now() - interval '1 day',
       now() + interval '1 day', now() + interval '2 days', '[300]')`,
  )
  await pool.query(
    `insert into contest_entries (id, contest_id, work_id, user_id, slot)
     select 'seed-entry-' || id, 'seed-contest', id, user_id, 1 from (
       select distinct on (user_id) id, user_id from works
       where id in (select 'seed-work-' || i from generate_series(1, $1::int) i)
       order by user_id, id) entries`,
    [2 * ENTRIES],
  )
  await pool.query(
    `insert into comments (id, work_id, user_id, words, request_id, state, created_at)
     select 'seed-comment-' || i, 'seed-work-5', 'seed-user-' || 1 + i, '好', 'r' || i, 'public',
       now() - i * interval '1 minute' from generate_series(1, $1::int) i`,
    [COMMENTS],
  )
  await pool.query('analyze contest_entries')
  await pool.query('analyze comments')
}

/** Mutes of the 200 by kind: as of a heavy user, and of tags alone. */
const MIXES = {
  'works, users, tags': { work: 90, user: 80, tag: 30 },
  tags: { work: 0, user: 0, tag: 200 },
} as const

type Mix = (typeof MIXES)[keyof typeof MIXES]

/** The first works and their authors are muted, so that the first pages really change. */
async function mute({ deps: { pool } }: TestApp, userId: string, mix: Mix) {
  await pool.query('delete from mutes where user_id = $1', [userId])
  await pool.query(
    `insert into mutes (id, user_id, kind, target, work_id)
     select $1 || 'w' || i, $1, 'work', 'seed-work-' || i * 3, 'seed-work-' || i * 3
     from generate_series(1, $2::int) i`,
    [userId, mix.work],
  )
  await pool.query(
    `insert into mutes (id, user_id, kind, target, other_id)
     select $1 || 'u' || i, $1, 'user', 'seed-user-' || 20 + i, 'seed-user-' || 20 + i
     from generate_series(1, $2::int) i`,
    [userId, mix.user],
  )
  await pool.query(
    `insert into mutes (id, user_id, kind, target)
     select $1 || 't' || i, $1, 'tag', case when i = 1 then '古寺' else '标签' || i end
     from generate_series(1, $2::int) i`,
    [userId, mix.tag],
  )
  await pool.query('update users set mute_revision = mute_revision + 1 where id = $1', [userId])
}

interface Cost {
  readonly wallMs: number
  readonly cpuMs: number
}

/** A reader who walks some pages and begins again. */
class Reader {
  readonly costs: Cost[] = []
  private cursor = ''
  private calls = 0

  constructor(
    private readonly app: TestApp['app'],
    private readonly token: string,
    private readonly url: string,
  ) {}

  async read(): Promise<void> {
    const cpu = process.cpuUsage()
    const startedAt = performance.now()
    const { token, url } = this
    const answer = await callApi(this.app, 'GET', `${url}${this.cursor}`, { token })
    const { user, system } = process.cpuUsage(cpu)
    if (answer.code !== 0) throw new Error(`${url}: ${answer.message}`)
    this.calls += 1
    const wallMs = performance.now() - startedAt
    if (this.calls > WARM_UP) this.costs.push({ wallMs, cpuMs: (user + system) / 1000 })
    const { cursor: next = null } = answer.data as { cursor?: string | null }
    this.cursor = next !== null && this.calls % PAGES !== 0 ? `&cursor=${next}` : ''
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

export async function benchMutes(): Promise<void> {
  const database = await realPostgres()
  if (!database) return say(NO_POSTGRES)
  const server = await startTestApp({ database })
  await seedSquare(database.pool, { from: 0, to: WORKS, likes: 1 })
  await seedContest(server)
  const people: Record<'none' | 'mutes', { id: string; token: string }> = {
    none: { id: READER, token: '' },
    mutes: { id: 'seed-user-21', token: '' },
  }
  await database.pool.query(
    `insert into follows (follower_id, followed_id)
     select 'seed-user-21', 'seed-user-' || i from generate_series(2, 20) i`,
  )
  for (const [n, one] of Object.values(people).entries()) {
    const phone = `1390000000${n}`
    await database.pool.query('update users set phone = $1 where id = $2', [phone, one.id])
    one.token = (await signInByCalls(server.app, phone)).token
  }
  const rows: string[][] = []
  for (const [name, mix] of Object.entries(MIXES)) {
    await mute(server, people.mutes.id, mix)
    for (const [list, url] of Object.entries(LISTS)) {
      const without = new Reader(server.app, people.none.token, url)
      const muted = new Reader(server.app, people.mutes.token, url)
      // In turns, and each first as often: other work on the machine meets both.
      for (let call = 0; call < CALLS + WARM_UP; call += 1)
        for (const reader of call % 2 === 0 ? [without, muted] : [muted, without])
          await reader.read()
      const wall = ({ costs }: Reader) => median(costs.map(({ wallMs }) => wallMs))
      const cpu = ({ costs }: Reader) => median(costs.map(({ cpuMs }) => cpuMs))
      rows.push([
        list,
        name,
        `${wall(without).toFixed(2)} ms`,
        `${wall(muted).toFixed(2)} ms`,
        (wall(without) / wall(muted)).toFixed(2),
        (cpu(without) / cpu(muted)).toFixed(2),
      ])
    }
  }
  await server.close()
  await database.close()
  say(`${WORKS} works, median of ${CALLS} calls each, in turns`)
  table(
    ['list', '200 mutes', 'call without', 'call with', 'ratio of calls a second', 'of server CPU'],
    rows,
  )
}
