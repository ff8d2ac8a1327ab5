/**
 * Plans of what people and operators ask most, on a million works and fifty million rows of the
 * ledger: every SELECT of a call is explained with the values it had. Part `plans` of
 * `npm run bench`; takes tens of minutes and some 30 GB.
 */
import { signInByCalls, startTestApp } from '../server/src/testing/app'
import { NO_POSTGRES, realPostgres } from '../server/src/testing/databases'
import { signInStaff } from '../server/src/testing/staff'
import { connectClient, explainCall, readSizes } from './lib/explain'
import { seedLedger } from './lib/ledger-seed'
import { say, table } from './lib/measure'
import { READER, seedSquare } from './lib/square-seed'

const WORKS = 1_000_000
const PEOPLE = WORKS / 100
const TRANSFERS = 25_000_000
/** Tables whose sequential scan does not scale. */
const BIG = new Set([
  ...['works', 'work_likes', 'pictures', 'jobs', 'users', 'album_jobs', 'notifications'],
  ...['ledger_transfers', 'ledger_entries', 'uploads', 'sessions', 'refresh_tokens'],
])

const q = encodeURIComponent

function listCalls(staff: string, reader: string) {
  const works = (query: string) => `/api/works/publicWorks?pageSize=10&${query}`
  return [
    { name: '广场 推荐', url: works(''), token: reader },
    { name: '广场 最新', url: works('feed=newest'), token: reader },
    { name: '广场 关注', url: works('feed=following'), token: reader },
    { name: '搜索 灯塔', url: works(`q=${q('灯塔')}`), token: reader },
    { name: '作品详情', url: '/api/works/seed-work-777', token: reader },
    { name: '画夹', url: '/api/job/myJobList?pageSize=10', token: reader },
    { name: '积分余额', url: '/api/user/score', token: reader },
    { name: '积分明细', url: '/api/score-log/my', token: reader },
    { name: '消息', url: '/api/notification/my', token: reader },
    { name: '控制台 今日', url: '/api/console/today', token: staff },
    { name: '控制台 用户', url: `/api/console/users/${READER}`, token: staff },
    { name: '控制台 用户的积分', url: `/api/console/users/${READER}/ledger`, token: staff },
    { name: '控制台 任务', url: '/api/console/jobs', token: staff },
  ]
}

export async function benchPlans(works = WORKS, transfers = TRANSFERS): Promise<void> {
  const database = await realPostgres()
  if (!database) return say(NO_POSTGRES)
  const server = await startTestApp({ database })
  const { pool } = database
  await seedSquare(pool, { from: 0, to: works })
  await seedLedger(pool, { people: Math.min(PEOPLE, works / 100), transfers })
  const phone = '13900000001'
  await pool.query('update users set phone = $1 where id = $2', [phone, READER])
  const { token: reader } = await signInByCalls(server.app, phone)
  const { token: staff } = await signInStaff(server, 'operator')
  const client = await connectClient(server)
  const sizes = await readSizes(client, BIG)
  const rows: string[][] = []
  for (const { name, url, token } of listCalls(staff, reader)) {
    const plans = await explainCall(server, client, { url, token, big: BIG })
    rows.push([
      name,
      String(plans.selects),
      `${plans.totalMs.toFixed(1)} ms`,
      `${plans.slowestMs.toFixed(1)} ms`,
      String(plans.pages),
      plans.scanned.join(' ') || 'none',
    ])
  }
  await client.end()
  await server.close()
  await database.close()
  table(['table', 'rows', 'with indexes'], sizes)
  table(['call', 'SELECTs', 'total', 'slowest', 'pages of 8 KB', 'sequential scans'], rows)
}
