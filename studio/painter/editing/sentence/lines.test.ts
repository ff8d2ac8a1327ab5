import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPicture, summarise } from '../../../testing/edit-pictures'
import { composePlan } from '../../planning/composed'
import { applyOperations } from '../apply'
import { planEdit } from './plan-edit'

const poster = openPicture('海报，大标题“夏日音乐节”，副标题“7月20日 海边”，海浪')
const card = openPicture('生日贺卡')

const operationsFor = (picture: typeof poster, sentence: string) =>
  planEdit(picture, { sentence }).plans[0]?.operations

test('words for a lesser line of a design change that line and leave the title', () => {
  for (const [sentence, to] of [
    ['把副标题改成“8月1日 沙滩”', ['夏日音乐节', '8月1日 沙滩']],
    ['日期改成8月1日', ['夏日音乐节', '8月1日']],
    ['把“7月20日 海边”改成“8月1日”', ['夏日音乐节', '8月1日']],
    ['标题换成“冬日音乐节”', ['冬日音乐节', '7月20日 海边']],
    ['小字去掉', ['夏日音乐节']],
  ] as const)
    assert.deepEqual(operationsFor(poster, sentence), [{ op: 'text', to }], sentence)
  assert.equal(summarise(poster, '把副标题改成“8月1日”'), '把副标题改成“8月1日”')
})

test('a lesser line joins a title that the design brought along, and leaves it alone', () => {
  let picture = openPicture('新年海报')
  for (const [sentence, to] of [
    ['标题改成恭贺新春', ['恭贺新春']],
    ['加一行小字：2026年1月1日', ['恭贺新春', '2026年1月1日']],
    ['去掉小字', ['恭贺新春']],
    ['下面写上“来自小王”', ['恭贺新春', '来自小王']],
  ] as const) {
    const operations = operationsFor(picture, sentence)
    assert.deepEqual(operations, [{ op: 'text', to }], sentence)
    const applied = applyOperations(picture.plan, operations ?? [])
    assert.ok('plan' in applied, sentence)
    picture = { ...picture, plan: applied.plan }
  }
  const fresh = openPicture('新年海报')
  const below = [{ op: 'text', to: ['', '来自小王'] }]
  assert.deepEqual(operationsFor(fresh, '下面写上“来自小王”'), below)
})

test('a lesser line, which is drawn with the title, is not enlarged in place of the title', () => {
  const { plans, declined } = planEdit(poster, { sentence: '副标题放大一点' })
  assert.deepEqual(plans, [])
  assert.match(declined?.message ?? '', /副标题的大小/)
})

test('a new title of a card leaves the other lines that the card brought along', () => {
  const countForms = (plan: typeof card.plan): number => {
    const composed = composePlan(plan)
    assert.ok(composed.kind === 'illustration')
    const lines = composed.prepared.illustration.layers.filter(({ name }) => name === 'lines')
    return lines.reduce((sum, { forms }) => sum + forms.length, 0)
  }
  const operations = operationsFor(card, '标题改成“生日好呀”') ?? []
  const applied = applyOperations(card.plan, operations)
  assert.ok('plan' in applied)
  assert.equal(countForms(applied.plan), countForms(card.plan))
})

test('much of a move or of a size is no number of things', () => {
  const lake = openPicture('湖边的小船')
  for (const [sentence, expected] of [
    ['把小船往右挪很多', '把小船往右移很多'],
    ['小船往左移许多', '把小船往左移很多'],
    ['小船大很多', '把小船放大很多'],
    ['小船多一点', '再加2个小船'],
  ] as const)
    assert.equal(summarise(lake, sentence), expected, sentence)
})
