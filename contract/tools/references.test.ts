import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkParams } from './check'
import { buildDefaults, listMedia } from './define'
import {
  dropMentions,
  findUnusable,
  listMentions,
  type Reference,
  writeEditPrompt,
  writeReferencePrompt,
} from './references'
import { text2img } from './text2img'

const reference = (number: number, over: Partial<Reference> = {}): Reference => ({
  number,
  image: `upload:abcdefghij${number}`,
  role: 'style',
  strength: 70,
  ...over,
})

const issues = (references: unknown) =>
  checkParams(text2img, { ...buildDefaults(text2img), prompt: '湖', references }).map(
    ({ message }) => message,
  )

test('up to four references with a number of their own are accepted, others in one sentence', () => {
  assert.deepEqual(issues([reference(1), reference(3, { role: 'person' })]), [])
  assert.deepEqual(issues([reference(1), reference(1)]), ['参考图的编号不对'])
  assert.deepEqual(issues([1, 2, 3, 4, 5].map((n) => reference(n))), ['参考图最多 4 张'])
  for (const bad of [
    null,
    'x',
    [null],
    [reference(1, { strength: 101 })],
    [{ ...reference(1), x: 1 }],
  ])
    assert.deepEqual(issues(bad), ['参考图不对，请重新选择'])
})

test('an order without references has no such parameter, one with them names their media', () => {
  assert.equal('references' in buildDefaults(text2img), false)
  const media = listMedia(text2img, { references: [reference(1), reference(2)] })
  assert.deepEqual(
    media.map(({ ref }) => ref),
    ['upload:abcdefghij1', 'upload:abcdefghij2'],
  )
})

test('numbers become places among the pictures that are sent, and every use is said', () => {
  const references = [reference(1, { role: 'person' }), reference(3)]
  assert.equal(
    writeReferencePrompt('@1站在＠3那样的湖边，@2不在', references),
    '图1站在图2那样的湖边，@2不在。用图1里的人物，长相和穿着照它画。用图2的画风，不要它的内容',
  )
  assert.deepEqual(listMentions('@1和@3，@1，@12，a@2'), [1, 3, 2])
  assert.equal(dropMentions('@1站在湖边'), '站在湖边')
})

test('in an edit the first picture is the one that changes', () => {
  const references = [reference(2, { role: 'person' }), reference(3)]
  assert.equal(
    writeEditPrompt('左边的人换成@2，画风用@3的', references),
    '图1是要改的图。左边的人换成图2，画风用图3的。用图2里的人物，长相和穿着照它画。用图3的画风，不要它的内容',
  )
  assert.equal(writeEditPrompt('把船改成红色', []), '把船改成红色')
})

test('roles that an engine does not know and pictures beyond its limit are unusable', () => {
  const references = [reference(1, { role: 'person' }), reference(2), reference(3)]
  const numbers = (able: Parameters<typeof findUnusable>[1]) =>
    findUnusable(references, able).map(({ number }) => number)
  assert.deepEqual(numbers(null), [1, 2, 3])
  assert.deepEqual(numbers({ max: 4, roles: ['style'], degrees: true }), [1])
  assert.deepEqual(numbers({ max: 2, roles: ['style', 'person'], degrees: false }), [3])
})
