import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cached } from './cached'

test('who asks while a reading is under way shares it, however long it takes', async () => {
  let readings = 0
  let answer = (_value: number) => {}
  const readCached = cached(0, () => {
    readings += 1
    return new Promise<number>((resolve) => (answer = resolve))
  })
  const both = [readCached(), readCached()]
  answer(7)
  assert.deepEqual([await both[0], await both[1], readings], [7, 7, 1])
})

test('a reading is cached while it is fresh, a failed one is not', async () => {
  let readings = 0
  const readCached = cached(60_000, async () => {
    readings += 1
    if (readings === 1) throw new Error('away')
    return readings
  })
  await assert.rejects(readCached(), /away/)
  assert.deepEqual([await readCached(), await readCached()], [2, 2])
})
