import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GAP, placeBetween, placesOnTop } from './order'

test('new ones stand on top in their own order', () => {
  assert.deepEqual(placesOnTop(null, 2), [2 * GAP, GAP])
  assert.deepEqual(placesOnTop(5, 1), [5 + GAP])
})

test('twenty moves into one gap before it is full', () => {
  let later = 0
  let moves = 0
  for (;;) {
    const place = placeBetween(GAP, later)
    if (place === null) break
    assert.ok(place > later && place < GAP)
    later = place
    moves += 1
  }
  assert.equal(moves, 20)
})

test('at the ends there is always room', () => {
  assert.equal(placeBetween(null, 7), 7 + GAP)
  assert.equal(placeBetween(7, null), 7 - GAP)
  assert.equal(placeBetween(null, null), GAP)
})
