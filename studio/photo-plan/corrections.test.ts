import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readPhotoEdit } from './read'

const read = (sentence: string): string =>
  readPhotoEdit(sentence)
    .steps.map(({ kind, target, value = '', strength }) =>
      [kind, target?.name, value, strength].filter(Boolean).join(' '),
    )
    .join('; ')

describe('what is said of a photograph in passing', () => {
  test('light and colours that are wrong ask for the opposite', () => {
    for (const [sentence, steps] of [
      ['太暗了', 'tone 亮'],
      ['照片有点暗，看不清', 'tone 亮'],
      ['过曝了', 'tone 暗'],
      ['整体偏黄', 'tone 冷'],
      ['有点发蓝', 'tone 暖'],
      ['灰蒙蒙的，没有层次', 'tone 通透'],
      ['颜色太淡', 'tone 鲜艳'],
      ['脸有点黑', 'tone 脸 亮'],
      ['逆光拍的人都黑了', 'tone 人 亮'],
      ['皮肤太黄', 'tone 脸 冷'],
      ['屋里太暗', 'tone 屋里 亮'],
      ['背景太暗', 'tone 背景 亮'],
      ['衣服太黑', 'tone 衣服 亮'],
      ['有点糊', 'upscale 2'],
    ] as const)
      assert.equal(read(sentence), steps, sentence)
  })

  test('a complaint names what the wish is about, and space has a purpose', () => {
    assert.equal(read('天怎么发粉，改会蓝色'), 'recolour 天 蓝色')
    assert.equal(read('给这张老照片上个色'), 'tone 彩色')
    assert.equal(read('左边扩宽一点，我要放字'), read('左边扩宽一点'))
    assert.equal(read('狗抠出来，不要背景'), 'cutout 狗')
    assert.equal(read('天发粉不好看，调蓝'), 'recolour 天 蓝色')
    assert.equal(read('后面红车太抢眼，弄掉'), read('后面的红车去掉'))
    assert.equal(read('就留最前面那辆，别的车都去掉'), read('只留最前面那辆车'))
  })

  test('a wish for light says what to do about it', () => {
    assert.equal(read('照片太暗了，亮一点，暖一点'), 'tone 亮; tone 暖')
    assert.equal(read('草太黄了，变绿一点'), 'recolour 草 绿色')
    assert.equal(read('草地黄黄的，弄绿'), 'recolour 草地 绿色')
    assert.equal(read('皮肤白一点'), 'tone 脸 美白 light')
    assert.equal(read('整体偏暖一点'), 'tone 暖')
  })

  test('weather and season by themselves, with how much of it', () => {
    for (const [sentence, steps] of [
      ['换成下雪天', 'weather 下雪'],
      ['弄成下大雪的样子', 'weather 下雪 strong'],
      ['来点雾', 'weather 雾'],
      ['天空有点单调，加点云', 'weather 多云'],
      ['阴天改成晴天', 'weather 晴'],
      ['加点阳光', 'weather 晴'],
      ['换成冬天的样子', 'season 冬天'],
      ['去掉路人，再换成雨天', 'remove 路人; weather 下雨'],
    ] as const)
      assert.equal(read(sentence), steps, sentence)
  })

  test('words that only contain one of these are left to the general reader', () => {
    for (const sentence of ['加一个雪人', '去掉雨伞', '把云南两个字去掉'])
      assert.doesNotMatch(read(sentence), /weather|season|tone/, sentence)
  })

  test('a cut-out in two clauses is of what the second names', () => {
    assert.equal(read('抠图，只要狗'), 'cutout 狗')
  })
})
