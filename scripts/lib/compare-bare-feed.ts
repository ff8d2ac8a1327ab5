/** The feed's call against a bare route with the same cards in one statement, in turns. */
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import type { Database } from '../../server/src/platform/db/client'
import { callApi, type TestApp } from '../../server/src/testing/app'
import { bareFeed } from '../../server/src/testing/bare-feed'

const AT_ONCE = 16
const TURN_MS = 1000
const TURNS = 6
/** Of /proc. */
const TICK_MS = 10

const q = encodeURIComponent

/** CPU time of PostgreSQL's connections to this database so far, ms. */
async function postgresCpuMs({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  )
  const times = rows.map(({ pid }) => {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const [user, system] = rest.split(' ').slice(11, 13)
    return (Number(user) + Number(system)) * TICK_MS
  })
  return times.reduce((sum, time) => sum + time, 0)
}

interface Cost {
  done: number
  wallMs: number
  nodeMs: number
  postgresMs: number
}

/** Operations within one turn, by several at once, and their cost. */
async function takeTurn(database: Database, act: () => Promise<unknown>): Promise<Cost> {
  const before = await postgresCpuMs(database)
  const used = process.cpuUsage()
  const startedAt = performance.now()
  let done = 0
  const one = async () => {
    while (performance.now() < startedAt + TURN_MS) {
      await act()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  const wallMs = performance.now() - startedAt
  const { user, system } = process.cpuUsage(used)
  const postgresMs = (await postgresCpuMs(database)) - before
  return { done, wallMs, nodeMs: (user + system) / 1000, postgresMs }
}

const inOneMs = (cost: Cost, part: 'wallMs' | 'nodeMs' | 'postgresMs') => cost[part] / cost.done

/** One sentence: calls a second and CPU time of a call, ours and by hand. */
export async function compareWithBare(database: Database, app: TestApp['app']): Promise<string> {
  const url = '/api/works/publicWorks?feed=newest&pageSize=10'
  const { data } = await callApi(app, 'GET', url, {})
  const { cursor, list } = data as { cursor: string; list: { id: string }[] }
  const { rows } = await database.pool.query<{ id: string; at: Date }>(
    'select id, published_at as at from works where id = $1',
    [list.at(-1)?.id],
  )
  const bare = bareFeed(database)
  const position = `at=${q(rows[0]?.at.toISOString() ?? '')}&id=${rows[0]?.id}`
  const callOurs = () => app.inject({ method: 'GET', url: `${url}&cursor=${cursor}` })
  const callBare = () => bare.inject({ method: 'GET', url: `/feed?${position}` })
  const nothing = (): Cost => ({ done: 0, wallMs: 0, nodeMs: 0, postgresMs: 0 })
  const [ours, theirs] = [nothing(), nothing()]
  for (const act of [callOurs, callBare]) await takeTurn(database, act)
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [sum, act] of [
      [ours, callOurs],
      [theirs, callBare],
    ] as const) {
      const cost = await takeTurn(database, act)
      sum.done += cost.done
      sum.wallMs += cost.wallMs
      sum.nodeMs += cost.nodeMs
      sum.postgresMs += cost.postgresMs
    }
  await bare.close()
  const formatCost = (cost: Cost) =>
    `${(1000 / inOneMs(cost, 'wallMs')).toFixed(0)} a second ` +
    `(${inOneMs(cost, 'nodeMs').toFixed(2)} ms of node, ` +
    `${inOneMs(cost, 'postgresMs').toFixed(2)} ms of PostgreSQL)`
  const cpu = (cost: Cost) => inOneMs(cost, 'nodeMs') + inOneMs(cost, 'postgresMs')
  const rate = inOneMs(theirs, 'wallMs') / inOneMs(ours, 'wallMs')
  return (
    `ten cards, ${AT_ONCE} at once: ${formatCost(ours)}, by hand through bare Fastify ${formatCost(theirs)}: ` +
    `${rate.toFixed(2)}, by CPU time ${(cpu(theirs) / cpu(ours)).toFixed(2)}`
  )
}
