import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { describe, test } from 'node:test'
import { callApi, startTestApp } from '../../testing/app'
import { NO_REDIS, REFUSED_REDIS_URL, startRedis } from '../../testing/redis'
import { openRedis, type Redis } from './redis'

const SECRET = Buffer.from('only-for-this-test')

async function until(what: string, isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + 20_000
  while (!(await isTrue())) {
    if (Date.now() > giveUpAt) assert.fail(what)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** A process of an installation, and its log lines. */
async function open(url: string, secret = SECRET): Promise<{ redis: Redis; lines: unknown[] }> {
  const lines: unknown[] = []
  const log = { warn: (...words: unknown[]) => void lines.push(words.at(-1)) }
  return { redis: await openRedis({ url, secret, now: () => new Date(), log }), lines }
}

const isConnected = ({ redis }: { redis: Redis }) => redis.lostSince() === null

describe('Redis', () => {
  test('is not loaded by a server without REDIS_URL', async () => {
    const loaded = () =>
      Object.keys(createRequire(import.meta.url).cache).filter((file) => /@redis/.test(file))
    const before = loaded().length
    const server = await startTestApp()
    const { data } = await callApi(server.app, 'GET', '/readyz')
    assert.equal('redis' in (data as object), false)
    assert.doesNotMatch((await server.app.inject('/metrics')).body, /redis/)
    await server.close()
    assert.equal(loaded().length, before)
    const { redis } = await open(REFUSED_REDIS_URL)
    redis.close()
    assert.ok(loaded().length > 0, 'a loaded client would have been found')
  })

  test('that refuses connections leaves a server ready, says so once and shows since when', async () => {
    const server = await startTestApp({ redisUrl: REFUSED_REDIS_URL })
    const { status, data } = await callApi(server.app, 'GET', '/readyz')
    assert.equal(status, 200)
    assert.equal((data as { redis: boolean }).redis, false)
    const body = (await server.app.inject('/metrics')).body
    assert.match(body, /^redis_lost_seconds \d/m)
    await server.close()
    const { redis, lines } = await open(REFUSED_REDIS_URL)
    await until('nothing was logged', () => lines.length > 0)
    await assert.rejects(redis.evaluate('return 1', { key: 'a', values: [] }))
    assert.equal(lines.length, 1)
    redis.close()
  })

  test('carries signals to the other processes of the installation alone, also after a restart', async (t) => {
    const server = await startRedis()
    if (!server) return t.skip(NO_REDIS)
    const [sender, receiver, stranger] = await Promise.all([
      open(server.url),
      open(server.url),
      open(server.url, Buffer.from('another installation')),
    ])
    const all = [sender, receiver, stranger]
    const received = all.map((one) => {
      let count = 0
      one.redis.signal('changed').listen(() => (count += 1))
      return () => count
    })
    const sendUntilReceived = async (times: number) => {
      await until('not connected', () => all.every(isConnected))
      await until('nothing was received', async () => {
        sender.redis.signal('changed').send()
        await new Promise((resolve) => setTimeout(resolve, 20))
        return (received[1]?.() ?? 0) >= times
      })
    }
    await sendUntilReceived(1)
    await server.kill()
    await until('the loss was not noticed', () => !all.some(isConnected))
    sender.redis.signal('changed').send()
    await server.start()
    await sendUntilReceived((received[1]?.() ?? 0) + 1)
    assert.deepEqual([received[0]?.(), received[2]?.()], [0, 0])
    assert.deepEqual(sender.lines, [
      'Redis does not answer; PostgreSQL does its work',
      'Redis answers again',
    ])
    for (const { redis } of all) redis.close()
    await server.close()
  })

  test('that is frozen counts as lost, and is used again when it thaws', async (t) => {
    const server = await startRedis()
    if (!server) return t.skip(NO_REDIS)
    const one = await open(server.url)
    await until('not connected', () => isConnected(one))
    server.freeze()
    await until('a frozen Redis was not noticed', () => !isConnected(one))
    server.thaw()
    await until('not used again', () => isConnected(one))
    one.redis.close()
    await server.close()
  })
})
