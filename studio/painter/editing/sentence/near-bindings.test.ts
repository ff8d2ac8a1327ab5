import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { openPicture, summarise } from '../../../testing/edit-pictures'
import { renderPlan } from '../../planning/render'
import { renderEdit } from '../render'
import { applyOperations } from '../apply'
import { type PictureToEdit, planEdit } from './plan-edit'

let family: PictureToEdit
let old: PictureToEdit
let grandmother: PictureToEdit
let puppy: PictureToEdit
let boat: PictureToEdit
before(() => {
  family = openPicture('一家三口在公园散步')
  old = openPicture('爷爷奶奶坐在沙发上')
  grandmother = openPicture('奶奶在厨房')
  puppy = openPicture('小狗在草地上')
  boat = openPicture('海上的帆船')
})

/** Ids of the things that the plan's operations change. */
const listTargets = (picture: PictureToEdit, sentence: string): string[] =>
  (planEdit(picture, { sentence }).plans[0]?.operations ?? []).flatMap((one) =>
    'target' in one ? [one.target] : [],
  )

describe('a word for the whole of a thing', () => {
  test('杯子 is a 保温杯, the body of an animal all of it', () => {
    assert.deepEqual(listTargets(openPicture('蓝色保温杯'), '杯子换成粉色的'), ['thermos-1'])
    assert.deepEqual(listTargets(openPicture('小恐龙'), '身体改成绿色'), ['dinosaur-1'])
    assert.deepEqual(listTargets(openPicture('柯基'), '狗变成黑色'), ['corgi-1'])
  })
})

const clothesFor = (id: string): string[] => [`piece-clothes-${id}`, `piece-sleeves-${id}`]

describe('one person of several that are drawn together', () => {
  test('a word for one of a family changes that person alone', () => {
    assert.deepEqual(listTargets(family, '爸爸的外套换成黑色').sort(), clothesFor('family-1'))
    assert.deepEqual(listTargets(family, '小女孩戴红帽子'), ['family-2'])
    assert.deepEqual(listTargets(family, '妈妈去掉'), ['family-3'])
    assert.deepEqual(listTargets(old, '爷爷戴帽子'), ['old-couple-1'])
    assert.deepEqual(listTargets(old, '她的衣服改成绿色').sort(), clothesFor('old-couple-2'))
    assert.equal(listTargets(family, '一家三口的衣服换成红色').length, 6)
  })

  test('the summary names the person', () => {
    assert.equal(summarise(family, '爸爸的外套换成黑色'), '把爸爸的外套改成黑色')
    assert.equal(summarise(old, '她的衣服改成绿色'), '把奶奶的衣服改成绿色')
  })

  test('clothes of two persons get two colours', () => {
    const { plans } = planEdit(family, { sentence: '爸爸的衣服红色，妈妈的衣服蓝色' })
    assert.equal(plans[0]?.steps.length, 2)
  })

  test('a person of the other sex is no substitute', () => {
    const { plans, declined } = planEdit(grandmother, { sentence: '爷爷的衣服换成红色' })
    assert.deepEqual([plans.length, declined?.reason], [0, 'cannot'])
  })

  test('no pixel changes outside of the person', () => {
    const { plan, things } = openPicture('一家三口')
    const [edit] = planEdit({ plan, things }, { sentence: '爸爸的衣服换成红色' }).plans
    assert.ok(edit)
    const before = renderPlan(plan)
    const edited = applyOperations(plan, edit.operations)
    assert.ok('plan' in edited)
    const after = renderEdit({ plan, rgba: before.rgba }, edited.plan)
    const mother = things.find(({ id }) => id === 'family-3')
    assert.ok(mother)
    const { x, width } = mother.bounds
    const [from, to] = [x + width * 0.4, x + width].map((share) => Math.ceil(share * before.width))
    let changed = 0
    for (let row = 0; row < before.height; row++)
      for (let at = (row * before.width + from) * 4; at < (row * before.width + to) * 4; at++)
        if (before.rgba[at] !== after.rgba[at]) changed++
    assert.equal(changed, 0)
  })
})

describe('words near a thing of the picture', () => {
  test('a word for a class means the only one of the class, which the summary says', () => {
    assert.match(
      summarise(puppy, '那个小家伙大一点') ?? '',
      /^把狗放大一点（「小家伙」看成「狗」）$/,
    )
    assert.match(summarise(puppy, '毛孩子去掉') ?? '', /^去掉狗（/)
    assert.match(summarise(boat, '那玩意儿去掉') ?? '', /^去掉帆船（/)
    assert.match(summarise(boat, '大轮渡换成红色') ?? '', /^把帆船改成红色（/)
  })

  test('a garment by another name is the part that families know', () => {
    assert.equal(
      summarise(grandmother, '衣裳换成红色'),
      '把奶奶的衣服改成红色（「衣裳」看成「衣服」）',
    )
  })

  test('a thing of another class is refused, and offered as something to add', () => {
    const { plans, declined } = planEdit(puppy, { sentence: '帆船换成红色' })
    assert.equal(plans.length, 0)
    assert.ok(declined?.alternatives.some(({ steps }) => steps[0]?.kind === 'add'))
    assert.equal(planEdit(boat, { sentence: '小家伙去掉' }).plans.length, 0)
  })
})
