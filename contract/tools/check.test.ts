import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkParams, textLength } from './check'
import { buildDefaults, SEED_MAX } from './define'
import { ALL_TOOLS } from './all'
import { isMode } from './modes'
import { text2img } from './text2img'

const good = { ...buildDefaults(text2img), prompt: '雪山下的湖' }
const listInvalidKeys = (params: Record<string, unknown>) =>
  checkParams(text2img, params).map(({ key }) => key)

describe('parameters of a tool', () => {
  test('an untouched form lacks only what is required', () => {
    assert.deepEqual(listInvalidKeys(buildDefaults(text2img)), ['prompt'])
    assert.deepEqual(listInvalidKeys(good), [])
  })

  test('missing keys count as their defaults', () => {
    assert.deepEqual(listInvalidKeys({ prompt: '海' }), [])
  })

  test('an unknown key is an issue, never dropped; names of Object are no keys', () => {
    assert.deepEqual(listInvalidKeys({ ...good, cfg: 7 }), ['cfg'])
    assert.deepEqual(listInvalidKeys({ ...good, toString: 1 }), ['toString'])
  })

  test('text is counted as a person counts it and limited', () => {
    assert.equal(textLength('🌊海'), 2)
    assert.deepEqual(listInvalidKeys({ ...good, prompt: '🌊'.repeat(800) }), [])
    assert.deepEqual(listInvalidKeys({ ...good, prompt: '🌊'.repeat(801) }), ['prompt'])
    assert.deepEqual(listInvalidKeys({ ...good, prompt: ' \n ' }), ['prompt'])
  })

  test('numbers are whole and within their bounds', () => {
    for (const count of [0, 5, 1.5, '2', null, Number.NaN])
      assert.deepEqual(listInvalidKeys({ ...good, count }), ['count'], String(count))
    for (const seed of [-1, SEED_MAX + 1, 0.5, '7'])
      assert.deepEqual(listInvalidKeys({ ...good, seed }), ['seed'], String(seed))
    for (const seed of [null, 0, SEED_MAX]) assert.deepEqual(listInvalidKeys({ ...good, seed }), [])
  })

  test('a level is one of its steps', () => {
    for (const strength of [0.2, 0.6, 1])
      assert.deepEqual(listInvalidKeys({ ...good, strength }), [])
    for (const strength of [0, 0.5, 2, '0.6', null])
      assert.deepEqual(listInvalidKeys({ ...good, strength }), ['strength'], String(strength))
  })

  test('a ratio has the form of one', () => {
    for (const ratio of ['3/4', '', null, '3:4:5', '100:1'])
      assert.deepEqual(listInvalidKeys({ ...good, ratio }), ['ratio'], String(ratio))
  })

  test('each issue is one Chinese sentence', () => {
    for (const { message } of checkParams(text2img, { prompt: 1, count: 9, ratio: 0, x: 1 }))
      assert.match(message, /^[^\n]*[\u4e00-\u9fff][^\n]*$/)
  })
})

test('a placeholder of a tool fits the one line of its field on a phone 360 px wide', () => {
  const tooLong = ALL_TOOLS.filter(({ id }) => !isMode(id)).flatMap(({ id, params }) =>
    Object.values(params).flatMap((param) =>
      // 296 px hold eighteen characters of 16 px; a half-width one takes about half.
      param.kind === 'text' && param.placeholder.replace(/[ -~]{2}/g, '中').length > 18
        ? [`${id}: ${param.placeholder}`]
        : [],
    ),
  )
  assert.deepEqual(tooLong, [])
})
