import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isTerminal, JOB_STATUSES } from './jobs'

test('queued and running are the only states that still change', () => {
  assert.deepEqual(
    JOB_STATUSES.filter((status) => !isTerminal(status)),
    ['queued', 'running'],
  )
})
