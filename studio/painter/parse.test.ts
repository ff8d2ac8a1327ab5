import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lexicon } from './lexicon/lexicon'
import { parsePrompt } from './parse'

function granted(prompt: string): string[] {
  return parsePrompt(prompt)
    .wishes.filter((wish) => !wish.denied)
    .map(({ meaning }) => `${meaning.slot}:${meaning.value}`)
}

function denied(prompt: string): string[] {
  return parsePrompt(prompt)
    .wishes.filter((wish) => wish.denied)
    .map(({ meaning }) => `${meaning.slot}:${meaning.value}`)
}

test('the longest word wins over the words inside it', () => {
  assert.deepEqual(granted('雪山'), ['scene:mountains', 'season:winter'])
  assert.deepEqual(granted('孔明灯'), ['subject:sky-lantern'])
  assert.deepEqual(granted('灯塔'), ['subject:lighthouse'])
})

test('one word may fill several slots', () => {
  assert.deepEqual(granted('夕阳'), ['time:sunset', 'light:sun'])
  assert.deepEqual(granted('雨夜'), ['time:night', 'weather:rain'])
  assert.deepEqual(granted('荷塘月色'), ['scene:lake', 'subject:lotus', 'light:moon', 'time:night'])
})

test('a word that only looks like a painted one is reported as ignored', () => {
  const { wishes, reading } = parsePrompt('海报和江户')
  assert.deepEqual(wishes, [])
  assert.deepEqual(reading.ignored, ['海报', '江户'])
  for (const prompt of ['山东', '海伦', '月薪', '花费', '明星', '飞机', '日本', '山羊', '雪茄']) {
    assert.deepEqual(parsePrompt(prompt).wishes, [], prompt)
    assert.deepEqual(parsePrompt(prompt).reading.ignored, [prompt])
  }
})

test('negation takes the next word away and reaches no further', () => {
  assert.deepEqual(denied('没有月亮的湖'), ['light:moon'])
  assert.deepEqual(granted('没有月亮的湖'), ['scene:lake'])
  assert.deepEqual(denied('不要帆船，湖'), ['subject:sailboat'])
  assert.deepEqual(denied('a lake without seagulls at dusk'), ['subject:birds'])
})

test('negation carries over 和 to the second word', () => {
  assert.deepEqual(denied('没有月亮和星星的湖'), ['light:moon', 'light:stars'])
})

test('punctuation and unknown words end a negation', () => {
  assert.deepEqual(denied('没有，月亮'), [])
  assert.deepEqual(denied('没有汽车的海边'), [])
})

test('a count belongs to the next word only', () => {
  const counts = parsePrompt('三只仙鹤和一艘帆船').wishes.map(({ count }) => count)
  assert.deepEqual(counts, [3, 1])
  assert.equal(parsePrompt('一群飞鸟').wishes[0]?.count, 7)
  assert.equal(parsePrompt('two cranes').wishes[0]?.count, 2)
  assert.equal(parsePrompt('3只仙鹤').wishes[0]?.count, 3)
  assert.deepEqual(
    parsePrompt('两座亭子 柳树').wishes.map(({ count }) => count),
    [2, null],
  )
})

test('a count passes over how a thing looks', () => {
  for (const prompt of ['一条彩色的鱼', '画一条鱼', '一只快乐的鸟'])
    assert.ok(
      parsePrompt(prompt).wishes.some(
        ({ meaning, count }) => meaning.slot === 'kind' && count === 1,
      ),
      prompt,
    )
})

test('english words stand alone: no word is found inside another', () => {
  assert.deepEqual(granted('season'), [])
  assert.deepEqual(granted('a seaside lighthouse'), ['scene:coast', 'subject:lighthouse'])
  assert.deepEqual(granted('seasoning sunday'), [])
  assert.deepEqual(granted('SEA, Sunset'), ['scene:sea', 'time:sunset', 'light:sun'])
})

test('english needs no spaces beside chinese', () => {
  assert.deepEqual(granted('画一片sea和moon'), ['scene:sea', 'light:moon'])
})

test('full-width letters and ideographic spaces read like plain ones', () => {
  assert.deepEqual(granted('ＳＥＡ　月亮'), ['scene:sea', 'light:moon'])
})

test('unknown words are reported as words, known ones as they were written', () => {
  const { reading } = parsePrompt('三只仙鹤飞过量子计算机，Robot dancing')
  assert.deepEqual(reading.understood, ['三只仙鹤'])
  assert.equal(reading.ignored.join(''), '量子计算机Robotdancing')
  assert.ok(reading.ignored.includes('Robot'))
})

test('particles are neither understood nor ignored', () => {
  assert.deepEqual(parsePrompt('在湖边的亭子').reading, {
    understood: ['湖边', '亭子'],
    ignored: [],
  })
})

test('the reading of a denied word shows the denial', () => {
  assert.deepEqual(parsePrompt('没有月亮').reading.understood, ['没有月亮'])
})

test('an empty prompt and one of symbols alone read as nothing', () => {
  for (const prompt of ['', '  ', '，。！?', '\n\t']) {
    assert.deepEqual(parsePrompt(prompt), {
      wishes: [],
      unknown: [],
      known: [],
      left: [],
      reading: { understood: [], ignored: [] },
    })
  }
})

test('no character of any prompt can break the reader', () => {
  for (const prompt of ['😀🌊山', '\u0000', 'İİ海', '𠮷𠮷月', 'a'.repeat(4000)]) {
    assert.ok(Array.isArray(parsePrompt(prompt).wishes))
  }
  assert.deepEqual(granted('😀🌙山'), ['light:crescent', 'scene:mountains'])
})

test('every lexicon surface reads back as its own meaning', () => {
  for (const [surface, meanings] of lexicon) {
    if (/^(word|count|size|place)$/.test(meanings[0]?.slot ?? '')) continue
    const found = parsePrompt(surface).wishes
    const coats = found.flatMap(({ tint }) => (tint ? [{ slot: 'tint', value: tint }] : []))
    assert.deepEqual([...found.map(({ meaning }) => meaning), ...coats], meanings, surface)
  }
})
