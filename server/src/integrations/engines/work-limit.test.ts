import assert from 'node:assert/strict'
import { after, beforeEach, mock, test } from 'node:test'
import { limitWork } from './work-limit'

beforeEach(() => mock.timers.reset())
after(() => mock.timers.reset())

test('waiting for a thread uses nothing of the time of the work', () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  const { signal, onBegin } = limitWork(10_000, { waitMs: 50_000 })
  mock.timers.tick(40_000)
  onBegin()
  mock.timers.tick(9_000)
  assert.equal(signal.aborted, false)
  mock.timers.tick(1_000)
  assert.match(String(signal.reason), /the work took more than 10000 ms/)
})

test('a thread that never begins ends the waiting', () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  const { signal } = limitWork(10_000, { waitMs: 50_000 })
  mock.timers.tick(50_000)
  assert.match(String(signal.reason), /waiting for a thread took more than 50000 ms/)
})
