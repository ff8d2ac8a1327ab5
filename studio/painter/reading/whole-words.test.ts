import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readIntent } from '../intent/intent'
import { normalise } from './normalise'
import { isFragment, reportWhole } from './whole-words'

/** Reports of a text of which some words are understood and others ignored. */
function report(text: string, understood: readonly string[], ignored: readonly string[]) {
  const find = (word: string) => ({
    start: text.indexOf(word),
    end: text.indexOf(word) + word.length,
  })
  const lists = { understood: understood.map(find), ignored: ignored.map(find) }
  return reportWhole(normalise(text), lists)
}

test('a number without its noun is in neither list', () => {
  const { understood } = report('一只会飞的猫', ['一只', '猫'], ['会飞'])
  assert.deepEqual(understood, ['猫'])
  assert.deepEqual(report('猫，三只', ['猫', '三只'], []).understood, ['猫', '三只'])
})

test('the number of a drawn thing is not left out with its colour', () => {
  assert.deepEqual(report('一个红色太阳', ['太阳'], ['一个红色']).ignored, ['红色'])
})

test('a word is not cut between the lists', () => {
  const { understood, ignored } = report('提着风灯', ['提着风'], ['灯'])
  assert.deepEqual([understood, ignored], [['提着'], ['风灯']])
  // 写生 is no word of this
  assert.deepEqual(report('写生日快乐', ['生日快乐'], ['写']).understood, ['生日快乐'])
})

test('a place that is reported by itself leaves no verb behind', () => {
  assert.deepEqual(report('女孩站在悬崖边', ['女孩站在'], ['悬崖']).understood, ['女孩'])
})

test('parts of one phrase are left out as one', () => {
  assert.deepEqual(report('柔和的轮廓', [], ['柔和', '轮廓']).ignored, ['柔和的轮廓'])
})

test('what is listed as understood is not left out as well', () => {
  assert.deepEqual(report('巨大的沙漏，巨大', ['巨大的沙漏'], ['巨大']).ignored, [])
})

test('no prompt is reported in fragments', () => {
  for (const prompt of [
    '一个穿古装的东方美女，银杏树下',
    '一座位于迷雾中的灯塔',
    '一名主管站在凌乱的纸箱堆前',
    '赛博朋克风的猫，电影级布光，暗角',
    '画一朵月季花，微距',
    '一只毛茸茸的虎斑猫坐在扶手椅上',
    '生成一张产品海报',
  ]) {
    const { understood, ignored } = readIntent(prompt).reading
    for (const word of [...understood, ...ignored])
      assert.ok(!isFragment(word), `${prompt}: ${word}`)
  }
})
