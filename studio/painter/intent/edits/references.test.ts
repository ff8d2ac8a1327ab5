import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Reference, ReferenceRole } from '@contract/tools/references'
import { findUnknownMention, readReferences, writeMentions } from './references'

const reference = (number: number, role: ReferenceRole = 'style'): Reference => ({
  number,
  role,
  image: `upload:${number}`,
  strength: 70,
})
const ROLES = [reference(1, 'colour'), reference(2, 'style'), reference(3, 'person')]

const read = (sentence: string, references = ROLES): string => {
  const { wishes, rest } = readReferences(sentence, undefined, references)
  return [...wishes.map(({ number, what }) => `${number} ${what}`), rest].join('|')
}

test('wishes of the whole picture are read with their number, and the rest is left', () => {
  for (const [sentence, expected] of [
    ['用@1的颜色', '1 colour|'],
    ['颜色照@2的来', '2 colour|'],
    ['整体色调像＠3一样', '3 colour|'],
    ['把画面换成图1的配色', '1 colour|'],
    ['画成@2那样', '2 style|'],
    ['照着@1来', '1 colour|'],
    ['画风学@3', '3 style|'],
    ['用@1的颜色和@2的画风', '1 colour|2 style|'],
    ['用@1的颜色，去掉小船', '1 colour|去掉小船'],
    ['船变小一点，再用@1的颜色', '1 colour|船变小一点'],
    ['像@3那样', '3 other|'],
    ['左边的人换成@3', '3 other|'],
    ['把小船换成@1的颜色', '1 part|把小船改成〔1〕'],
    ['小船的颜色像@1一样，去掉月亮', '1 part|把小船改成〔1〕，去掉月亮'],
    ['用@1的颜色给小船上色', '1 part|把小船改成〔1〕'],
    ['把小船画成@1的画风', '1 other|'],
    ['把船改成红色', '把船改成红色'],
    ['颜色像第2版', '颜色像第2版'],
  ] as const)
    assert.equal(read(sentence), expected, sentence)
})

test('a picture alone needs no number', () => {
  const only = [reference(2, 'colour')]
  assert.equal(read('颜色照参考图来', only), '2 colour|')
  assert.equal(read('换成参考图那样', only), '2 colour|')
  assert.equal(read('左边的人换成参考图里的人', only), '2 other|')
})

test('corrected steps say it by their value', () => {
  const steps = [
    { kind: 'tone' as const, value: '图1的颜色' },
    { kind: 'remove' as const, target: '船' },
  ]
  const { wishes, restSteps } = readReferences('随便', steps, ROLES)
  assert.deepEqual(wishes, [{ number: 1, what: 'colour' }])
  assert.deepEqual(restSteps, [steps[1]])
  assert.equal(readReferences('随便', steps.slice(0, 1), ROLES).rest, '')
})

test('numbers are written as mentions, and those without a picture are found', () => {
  assert.equal(writeMentions('图1和图 9，图12', ROLES), '@1和图 9，图12')
  assert.equal(findUnknownMention('用@4的颜色', ROLES), 4)
  assert.equal(findUnknownMention('用@1的颜色，@小夏', ROLES), null)
})
