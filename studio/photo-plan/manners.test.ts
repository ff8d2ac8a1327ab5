import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { before, describe, test } from 'node:test'
import type { PhotoRegions } from '../gallery/edit-sentences/score-photos'
import type { PhotoReading } from './draft'
import { planPhoto } from './plan-photo'

let photos: PhotoRegions
before(async () => {
  photos = JSON.parse(await readFile('tests/edit-sentences/regions.json', 'utf8')) as PhotoRegions
})

function plan(id: string, sentence: string): PhotoReading {
  const found = photos[id]
  assert.ok(found, id)
  return planPhoto({ found, aspect: found.aspect }, { sentence })
}

function assertSummaries(
  rows: readonly (readonly [id: string, sentence: string, summary: string])[],
) {
  for (const [id, sentence, summary] of rows) {
    const { plans, declined } = plan(id, sentence)
    assert.equal(plans[0]?.summary, summary, `${sentence}: ${declined?.message}`)
  }
}

describe('a sentence about a photograph that the rules leave', () => {
  test('is read by the slots that its words fill', () => {
    assertSummaries([
      ['f02', '右边那只猫给俺撵走', '去掉右边的猫'],
      ['f13', '眼睛更亮', '眼睛亮一点'],
    ])
  })

  test('keeps a refusal where its words are read rightly', () => {
    const { plans, declined } = plan('f30', '中间那只放大一点')
    assert.deepEqual(plans, [])
    assert.match(declined?.message ?? '', /^中间的鸟/)
  })

  test('never changes the owner of what no network names', () => {
    assert.deepEqual(plan('f37', '脖子上那个圈去掉').plans, [])
    assert.deepEqual(plan('f01', '车轮去掉').plans, [])
    assert.deepEqual(plan('f18', '眼睛更亮').plans, [])
    assert.deepEqual(plan('f45', '地上的毛扫干净').plans, [])
    assert.deepEqual(plan('f29', '草再绿点，现在跟秋天似的').plans[0]?.summary, '把草改成绿色')
  })
})

describe('two wishes without a comma', () => {
  test('are both in the plan', () => {
    assertSummaries([
      ['f18', '调暖一点再裁成方的', '暖一点，再改成 1:1，重新构图'],
      ['f26', '把车抠出来放白底上', '抠出车，再背景换成白色'],
    ])
    // the first cannot be: the second is no plan without it
    assert.match(plan('f05', '船再大一点天空换成晚霞').declined?.message ?? '', /船太小/)
  })

  test('that say one thing are one', () => {
    assertSummaries([
      ['f30', '水面太暗，提亮', '水面亮一点'],
      ['f26', '天太白了给整成蓝的', '把天改成蓝色'],
    ])
  })
})

describe('manners of speaking', () => {
  test('are left out before reading', () => {
    assertSummaries([
      ['f22', '老板，这张背景能不能虚一下', '虚化背景'],
      ['f22', '把那罐可乐弄走', '去掉可乐'],
      ['f36', '皮肤帮我磨一下', '给脸磨皮'],
      ['f05', '撤消撤消', '回到上一版'],
      ['f19', '做旧一点', '复古一点'],
    ])
    assert.match(plan('f01', '后头那楼忒碍眼').declined?.message ?? '', /“楼”/)
  })

  test('of a darker colour mean the light of that thing', () => {
    assertSummaries([['f19', '桌子颜色深一点', '桌子暗一点']])
  })

  test('of the others need one that stays', () => {
    assert.match(plan('f27', '其它的车全给我去了').declined?.message ?? '', /^没说要留下哪个车/)
    assertSummaries([['f27', '就留左边那辆，其它的车全给我去了', '去掉其他东西']])
  })
})

test('a paper is cut, its ground is dyed; a cast of the sky is corrected there', () => {
  assertSummaries([
    ['f13', '做成一寸照，蓝底', '裁成一寸照，再背景换成蓝色'],
    ['f17', '做成证件照那种白底', '背景换成白色'],
    ['f36', '天发粉，调正常点', '把天空改成蓝色'],
    ['f18', '再清淅一点', '放大 2 倍，更清楚'],
  ])
})
