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

describe('sentences that no rule reads, by the slots that their words fill', () => {
  test('verbs, orders and particles that no pattern has', () => {
    const summaries: Readonly<Record<string, string>> = {
      这月亮给咱弄没了噻: '去掉月亮',
      唔要只船: '去掉船',
      湖上头搁两只鸭子呗: '在湖上面加两只鸭子',
      船要红彤彤的才喜庆: '把船改成红色',
      '屋子看着太憋屈，搞大点': '把屋子放大一点',
      屋顶积点雪: '变成下雪',
    }
    for (const [sentence, summary] of Object.entries(summaries))
      assert.equal(summarise(lake, sentence), summary, sentence)
    assert.equal(summarise(girl, '姑娘的伞收走吧'), '去掉女孩的伞')
    assert.equal(summarise(pandas, '右边那只熊猫不够大'), '把右边的熊猫放大一点')
  })

  test('what one does after 改成 is said of the same one', () => {
    const { plans } = planEdit(pandas, { sentence: '右边的熊猫改成睡觉' })
    assert.match(plans[0]?.summary ?? '', /^让右边的熊猫睡觉/)
    assert.ok(plans[0]?.operations?.every(({ op }) => op === 'trait'))
  })

  test('two wishes without a comma', () => {
    assert.equal(summarise(lake, '把月亮P走再添个太阳'), '去掉月亮，再加太阳')
  })

  test('a verb mistyped by its sound, which the summary says', () => {
    assert.equal(summarise(lake, '把小船去吊'), '去掉小船（「去吊」看成「去掉」）')
  })

  test('words that a frame does without are reported', () => {
    const { plans, notUnderstood } = planEdit(lake, { sentence: '小船麻溜往右靠靠' })
    assert.equal(plans[0]?.summary, '把小船往右移一点')
    assert.deepEqual(notUnderstood, ['麻溜'])
  })

  test('what names no change is not guessed', () => {
    const talk = ['月亮代表我的心', '船开得真快', '我家也有一只船', '这张可以打印吗', '月亮不太行']
    for (const sentence of talk) {
      const { plans, declined } = planEdit(lake, { sentence })
      assert.deepEqual([plans.length, declined?.reason], [0, 'not-understood'], sentence)
    }
  })
})
