/**
 * Lists of the square on PostgreSQL at two sizes, in one run: how long the slowest of a hundred
 * takes, how that grows, and whether any big table was read from one end to the other.
 * Part `square` of `npm run bench`.
 */
import { performance } from 'node:perf_hooks'
import type { Database } from '../server/src/platform/db/client'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../server/src/testing/app'
import { realPostgres, NO_POSTGRES } from '../server/src/testing/databases'
import { compareWithBare } from './lib/compare-bare-feed'
import { say, table } from './lib/measure'
import { ALBUM, READER, seedSquare } from './lib/square-seed'

/** So that ten of them lie above the p99: one pause of the machine is not the figure. */
const ROUNDS = 1000
const PAGES = 4
const BIG = ['works', 'work_likes', 'pictures', 'jobs', 'users', 'album_jobs']

const q = encodeURIComponent
const LISTS: Readonly<Record<string, string>> = {
  推荐: '/api/works/publicWorks?pageSize=10',
  最新: '/api/works/publicWorks?feed=newest',
  关注: '/api/works/publicWorks?feed=following',
  视频: '/api/works/publicWorks?feed=video',
  '标签 山水': `/api/works/publicWorks?tag=${q('山水')}`,
  '搜索 山水（常见）': `/api/works/publicWorks?q=${q('山水')}`,
  '搜索 灯塔（少见）': `/api/works/publicWorks?q=${q('灯塔')}`,
  '搜索 鲸鱼 灯塔': `/api/works/publicWorks?q=${q('鲸鱼 灯塔')}`,
  '搜索 没有的词': `/api/works/publicWorks?q=${q('蒸汽')}`,
  风格: '/api/works/publicWorks?styleId=studio:ink',
  个人主页: `/api/works/getUserWorks?user_id=${READER}`,
  喜欢: `/api/works/getUserWorks?user_id=${READER}&list=likes`,
  主页资料: `/api/user/pubInfo?user_id=${READER}`,
  画册: `/api/album/getJobs?id=${ALBUM}`,
}

interface Timing {
  readonly medianMs: number
  readonly p99Ms: number
}

async function timing(app: TestApp['app'], token: string, url: string): Promise<Timing> {
  const times: number[] = []
  let cursor = ''
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now()
    const { code, data, message } = await callApi(app, 'GET', `${url}${cursor}`, { token })
    times.push(performance.now() - startedAt)
    if (code !== 0) throw new Error(`${url}: ${message}`)
    const { cursor: next = null } = data as { cursor?: string | null }
    cursor = next !== null && round % PAGES < PAGES - 1 ? `&cursor=${next}` : ''
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { medianMs: at(0.5), p99Ms: at(0.99) }
}

async function readScans({ pool }: Database): Promise<Map<string, number>> {
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const { rows } = await pool.query<{ relname: string; seq_scan: string }>(
    'select relname, seq_scan from pg_stat_user_tables where relname = any($1)',
    [BIG],
  )
  return new Map(rows.map(({ relname, seq_scan: scans }) => [relname, Number(scans)]))
}

async function measure(database: Database, app: TestApp['app'], token: string) {
  const found = new Map<string, Timing & { scanned: string[] }>()
  for (const [name, url] of Object.entries(LISTS)) {
    await callApi(app, 'GET', url, { token })
    const before = await readScans(database)
    const taken = await timing(app, token, url)
    const after = await readScans(database)
    const scanned = BIG.filter((name) => (after.get(name) ?? 0) > (before.get(name) ?? 0))
    found.set(name, { ...taken, scanned })
  }
  return found
}

const ms = (value: number) => `${value.toFixed(1)} ms`

/** Without PostgreSQL on the machine it only says so. */
export async function benchSquare(small = 10_000, large = 1_000_000): Promise<void> {
  const database = await realPostgres()
  if (!database) return say(NO_POSTGRES)
  const { app, close } = await startTestApp({ database })
  await seedSquare(database.pool, { from: 0, to: small })
  // The reader of the lists is one of the made-up people.
  const phone = '13900000001'
  await database.pool.query('update users set phone = $1 where id = $2', [phone, READER])
  const { token } = await signInByCalls(app, phone)
  const few = await measure(database, app, token)
  await seedSquare(database.pool, { from: small, to: large })
  const many = await measure(database, app, token)
  const comparison = await compareWithBare(database, app)
  await close()
  await database.close()

  say(
    `${small} and ${large} works, ten likes each; ${PAGES} pages of ten in a row, ${ROUNDS} times`,
  )
  table(
    ['list', 'median', 'p99', 'median, large', 'p99, large', 'p99 ratio', 'sequential scans'],
    [...few].map(([name, one]) => {
      const two = many.get(name) ?? one
      const ratio = (two.p99Ms / one.p99Ms).toFixed(2)
      const cells = [one.medianMs, one.p99Ms, two.medianMs, two.p99Ms].map(ms)
      return [name, ...cells, ratio, two.scanned.join(' ') || 'none']
    }),
  )
  say(`最新 at ${large} works: ${comparison}`)
}

/** The last figure alone, of fewer works. */
export async function benchFeed(works = 100_000): Promise<void> {
  const database = await realPostgres()
  if (!database) return say(NO_POSTGRES)
  const { app, close } = await startTestApp({ database })
  await seedSquare(database.pool, { from: 0, to: works })
  say(`最新 at ${works} works: ${await compareWithBare(database, app)}`)
  await close()
  await database.close()
}
