import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GAP, positionBetween, positionsOnTop } from './order'

test('new ones stand on top in their own order', () => {
  assert.deepEqual(positionsOnTop(null, 2), [2 * GAP, GAP])
  assert.deepEqual(positionsOnTop(5, 1), [5 + GAP])
})

test('twenty moves into one gap before it is full', () => {
  let later = 0
  let moves = 0
  for (;;) {
    const position = positionBetween(GAP, later)
    if (position === null) break
    assert.ok(position > later && position < GAP)
    later = position
    moves += 1
  }
  assert.equal(moves, 20)
})

test('the ends always have a free position', () => {
  assert.equal(positionBetween(null, 7), 7 + GAP)
  assert.equal(positionBetween(7, null), 7 - GAP)
  assert.equal(positionBetween(null, null), GAP)
})
