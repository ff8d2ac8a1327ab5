import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Redis } from '../redis/redis'
import { leasesInRedis } from './redis-leases'
import { createLimiter, type LeaseStore, WINDOW_MS } from './limiter'

const MAX = 100

/** A store in memory, and the number of its calls. */
function memory() {
  const used = new Map<string, number>()
  let leases = 0
  const store: LeaseStore = {
    name: 'memory',
    async lease({ key, window, size, carried, max }) {
      leases += 1
      const row = `${window} ${key}`
      const before = used.get(row) ?? 0
      used.set(row, before + carried + size)
      return Math.max(0, Math.min(size, max - before - carried))
    },
  }
  return { store, leaseCount: () => leases }
}

function world(...stores: LeaseStore[]) {
  let nowMs = 1_000 * WINDOW_MS
  let warned = 0
  const make = () =>
    createLimiter({ stores, now: () => new Date(nowMs), log: { warn: () => (warned += 1) } })
  return { make, forward: (ms: number) => (nowMs += ms), warned: () => warned }
}

async function taken(limiter: ReturnType<typeof createLimiter>, times: number, key = 'a') {
  const answers = await Promise.all(Array.from({ length: times }, () => limiter.take(key, MAX)))
  return answers.filter(Boolean).length
}

describe('calls of a minute', () => {
  test('one process takes exactly as many as there are, another minute as many again', async () => {
    const { store, leaseCount: countLeases } = memory()
    const { make, forward } = world(store)
    const limiter = make()
    assert.equal(await taken(limiter, 3 * MAX), MAX)
    assert.equal(countLeases(), 21, 'twenty leases, and that there is no more')
    assert.equal(await taken(limiter, 3 * MAX), 0)
    assert.equal(countLeases(), 21, 'a refused call queries no store')
    assert.equal(await taken(limiter, 5, 'b'), 5)
    forward(WINDOW_MS)
    assert.equal(await taken(limiter, 3 * MAX), MAX)
  })

  test('seven processes together take no more, and little less', async () => {
    const { make } = world(memory().store)
    const limiters = Array.from({ length: 7 }, make)
    let sum = 0
    for (let round = 0; round < 3 * MAX; round++)
      for (const limiter of limiters) sum += await taken(limiter, 1)
    assert.ok(sum <= MAX && sum >= MAX - 7 * (MAX / 20), `${sum}`)
  })

  test('without the store each counts alone, soon, and asks it again by and by', async () => {
    let broken = true
    let leases = 0
    const { store } = memory()
    const shaky: LeaseStore = {
      name: 'shaky',
      lease(lease) {
        leases += 1
        return broken ? new Promise(() => {}) : store.lease(lease)
      },
    }
    const { make, forward, warned } = world(shaky)
    const limiter = make()
    assert.equal(await taken(limiter, 2 * MAX), MAX)
    for (let n = 0; n < 50; n++) assert.equal(await taken(limiter, 1, `key-${n}`), 1)
    assert.deepEqual([leases, warned()], [1, 1], 'no further call waits for a silent store')
    broken = false
    forward(WINDOW_MS)
    assert.equal(await taken(limiter, 2 * MAX), MAX, 'alone, until the store has rested')
  })

  test('Redis counts a minute only if its connection was there from the beginning', () => {
    let connectedSince: Date | null = null
    const redis: Redis = {
      connectedSince: () => connectedSince,
      lostSince: () => null,
      evaluate: () => Promise.reject(new Error('unused')),
      signal: () => assert.fail('unused'),
      close() {},
    }
    const isUsable = (window: number) => leasesInRedis(redis).isUsable?.(window)
    assert.equal(isUsable(7), false)
    connectedSince = new Date(7 * WINDOW_MS + 1)
    assert.deepEqual([isUsable(7), isUsable(8)], [false, true])
    connectedSince = null
    assert.equal(isUsable(9), false)
  })

  test('one process needs no store', async () => {
    const limiter = world().make()
    assert.equal(await taken(limiter, 2 * MAX), MAX)
    assert.equal(limiter.waitMs(), WINDOW_MS)
  })

  test('another store in the middle of a minute knows what was taken, and so does the first again', async () => {
    const [first, second] = [memory(), memory()]
    let isUsable = true
    const { make, forward } = world({ ...first.store, isUsable: () => isUsable }, second.store)
    const limiter = make()
    let sum = 0
    for (let turn = 0; turn < 6; turn += 1) {
      sum += await taken(limiter, 0.3 * MAX)
      isUsable = !isUsable
    }
    assert.equal(sum, MAX, 'one process takes exactly as many')
    assert.ok(second.leaseCount() > 0)
    forward(WINDOW_MS)
    const several = Array.from({ length: 5 }, make)
    sum = 0
    for (let call = 0; call < 2 * MAX; call += 1) {
      if (call === 8) isUsable = !isUsable
      for (const one of several) sum += await taken(one, 1)
    }
    // In turns: the others bring their counts along before one of them has taken all.
    assert.ok(sum <= 1.1 * MAX && sum >= MAX - 5 * (MAX / 20), `${sum}`)
  })
})
