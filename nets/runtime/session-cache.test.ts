import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createSessionCache } from './session-cache'

/** Three of size 1 fit; `wide` is as large as all of them, `vast` larger. */
const SIZES: Readonly<Record<string, number>> = { wide: 3, vast: 5 }

function createTestCache() {
  const opened: string[] = []
  let closings = 0
  const all = createSessionCache({
    open: async (id) => {
      opened.push(id)
      if (id === 'broken') throw new Error('broken')
      return id
    },
    bytesOf: (id) => SIZES[id] ?? 1,
    mostBytes: 3,
    closed: () => (closings += 1),
  })
  const use = (id: string) => all.use(id, async (value) => value)
  return { all, opened, use, closings: () => closings }
}

/** In use until `end` is called. */
function inUse(all: ReturnType<typeof createTestCache>['all'], id: string) {
  let end: () => void = () => undefined
  const until = new Promise<void>((resolve) => (end = resolve))
  const used = all.use(id, async () => until)
  return { end: () => end(), used }
}

describe('session cache', () => {
  test('opens a session once while it fits', async () => {
    const { opened, use, closings } = createTestCache()
    for (const id of ['a', 'b', 'c', 'a', 'b', 'c']) assert.equal(await use(id), id)
    assert.deepEqual(opened, ['a', 'b', 'c'])
    assert.equal(closings(), 0)
  })

  test('evicts the least recently used session, and opens it again on its next use', async () => {
    const { opened, use, closings } = createTestCache()
    for (const id of ['a', 'b', 'c', 'a', 'd']) await use(id)
    assert.equal(closings(), 1)
    for (const id of ['a', 'c', 'd']) await use(id)
    assert.deepEqual(opened, ['a', 'b', 'c', 'd'], 'only b was closed')
    await use('b')
    assert.deepEqual(opened.slice(4), ['b'])
  })

  test('evicts as many sessions as a large one needs', async () => {
    const { opened, use } = createTestCache()
    for (const id of ['a', 'b', 'c', 'wide', 'c']) await use(id)
    assert.deepEqual(opened, ['a', 'b', 'c', 'wide', 'c'])
  })

  test('a session beyond the budget stays until another one is used', async () => {
    const { opened, use } = createTestCache()
    for (const id of ['vast', 'vast', 'a', 'a', 'vast']) await use(id)
    assert.deepEqual(opened, ['vast', 'a', 'vast'])
  })

  test('a session in use is never closed, and is evicted when its use ends', async () => {
    const { all, opened, use } = createTestCache()
    const first = inUse(all, 'a')
    for (const id of ['b', 'c', 'd', 'e', 'a']) await use(id)
    assert.deepEqual(opened, ['a', 'b', 'c', 'd', 'e'])
    const second = inUse(all, 'wide')
    await use('a')
    assert.deepEqual(opened.slice(5), ['wide'])
    all.closeAll()
    await Promise.all([use('a'), use('wide')])
    assert.equal(opened.length, 6, 'both are still open')
    first.end()
    await first.used
    second.end()
    await second.used
    await use('a')
    await use('wide')
    assert.deepEqual(opened.slice(6), ['a', 'wide'], 'a went with its last use, wide for a')
  })

  test('opens a session once for two concurrent uses', async () => {
    const { opened, use } = createTestCache()
    await Promise.all([use('a'), use('a')])
    assert.deepEqual(opened, ['a'])
  })

  test('retries a session that failed to open, which takes no capacity until then', async () => {
    const { opened, use } = createTestCache()
    for (const id of ['a', 'b']) await use(id)
    await assert.rejects(use('broken'), /broken/)
    await use('c')
    await assert.rejects(use('broken'), /broken/)
    assert.deepEqual(opened, ['a', 'b', 'broken', 'c', 'broken'])
  })

  test('closeAll closes a session once, and its next use opens it again', async () => {
    const { all, opened, use, closings } = createTestCache()
    await use('a')
    all.closeAll()
    assert.equal(closings(), 1)
    all.closeAll()
    assert.equal(closings(), 1, 'nothing was left to close')
    await use('a')
    assert.deepEqual(opened, ['a', 'a'])
  })
})
