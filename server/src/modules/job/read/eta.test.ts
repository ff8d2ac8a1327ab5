import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measuredSpeed, queuedMs, remainingMs } from './eta'

const work = (pixels: number, msPerPixel: number | null = 1) => ({ pixels, msPerPixel })

test('the speed is the median, so one stuck job does not count', () => {
  const samples = [10, 20, 30, 40, 100_000].map((durationMs) => ({ durationMs, pixels: 10 }))
  assert.equal(measuredSpeed(samples), 3)
  assert.equal(measuredSpeed(samples.slice(0, 2)), 1.5)
})

test('nothing measured gives no estimate', () => {
  assert.equal(measuredSpeed([]), null)
  assert.equal(measuredSpeed([{ durationMs: 5, pixels: 0 }]), null)
  assert.equal(remainingMs({ ...work(10, null), elapsedMs: 5, progress: 0 }), null)
  const options = { ahead: [], running: [], slots: 1 }
  assert.equal(queuedMs({ own: work(10, null), ...options }), null)
  assert.equal(queuedMs({ own: work(10), ...options, ahead: [work(1, null)] }), null)
})

test('a running job is judged by its speed first, by its own progress later', () => {
  assert.equal(remainingMs({ ...work(100), elapsedMs: 40, progress: 0 }), 60)
  assert.equal(remainingMs({ ...work(100), elapsedMs: 400, progress: 0 }), 5)
  assert.equal(remainingMs({ ...work(100), elapsedMs: 400, progress: 0.5 }), 400)
})

test('what is before a queued job is shared among the slots', () => {
  const running = [
    { ...work(100), elapsedMs: 50, progress: 0.5 },
    { ...work(100), elapsedMs: 0, progress: 0 },
  ]
  assert.equal(queuedMs({ own: work(10), ahead: [work(50)], running, slots: 2 }), 110)
  assert.equal(queuedMs({ own: work(10), ahead: [], running: [], slots: 1 }), 10)
  assert.equal(queuedMs({ own: work(10), ahead: [], running, slots: 3 }), 10, 'a slot is free')
  assert.equal(queuedMs({ own: work(10), ahead: [], running: [], slots: 0 }), null, 'nobody works')
})
