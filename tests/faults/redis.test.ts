import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { repetitions } from '@studio/testing/effort'
import type { Database } from '../../server/src/platform/db/client'
import { callApi, startTestApp, type TestApp } from '../../server/src/testing/app'
import { NO_POSTGRES, realPostgres } from '../../server/src/testing/databases'
import { NO_REDIS, REFUSED_REDIS_URL, startRedis } from '../../server/src/testing/redis'
import { waitUntil } from '../../server/src/testing/wait'

const KILLS = repetitions('kills of Redis under calls', { usual: 2, all: 20 })
const LIMIT = 40
const CALLS = 2 * LIMIT
/** Calls that wait for their answers at the same time. */
const AT_ONCE = 6
const MINUTE_MS = 60_000

const database: Database | null = await realPostgres()
const redis = await startRedis()
after(async () => {
  await redis?.close()
  await database?.close()
})

/** Two servers on one database, at the beginning of a minute. */
async function startServers(db: Database, redisUrl: string): Promise<TestApp[]> {
  const env = { RATE_LIMIT_PER_MINUTE: String(LIMIT) }
  const servers: TestApp[] = []
  for (let n = 0; n < 2; n += 1) servers.push(await startTestApp({ database: db, env, redisUrl }))
  for (const server of servers) server.forward(MINUTE_MS - (Date.now() % MINUTE_MS) + 1)
  return servers
}

/** Accepted calls of one address to both in turns; `onCall` runs before each. */
async function countAccepted(
  servers: readonly TestApp[],
  { onCall, address }: { onCall?: (nth: number) => void; address: string },
): Promise<number> {
  let sent = 0
  let accepted = 0
  const worker = async () => {
    while (sent < CALLS) {
      sent += 1
      onCall?.(sent)
      const { app } = servers[sent % servers.length] as TestApp
      const { status } = await callApi(app, 'GET', '/api/preset/list', { address })
      assert.ok(status === 200 || status === 429, `an answer was ${status}`)
      if (status === 200) accepted += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return accepted
}

describe('rate limits while Redis comes and goes', () => {
  const servers: TestApp[] = []
  const skip = (database === null && NO_POSTGRES) || (redis === null && NO_REDIS)
  const nextMinute = () => servers.forEach((server) => server.forward(MINUTE_MS))
  const areConnected = () => servers.every(({ deps }) => deps.redis?.lostSince() === null)
  before(async () => {
    if (!database || !redis) return
    servers.push(...(await startServers(database, redis.url)))
    await waitUntil(areConnected)
  })
  after(async () => {
    for (const server of servers) await server.close()
  })

  test(
    `${KILLS} kills: no error, at most twice the limit in that minute, and exact in the next`,
    { skip },
    async (t) => {
      assert.ok(redis)
      let most = 0
      for (let round = 0; round < KILLS; round += 1) {
        nextMinute()
        const address = `192.0.2.${round + 1}`
        const killAt = 1 + ((round * 17 + 11) % (CALLS - 1))
        let killing: Promise<void> | undefined
        const onCall = (nth: number) => {
          if (nth === killAt) killing = redis.kill()
        }
        const accepted = await countAccepted(servers, { address, onCall })
        await killing
        most = Math.max(most, accepted)
        assert.ok(accepted <= 2 * LIMIT, `${accepted} of ${LIMIT} in the minute of a kill`)
        assert.ok(accepted >= 0.8 * LIMIT, `${accepted} of ${LIMIT} in the minute of a kill`)
        await waitUntil(() => servers.every(({ deps }) => deps.redis?.lostSince() !== null))
        await redis.start()
        await waitUntil(areConnected)
        // Redis has forgotten its counts: in this minute they are not used.
        const rest = await countAccepted(servers, { address })
        assert.ok(accepted + rest <= 2 * LIMIT, `${rest} more after the restart`)
        nextMinute()
        const inNext = await countAccepted(servers, { address })
        assert.ok(inNext <= LIMIT && inNext >= 0.8 * LIMIT, `${inNext} in the next minute`)
      }
      t.diagnostic(`at most ${most} of ${LIMIT} in the minute of a kill`)
    },
  )

  test(
    'a setting changed at one server is read by the other, also after a restart of Redis',
    { skip },
    async () => {
      const [one, other] = servers as [TestApp, TestApp]
      let readings = 0
      const unlisten = other.deps.redis?.signal('running').listen(() => (readings += 1))
      await one.deps.pool.query(
        `insert into settings (key, value) values ('running', '{"welcomeCredits": 77}')
       on conflict (key) do update set value = excluded.value`,
      )
      await one.deps.running.announce()
      await waitUntil(() => readings > 0 && other.deps.running.current().welcomeCredits === 77)
      unlisten?.()
      assert.equal(readings, 1, 'a signal, not the timer')
      assert.equal(other.deps.running.current().welcomeCredits, 77)
    },
  )

  test('without any Redis behind the address limits are counted by PostgreSQL, exactly', async (t) => {
    if (!database) return t.skip(NO_POSTGRES)
    const refused = await startServers(database, REFUSED_REDIS_URL)
    const accepted = await countAccepted(refused, { address: '198.51.100.1' })
    assert.ok(accepted <= LIMIT && accepted >= 0.8 * LIMIT, `${accepted}`)
    for (const server of refused) await server.close()
  })
})
