import assert from 'node:assert/strict'
import { it } from 'node:test'
import { threadsFor, threadsHere } from './machine'

const GB = 1024 ** 3

it('paints on all cores but one while half of the memory holds them', () => {
  assert.equal(threadsFor(1, 64 * GB), 1)
  assert.equal(threadsFor(2, 64 * GB), 1)
  assert.equal(threadsFor(8, 64 * GB), 7)
  assert.equal(threadsFor(64, 4 * GB), 4)
  assert.equal(threadsFor(64, 3 * GB), 2)
  assert.equal(threadsFor(8, 1 * GB), 1)
  assert.ok(threadsHere() >= 1)
})
