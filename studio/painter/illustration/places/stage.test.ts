import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Random } from '../../../lib/random'
import { tree } from './stage'

test('a tree top is one contour, that no edge crosses', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const crown = tree([0, 0], 200, [0.5, 0.1, 145], new Random(seed)).at(-1)
    assert.equal(crown?.rings.length, 1)
  }
})
