import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { REGIONAL_WORDS } from '../lexicon/traditional'
import { normalise } from '../reading/normalise'
import { FAMILIES } from '../illustration/registry'
import { buildForecast } from './forecast'
import { Vocabulary } from './vocabulary'

describe('traditional characters', () => {
  test('are simplified as a whole, by the word where that matters', () => {
    assert.equal(normalise('穿著太空裝，高畫質').text, '穿着太空装,高画质')
    assert.equal(normalise('著名的海獺').text, '著名的海獭')
    assert.equal(normalise('乾淨的乾坤').text, '干净的乾坤')
    assert.equal(normalise('螢光筆、螢火蟲').text, '荧光笔、萤火虫')
    assert.equal(normalise('項鍊和鍛鍊').text, '项链和锻炼')
  })

  test('are read like simplified ones and reported as they were written', () => {
    const prompt = '一隻穿著太空裝的橘貓，在火星上喝著珍珠奶茶，賽博龐克風格，高畫質'
    const { ignored, manner = [] } = buildForecast(prompt)
    assert.deepEqual(ignored, [])
    assert.ok(manner.includes('賽博龐克'), manner.join(' '))
  })

  test('words of Taiwan mean what the words of the tables do', () => {
    const vocabulary = new Vocabulary(FAMILIES)
    for (const [word, by] of REGIONAL_WORDS) {
      assert.ok(vocabulary.has(by), by)
      assert.equal(vocabulary.find(word), vocabulary.find(by), word)
    }
  })
})
