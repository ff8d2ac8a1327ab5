/**
 * Plans of what people and operators ask most, on a million works and fifty million rows of the
 * ledger: every SELECT of a call is explained with the values it had. Part `plans` of
 * `npm run bench`; takes tens of minutes and some 30 GB.
 */
import pg from 'pg'
import { callApi, signInByCalls, startTestApp } from '../server/src/testing/app'
import { NO_POSTGRES, realPostgres } from '../server/src/testing/databases'
import { signInStaff } from '../server/src/testing/staff'
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

interface Statement {
  readonly text: string
  readonly values: unknown[]
}

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows'?: number
  readonly Plans?: readonly Plan[]
}

interface Explained {
  readonly 'Execution Time': number
  readonly Plan: Plan & { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }
}

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

/** Every statement that is sent while something happens. */
async function recordStatements(act: () => Promise<void>): Promise<Statement[]> {
  const seen: Statement[] = []
  const { prototype } = pg.Client
  const { query } = prototype
  const watched = function (this: pg.Client, ...args: unknown[]) {
    const [first, values] = args as [string | Statement, unknown[]?]
    seen.push(
      typeof first === 'string'
        ? { text: first, values: values ?? [] }
        : { text: first.text, values: values ?? first.values ?? [] },
    )
    return Reflect.apply(query, this, args) as unknown
  }
  Reflect.set(prototype, 'query', watched)
  try {
    await act()
  } finally {
    Reflect.set(prototype, 'query', query)
  }
  return seen.filter(({ text }) => /^\s*(select|with)\b/i.test(text))
}

const flattenPlan = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flattenPlan)]

async function explain(client: pg.Client, { text, values }: Statement): Promise<Explained> {
  const { rows } = await client.query<{ 'QUERY PLAN': Explained[] }>(
    `explain (analyze, buffers, format json) ${text}`,
    values,
  )
  const [explained] = rows[0]?.['QUERY PLAN'] ?? []
  if (!explained) throw new Error(`no plan of ${text}`)
  return explained
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
  const { rows: sizes } = await pool.query<{ name: string; rows: string; size: string }>(
    `select relname as name, reltuples::bigint::text as rows,
       pg_size_pretty(pg_total_relation_size(oid)) as size
     from pg_class where relkind = 'r' and relname = any($1) order by reltuples desc`,
    [[...BIG]],
  )
  const connectionString = (pool.options as { connectionString?: string }).connectionString
  const client = new pg.Client({ connectionString })
  await client.connect()
  const rows: string[][] = []
  for (const { name, url, token } of listCalls(staff, reader)) {
    // The first fills caches: of pages, of counts.
    const once = async () => {
      const { code, message } = await callApi(server.app, 'GET', url, { token })
      if (code !== 0) throw new Error(`${url}: ${message}`)
    }
    await once()
    const plans: Explained[] = []
    for (const statement of await recordStatements(once))
      plans.push(await explain(client, statement))
    const whole = plans
      .flatMap(({ Plan: plan }) => flattenPlan(plan))
      .filter((node) => node['Node Type'] === 'Seq Scan' && BIG.has(node['Relation Name'] ?? ''))
      .map((node) => node['Relation Name'])
    const sum = (of: (one: Explained) => number) => plans.reduce((total, one) => total + of(one), 0)
    const pages = sum(({ Plan: p }) => p['Shared Hit Blocks'] + p['Shared Read Blocks'])
    rows.push([
      name,
      String(plans.length),
      `${sum((one) => one['Execution Time']).toFixed(1)} ms`,
      `${Math.max(0, ...plans.map((one) => one['Execution Time'])).toFixed(1)} ms`,
      String(pages),
      [...new Set(whole)].join(' ') || 'none',
    ])
  }
  await client.end()
  await server.close()
  await database.close()
  table(
    ['table', 'rows', 'with indexes'],
    sizes.map((one) => [one.name, one.rows, one.size]),
  )
  table(['call', 'SELECTs', 'total', 'slowest', 'pages of 8 KB', 'sequential scans'], rows)
}
