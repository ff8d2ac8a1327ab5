import assert from 'node:assert/strict'
import { test } from 'node:test'
import { paintThings } from '../../painter/paint'
import { parseWanted } from './words'

test('a kind of thing, 一棵大树, is painted as a thing and not as a landscape', () => {
  const wanted = parseWanted('一棵大树', null)
  assert.equal(wanted.things, true)
  const size = { width: 128, height: 128, seed: 1 }
  assert.notEqual(paintThings({ ...wanted, ...size, negativePrompt: '' }), null)
  assert.equal(parseWanted('海边日落', null).things, false)
})
