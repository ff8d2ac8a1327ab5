import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { before, describe, test } from 'node:test'
import type { PhotoRegions } from '../gallery/edit-sentences/score-photos'
import { planPhoto } from './plan-photo'

let photos: PhotoRegions
before(async () => {
  photos = JSON.parse(await readFile('tests/edit-sentences/regions.json', 'utf8')) as PhotoRegions
})

/** The ids of the changed regions, or the message of the refusal. */
function choose(id: string, sentence: string): string {
  const found = photos[id]
  assert.ok(found, id)
  const { plans, declined } = planPhoto({ found, aspect: found.aspect }, { sentence })
  return plans[0]?.steps.map(({ targetId = '' }) => targetId).join(';') ?? declined?.message ?? ''
}

function summarise(id: string, sentence: string): string {
  const found = photos[id]
  assert.ok(found, id)
  return planPhoto({ found, aspect: found.aspect }, { sentence }).plans[0]?.summary ?? ''
}

describe('words that choose one of several things of a photograph', () => {
  test('are refused where nothing has that number, place or measure', () => {
    assert.match(choose('f01', '第二辆车删掉'), /没有.*“第二辆车”/)
    assert.match(choose('f02', '第三只小狗去掉'), /没有.*“第三只小狗”/)
    assert.match(choose('f04', '第七个苹果去掉'), /没有.*“第七个苹果”/)
    assert.match(choose('f25', '右边狗狗的项圈换成绿的'), /没有/)
    assert.match(choose('f27', '右下角那辆车换成红的'), /没有.*“右下角那辆车”/)
    assert.match(choose('f28', '后面那台拖拉机去了'), /没有.*“后面那台拖拉机”/)
    assert.equal(choose('f27', '最远那辆去掉'), 'thing-4')
  })

  test('are in the plan as they were said', () => {
    assert.equal(summarise('f08', '左边第二个人去掉'), '去掉左边第二个人')
    assert.equal(summarise('f15', '右二去掉'), '去掉右边第二个鸟')
    assert.equal(summarise('f06', '后面那辆巴士去掉'), '去掉远处的巴士')
  })

  test('take all behind the near one, and the nearest of the colours that are alike', () => {
    assert.equal(choose('f26', '后面的车都去掉').split(' ').length, 2)
    assert.equal(choose('f32', '红车去掉'), 'thing-1')
  })

  test('do not take a thing that is surely another for one without a class', () => {
    assert.match(choose('f12', '盘子换成白的'), /没有.*“盘子”/)
    assert.match(choose('f34', '底座换成黑的'), /没有.*“底座”/)
  })
})

describe('everyday wishes about photographs', () => {
  test('are read by what they say of the look', () => {
    assert.equal(summarise('f26', '画面转成胶片感'), '胶片一点')
    assert.equal(summarise('f13', '脸上的皮肤磨皮美白').split('，').length, 2)
    assert.match(summarise('f21', '海水更清澈'), /海水/)
    assert.match(summarise('f16', '天调蓝'), /天改成蓝色/)
    assert.match(summarise('f03', '天空换成蓝天白云'), /晴/)
    assert.match(summarise('f29', '换个海边的背井'), /^背景/)
    assert.doesNotMatch(summarise('f31', '谁让你把背景弄那么模糊的，要清楚'), /虚化/)
  })

  test('do not take 也 for a part of the noun', () => {
    assert.match(choose('f16', '皮肤白一点，牙齿也白点'), /“牙齿”/)
  })
})
