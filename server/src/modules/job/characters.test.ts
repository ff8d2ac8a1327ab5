import assert from 'node:assert/strict'
import { test } from 'node:test'
import { REFERENCE_ROLES } from '@contract/tools/references'
import type { StoredCharacter } from '../../platform/db/schema'
import { chooseCardPictures, noteCards, toEngineCharacters, writeCards } from './characters'

const card = (over: Partial<StoredCharacter>): StoredCharacter => ({
  id: 'a',
  name: '小夏',
  words: '黑短发\n红围巾',
  looks: { thing: 'girl', traits: [] },
  pictures: ['upload:1', 'upload:2'],
  ...over,
})
const cat = card({
  id: 'b',
  name: '橘子',
  words: '橘猫',
  looks: { thing: 'cat', traits: [] },
  pictures: ['upload:3'],
})
const seer = { references: { max: 4, roles: REFERENCE_ROLES, degrees: false } }
const PROMPT = '@小夏抱着＠橘子'

test('a model with references gets the main picture of each card first, and the words', () => {
  const pictures = chooseCardPictures(seer, [card({}), cat], 1)
  assert.deepEqual(
    pictures.map(({ image, role }) => [image, role]),
    [
      ['upload:1', 'person'],
      ['upload:3', 'object'],
      ['upload:2', 'person'],
    ],
  )
  assert.equal(chooseCardPictures(seer, [card({}), cat], 3).length, 1)
  assert.equal(
    writeCards(PROMPT, seer, [card({}), cat]),
    '小夏抱着橘子。小夏：黑短发，红围巾。橘子：橘猫',
  )
  assert.match(noteCards(seer, [card({})], pictures)[0] ?? '', /2 张图画了小夏/)
})

test('a model without people in pictures gets the words alone, and the report says so', () => {
  const style = { references: { max: 4, roles: ['style'] as const, degrees: false } }
  assert.deepEqual(chooseCardPictures(style, [card({})], 0), [])
  assert.deepEqual(chooseCardPictures({}, [card({})], 0), [])
  assert.match(noteCards(style, [card({})], [])[0] ?? '', /^按文字画了小夏/)
})

test('the painter takes looks; a card without looks is written in words', () => {
  const painter = { ...seer, characters: true as const }
  const koi = card({ id: 'c', name: '青鲤', words: '红白花的锦鲤', looks: null, pictures: [] })
  assert.deepEqual(
    toEngineCharacters(painter, [card({}), koi]).map(({ name }) => name),
    ['小夏'],
  )
  assert.equal(
    writeCards('@小夏喂@青鲤', painter, [card({}), koi]),
    '@小夏喂青鲤。青鲤：红白花的锦鲤',
  )
  assert.deepEqual(chooseCardPictures(painter, [card({})], 0), [])
})
