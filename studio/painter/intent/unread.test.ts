import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readIntent } from './intent'

/** Prompt → id of its main thing, or `place`. */
const DRAWN: Readonly<Record<string, string>> = {
  '一个凌乱的厨房里，一只猫咪正对着被打碎的盘子，露出无辜的表情': 'cat',
  一只没吃早饭的猫看着空盘子的失落感: 'cat',
  画一个小女孩坐板凳上抱着橘猫: 'little-girl',
  '电商平台商品主图，白色背景上的蓝色运动鞋': 'sneaker',
  '皮克斯动画风格，一个机器人': 'robot',
  '画一位名叫 Hope 的 30 岁美国女子': 'woman',
  画一束花: 'bouquet',
  '2D横版游戏，左侧是一名手拿武士刀的武士': 'samurai',
  '能不能出一张 1536x1024 的横图？内容是雪山日出': 'place',
  '用 Grok 画一幅油画风格的森林': 'place',
  '一幅山水画风格的中国风景，远山、松树、云雾': 'place',
}

describe('prompts of people whom the tables do not know', () => {
  for (const [prompt, id] of Object.entries(DRAWN))
    it(`are drawn by what they name: ${prompt}`, () => {
      const intent = readIntent(prompt)
      if (intent.kind === 'declined') assert.fail(intent.unknown)
      assert.equal(intent.kind === 'landscape' ? 'place' : intent.brief.main.id, id)
    })

  it('have a format that is no number of things', () => {
    const intent = readIntent('一张流行明星的照片，3:4 比例')
    assert.equal(intent.kind === 'illustration' && intent.brief.main.count, null)
    assert.doesNotMatch(intent.reading.understood.join(), /3/u)
  })

  it('name no child in a picture for children', () => {
    const intent = readIntent('一幅儿童插画，画面中央是一只大熊猫')
    assert.deepEqual(intent.kind === 'illustration' && intent.brief.others, [])
  })

  it('write the words in marks, not what kind of words they are', () => {
    for (const prompt of [
      '一张海报，写上中文广告语 “一缕气息”。',
      '一个男人，墙上都印着文字 "一缕气息" 。',
    ]) {
      const intent = readIntent(prompt)
      assert.deepEqual(intent.kind === 'illustration' && intent.brief.texts, ['一缕气息'], prompt)
    }
  })

  it('are drawn with one who waits for them', () => {
    for (const [prompt, own, other] of [
      ['一个女孩在等公交车', 'girl', 'bus'],
      ['小猫等着公交车', 'cat', 'bus'],
      ['女孩在等地铁', 'girl', 'train'],
      ['两个男孩等火车', 'boy', 'train'],
      ['女孩等候出租车', 'girl', 'taxi'],
    ] as const) {
      const intent = readIntent(prompt)
      assert.ok(intent.kind === 'illustration', prompt)
      const { main, others } = intent.brief
      assert.deepEqual([main.id, others.map(({ id }) => id)], [own, [other]], prompt)
    }
    assert.deepEqual(readIntent('等公交车的女孩').reading.ignored, ['公交车'])
    assert.deepEqual(readIntent('一个女孩在等车').reading.ignored, [])
  })

  it('get a near thing by its name', () => {
    const { substituted } = readIntent('画一只鸡').reading
    assert.deepEqual(substituted, [{ word: '鸡', by: '小鸡', broad: false }])
  })
})

it('a sheet with words of its own is drawn, and its theme is a title where it shows nothing else', () => {
  for (const [prompt, text] of [
    ['画一张小红书封面，主标题‘抗体工程效率翻倍’', '抗体工程效率翻倍'],
    ['生成一张小红书封面，主题是露营，竖版', '露营'],
    ['一张海报，广告语：清凉 一夏', '清凉 一夏'],
    ['餐饮促销海报，标题醒目', '餐饮促销'],
  ] as const) {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration', prompt)
    assert.deepEqual(intent.brief.texts, [text], prompt)
  }
})
