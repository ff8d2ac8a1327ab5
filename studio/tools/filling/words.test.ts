import assert from 'node:assert/strict'
import { test } from 'node:test'
import { paintThings } from '../../painter/paint'
import { parsePrompt } from '../../painter/parse'
import { parseWanted } from './words'

test('a kind of thing, 一棵大树, is painted as a thing and not as a landscape', () => {
  const wanted = parseWanted('一棵大树', null)
  assert.equal(wanted.things, true)
  const size = { width: 128, height: 128, seed: 1 }
  assert.notEqual(paintThings({ ...wanted, ...size, negativePrompt: '' }), null)
  assert.equal(parseWanted('海边日落', null).things, false)
})

test('a tree without a name has a full crown in leaf, unless a season is named', () => {
  const plan = ({ prompt }: { prompt: string }) =>
    parsePrompt(prompt).wishes.map(({ meaning }) => meaning.value)
  assert.deepEqual(plan(parseWanted('一棵大树', null)), ['tree', 'maple', 'summer'])
  assert.deepEqual(plan(parseWanted('一棵大树，秋天', null)), ['tree', 'autumn', 'maple'])
  assert.deepEqual(plan(parseWanted('一棵松树', null)), ['pine'])
})
