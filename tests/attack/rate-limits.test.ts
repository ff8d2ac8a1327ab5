/** Rate limits hold over all processes, users and kinds of pages. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { Database } from '../../server/src/platform/db/client'
import { callApi, startTestApp, type TestApp } from '../../server/src/testing/app'
import { NO_POSTGRES, realPostgres } from '../../server/src/testing/databases'
import { NO_REDIS, startRedis } from '../../server/src/testing/redis'
import { waitUntil } from '../../server/src/testing/wait'
import { makePerson, makeWork, type Person } from '../../server/src/testing/works'

const LIMIT = 120
const MINUTE_MS = 60_000
/** Unused leases of two processes. */
const LOST = 2 * Math.ceil(LIMIT / 20)

const database: Database | null = await realPostgres()
const redisServer = await startRedis()
after(async () => {
  await redisServer?.close()
  await database?.close()
})

for (const shared of ['PostgreSQL', 'Redis'] as const)
  describe(`two processes that share ${shared}`, () => testLimits(shared))

function testLimits(shared: 'PostgreSQL' | 'Redis'): void {
  const h5 = mkdtempSync(path.join(tmpdir(), 'moguang-h5-'))
  const redis = shared === 'Redis' ? redisServer : null
  const skip =
    (database === null && NO_POSTGRES) || (shared === 'Redis' && redis === null && NO_REDIS)
  const servers: TestApp[] = []
  let person: Person
  before(async () => {
    if (!database || skip) return
    writeFileSync(path.join(h5, 'index.html'), '<head><title>墨光</title></head>')
    const env = { RATE_LIMIT_PER_MINUTE: String(LIMIT), H5_DIR: h5 }
    for (let n = 0; n < 2; n++)
      servers.push(await startTestApp({ database, env, redisUrl: redis?.url }))
    await waitUntil(() => servers.every(({ deps }) => !deps.redis?.lostSince()))
    person = await makePerson(servers[0] as TestApp)
    // Every test has a minute of its own, and all of it.
    for (const server of servers) server.forward(MINUTE_MS - (Date.now() % MINUTE_MS) + 1)
  })
  after(async () => {
    for (const server of servers) await server.close()
    rmSync(h5, { recursive: true, force: true })
  })

  const nextMinute = () => servers.forEach((server) => server.forward(MINUTE_MS))

  /** Number of 240 calls, to both in turn, that were accepted. */
  async function allowed(call: (server: TestApp, nth: number) => Promise<number>) {
    let through = 0
    for (let n = 0; n < 2 * LIMIT; n++) {
      const status = await call(servers[n % 2] as TestApp, n)
      if (status === 200) through += 1
      else assert.equal(status, 429)
    }
    nextMinute()
    return through
  }
  const isAbout = (through: number) =>
    assert.ok(through <= LIMIT && through >= LIMIT - LOST, `${through} of ${2 * LIMIT}`)

  const presets = async ({ app }: TestApp, address: string, token?: string) => {
    const options = { address, ...(token && { token }) }
    return (await callApi(app, 'GET', '/api/preset/list', options)).status
  }

  test('let one address call as often as one does', { skip }, async () => {
    isAbout(await allowed((server) => presets(server, '192.0.2.1')))
  })

  test('count an IPv6 household as one', { skip }, async () => {
    isAbout(await allowed((server, n) => presets(server, `2001:db8:1:2::${n.toString(16)}`)))
    const others = await allowed((server, n) => presets(server, `2001:db8:1:${n.toString(16)}::1`))
    assert.equal(others, 2 * LIMIT, 'each /64 for itself')
  })

  test('count a person at however many addresses as one', { skip }, async () => {
    const mine = async ({ app }: TestApp, n: number) => {
      const options = { token: person.token, address: `198.51.100.${n % 250}` }
      return (await callApi(app, 'GET', '/api/user/info', options)).status
    }
    isAbout(await allowed(mine))
  })

  test('count readiness and previews of works, and say when to come again', { skip }, async () => {
    const workId = await makeWork((servers[0] as TestApp).deps, person.id)
    const preview = `/pagesD/works-detail/works-detail?id=${workId}`
    for (const url of ['/readyz', preview]) {
      let retryAfter: unknown
      const read = async ({ app }: TestApp) => {
        const headers = { accept: 'text/html' }
        const answer = await app.inject({ url, headers, remoteAddress: '203.0.113.1' })
        retryAfter = answer.headers['retry-after'] ?? retryAfter
        return answer.statusCode
      }
      isAbout(await allowed(read))
      assert.match(String(retryAfter), /^([1-9]|[1-5]\d|60)$/, url)
    }
  })

  test('ask the database once for many calls, and not at all with Redis', { skip }, async () => {
    assert.ok(database)
    nextMinute()
    const server = servers[0] as TestApp
    const { pool } = database
    let leases = 0
    const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
    const spy = (...args: unknown[]) => {
      if (JSON.stringify(args[0]).includes('rate_limits')) leases += 1
      return query(...args)
    }
    Object.assign(pool, { query: spy })
    for (let n = 0; n < 60; n++) assert.equal(await presets(server, '192.0.2.77'), 200)
    Object.assign(pool, { query })
    assert.equal(leases, redis ? 0 : 10, 'six calls a lease')
  })

  test('go on alone when the shared counts are out of reach', { skip }, async () => {
    assert.ok(database)
    await redis?.kill()
    await database.pool.query('alter table rate_limits rename to away')
    nextMinute()
    const server = servers[0] as TestApp
    let through = 0
    for (let n = 0; n < LIMIT + 30; n++)
      if ((await presets(server, '192.0.2.9')) === 200) through += 1
    await database.pool.query('alter table away rename to rate_limits')
    assert.equal(through, LIMIT)
  })
}
