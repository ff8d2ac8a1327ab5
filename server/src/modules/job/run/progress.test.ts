import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'node:test'
import { createProgressWriter } from './progress'

test('of many reports few are written, the newest last, never two at once', async () => {
  const written: number[] = []
  let writing = 0
  let most = 0
  const writer = createProgressWriter<number>({
    intervalMs: 50,
    async write(value) {
      most = Math.max(most, ++writing)
      await sleep(5)
      written.push(value)
      writing -= 1
    },
  })
  const startedAt = performance.now()
  for (let i = 1; i <= 100; i += 1) {
    writer.report(i)
    await sleep(1)
  }
  await sleep(60)
  await writer.stop()
  assert.equal(written.at(-1), 100)
  assert.equal(most, 1)
  // On a busy machine the reports take longer.
  const intervals = Math.ceil((performance.now() - startedAt) / 50)
  assert.ok(written.length <= intervals + 1, `${written.length} writes in ${intervals} intervals`)
  assert.deepEqual(
    written,
    [...written].sort((a, b) => a - b),
  )
})

test('nothing is written after stop', async () => {
  const written: number[] = []
  const writer = createProgressWriter<number>({
    intervalMs: 5,
    write: async (value) => void written.push(value),
  })
  writer.report(1)
  await writer.stop()
  writer.report(2)
  await sleep(30)
  assert.deepEqual(written, [])
})
