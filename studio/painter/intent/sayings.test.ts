import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { buildForecast } from './forecast'
import { readIntent } from './intent'
import { SAYINGS } from './sayings'

describe('sayings', () => {
  for (const [prompt, word, by] of [
    ['年年有余', '年年有余', '锦鲤和荷花'],
    ['龙凤呈祥剪纸', '龙凤呈祥', '龙和凤凰'],
    ['一只可爱的招财猫，卡通风格', '招财猫', '戴铃铛的猫，金元宝'],
    ['关于梦想的插画', '梦想', '热气球，星空'],
    ['小马过河，儿童绘本', '小马过河', '小马，小河'],
  ] as const)
    it(`${prompt} is shown by ${by} and reported as that`, () => {
      const { substituted, declined, understood } = buildForecast(prompt)
      assert.equal(declined, null)
      assert.deepEqual(
        substituted.filter((row) => row.word === word).map((row) => row.by),
        [by],
      )
      // 龙 of 龙凤呈祥 is no word of its own
      assert.ok(!understood.some((one) => word.includes(one)))
    })

  for (const { word, subject } of SAYINGS)
    it(`${word} by itself is shown by ${subject}`, () => {
      const { substituted, declined } = buildForecast(word)
      assert.equal(declined, null)
      assert.deepEqual(
        substituted.map((row) => [row.word, row.by]),
        [[word, subject]],
      )
    })

  for (const prompt of ['战争机器', '力量训练器材', '勇气勋章', '梦想家'])
    it(`${prompt} only begins with one`, () => assert.ok(buildForecast(prompt).declined))

  it('leaves an occasion as it is beside whom it is for', () => {
    const { substituted, understood } = buildForecast('小女孩在生日派对上，桌上有蛋糕')
    assert.deepEqual(substituted, [])
    assert.ok(understood.includes('小女孩'))
  })

  it('declines what is no part of a saying all the same', () => {
    assert.ok(buildForecast('引力波的未来').declined)
  })

  it('leaves a saying with a drawing of its own as it is', () => {
    const intent = readIntent('松鹤延年')
    assert.ok(intent.kind !== 'declined' && intent.chosen === undefined)
  })
})
