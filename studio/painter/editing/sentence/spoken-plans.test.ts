import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { openPicture, summarise } from '../../../testing/edit-pictures'
import { type PictureToEdit, planEdit } from './plan-edit'

let lake: PictureToEdit
let pandas: PictureToEdit
let girl: PictureToEdit
before(() => {
  lake = openPicture('湖边小屋，小船，月亮')
  pandas = openPicture('两只熊猫在竹林里')
  girl = openPicture('一个穿蓝裙子的女孩撑着伞站在樱花树下')
})

describe('plans of spoken sentences', () => {
  test('a corner is a place of both sides, with any verb of motion', () => {
    for (const verb of ['挪到', '移到', '飞到', '拿到', '放到'])
      assert.equal(summarise(lake, `月亮${verb}右上角去`), '把月亮移到右上角')
    const moved = planEdit(lake, { sentence: '月亮挪到右下角' }).plans[0]?.operations[0]
    assert.ok(moved?.op === 'move' && (moved.dx ?? 0) > 0 && (moved.dy ?? 0) > 0)
  })

  test('things come together, and go away from another', () => {
    assert.equal(summarise(pandas, '两只熊猫靠近一点'), '让熊猫靠拢')
    assert.equal(summarise(pandas, '两只熊猫离远一点'), '让熊猫分开')
    assert.match(summarise(lake, '小船离小屋远一点') ?? '', /^让小船离小屋远一点$/)
    assert.equal(summarise(lake, '船靠小屋近一点'), '把船移到小屋旁边')
  })

  test('a complaint without a thing is about the thing of the next clause', () => {
    const { steps } = planEdit(lake, { sentence: '太小了，船大一点' }).plans[0] ?? {}
    assert.deepEqual(
      steps?.map(({ kind, target }) => `${kind} ${target}`),
      ['scale 船'],
    )
  })

  test('what is taken away is not what the next clause changes', () => {
    assert.equal(planEdit(girl, { sentence: '伞不要了，头发再长一点' }).plans[0]?.steps.length, 2)
  })

  test('a lighter background is a lighter picture, which the summary says', () => {
    assert.equal(summarise(lake, '背景亮一点'), '整张图亮一点')
  })

  test('a word that is drawn as the thing at its end is named', () => {
    const summary = summarise(lake, '小屋换成量子计算机')
    assert.equal(summary, '把小屋换成量子计算机（量子计算机画成笔记本电脑）')
    assert.equal(summarise(lake, '小屋换成可爱小狗')?.includes('画成'), false)
  })

  test('snow around a picture without a place is a snowy place, or offered as one', () => {
    assert.match(summarise(girl, '背景换成雪景') ?? '', /背景换成雪地|下雪/)
    const falling = planEdit(girl, { sentence: '天上下点雪' })
    const offered = falling.declined?.alternatives.map(({ summary }) => summary) ?? ['背景换成雪地']
    assert.ok(falling.plans.length > 0 || offered.includes('背景换成雪地'))
  })

  test('doubled characters and frequent slips are read', () => {
    assert.equal(summarise(lake, '换城冬天'), '变成冬天')
    assert.equal(summarise(lake, '换成成冬天'), '变成冬天')
    assert.equal(summarise(lake, '把把月亮去掉'), '去掉月亮')
  })

  test('another place does not promise what it leaves out', () => {
    const { keep = [], operations = [] } =
      planEdit(lake, { sentence: '背景换成沙漠' }).plans[0] ?? {}
    assert.ok(operations.some(({ op }) => op === 'place'))
    assert.ok(!keep.includes('帆船') && !keep.includes('屋'))
  })

  test('somebody of the owner is the person in the picture, whom nobody unknown replaces', () => {
    const target = girl.things.find(({ name }) => name === '女孩')?.id
    for (const who of ['我闺蜜', '我妹妹', '我妈']) {
      const [step] = planEdit(girl, { sentence: `把${who}放大一点` }).plans[0]?.steps ?? []
      assert.equal(step?.targetId, target, who)
    }
    for (const who of ['我闺蜜', '我老婆']) {
      const { plans, declined } = planEdit(girl, { sentence: `把女孩换成${who}` })
      assert.equal(plans.length, 0, who)
      assert.match(declined?.message ?? '', /真实的人/)
    }
  })

  test('what floats, falls and is lit is read in the words of people', () => {
    const cat = openPicture('一只橘猫')
    const sill = openPicture('窗台上的多肉盆栽，一本书')
    const operate = (picture: PictureToEdit, sentence: string) =>
      planEdit(picture, { sentence }).plans[0]?.operations
    assert.deepEqual(operate(cat, '花瓣飘落'), [{ op: 'add', to: '花瓣' }])
    assert.deepEqual(operate(cat, '飘点落叶'), [{ op: 'add', to: '落叶' }])
    assert.deepEqual(operate(cat, '旁边画几颗星星')?.[0]?.op, 'add')
    assert.equal(summarise(lake, '开盏台灯'), '加一盏台灯')
    assert.equal(summarise(sill, '把灯打开'), '亮、暖一点')
    assert.equal(summarise(sill, '关灯'), '暗一点')
    assert.deepEqual(operate(sill, '窗外换成海'), [{ op: 'place', to: '窗外的海' }])
    const shoe = openPicture('红色运动鞋，黄色背景')
    assert.deepEqual(operate(shoe, '再画一只，凑成一双')?.[0]?.op, 'count')
    // what is drawn by itself is not said to be drawn as something near
    assert.equal(summarise(cat, '加一瓶啤酒'), '加一瓶啤酒')
  })
})
