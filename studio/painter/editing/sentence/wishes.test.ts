import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { openPicture, summarise } from '../../../testing/edit-pictures'
import { type PictureToEdit, planEdit } from './plan-edit'

let family: PictureToEdit
let boy: PictureToEdit
let headphones: PictureToEdit
let lake: PictureToEdit
let desert: PictureToEdit
before(() => {
  family = openPicture('一家三口在公园散步')
  boy = openPicture('短发男孩，半身像')
  headphones = openPicture('白色蓝牙耳机，产品图')
  lake = openPicture('湖边小屋，小船')
  desert = openPicture('沙漠，仙人掌，落日')
})

const refuse = (picture: PictureToEdit, sentence: string): string | undefined => {
  const { plans, declined } = planEdit(picture, { sentence })
  assert.deepEqual(plans, [])
  return declined?.message
}

describe('what a sentence means in its picture', () => {
  test('the colour of a picture of one thing is its own, of a landscape that of all', () => {
    assert.equal(summarise(headphones, '颜色换成黑的'), '把耳机改成黑色')
    assert.equal(planEdit(lake, { sentence: '颜色换成蓝的' }).plans[0]?.steps[0]?.kind, 'tone')
  })

  test('clothes of two persons change with both, and nothing else of them', () => {
    const { plans } = planEdit(family, { sentence: '把爸爸和妈妈的衣服换成红色' })
    assert.deepEqual(
      plans[0]?.steps.map(({ target, value }) => `${target} ${value}`),
      ['爸爸·衣服 红色', '妈妈·衣服 红色'],
    )
  })

  test('what is not worn is neither taken off nor dyed', () => {
    assert.equal(refuse(boy, '把眼镜摘了'), '男孩没有戴眼镜，不用去掉。')
    assert.equal(refuse(boy, '帽子改成红色'), '男孩没有戴帽子，可以说“戴红色帽子”。')
  })

  test('an hour with its colour is the hour', () => {
    assert.equal(summarise(lake, '要黄昏那种金黄色'), '变成黄昏')
  })

  test('what is empty is left out by another ratio', () => {
    const wide = openPicture('下雨的街道，公交车', { width: 224, height: 128 })
    const [step] = planEdit(wide, { sentence: '两边的空白裁掉' }).plans[0]?.steps ?? []
    const [across = 1, down = 1] = (step?.value ?? '').split(':').map(Number)
    assert.ok(across / down < 16 / 9 - 0.1, step?.value)
  })

  test('moved and left where it is at once is asked about', () => {
    assert.match(refuse(desert, '仙人掌挪到右边，又留在原地别动') ?? '', /不能同时做/)
  })

  test('a word within another is not mistyped, and a cup is no teapot', () => {
    const tea = openPicture('一壶茶，两个茶杯')
    assert.equal(planEdit(desert, { sentence: '太阳红一点' }).plans.length, 0)
    const [edit] = planEdit(tea, { sentence: '茶杯少一个' }).plans
    const cup = tea.things.find(({ id }) => edit?.steps[0]?.targetId?.startsWith(id))
    assert.notEqual(cup?.kind, 'teapot')
  })

  test('a colour with what it is made of is the colour, and says what is left out', () => {
    const table = openPicture('桌上一盘草莓和一杯咖啡')
    const { plans, notUnderstood } = planEdit(table, { sentence: '桌子换成黑色大理石的' })
    assert.deepEqual([plans[0]?.steps[0]?.kind, notUnderstood], ['recolour', ['大理石']])
  })

  test('a thing is moved to another thing, and to a place that is drawn around it', () => {
    assert.match(refuse(headphones, '耳机挪到杯子旁边去') ?? '', /没有找到「杯子」/)
    assert.equal(summarise(headphones, '耳机挪到书架上去'), '背景换成书架上')
    assert.deepEqual(planEdit(headphones, { sentence: '耳机换成透明材质的' }).plans, [])
  })

  test('a step to a side says so', () => {
    assert.equal(summarise(lake, '小船往右挪一挪'), '把小船往右移一点')
    assert.equal(summarise(lake, '小船移到左边三分之一'), '把小船移到左边三分之一')
  })
})
