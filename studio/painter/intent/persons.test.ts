import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readIntent } from './intent'
import { findPerson } from './persons'

const never = (): boolean => false

describe('names of persons', () => {
  for (const [prompt, name] of [
    ['园林里，刘诗诗身着古典旗袍', '刘诗诗'],
    ['网球场上，李娜正全力挥拍', '李娜'],
    ['周润发饰演的明台身着风衣', '周润发'],
    ['欧阳娜娜坐在窗边', '欧阳娜娜'],
  ] as const)
    it(`finds ${name}`, () => assert.equal(findPerson(prompt, never, never)?.name, name))

  for (const prompt of ['白云在天上飘', '女孩站在海边', '一匹马站在土墙旁', '江水在流'])
    it(`finds no name in 「${prompt}」`, () => assert.equal(findPerson(prompt, never, never), null))

  it('leaves words alone that are something else', () => {
    assert.equal(
      findPerson('熊猫骑在马上', never, (word) => word === '熊猫'),
      null,
    )
    assert.equal(
      findPerson('吴楚在此', (word) => word === '吴楚', never),
      null,
    )
  })

  it('offers the same scene with another person', () => {
    const intent = readIntent('园林里，刘诗诗身着旗袍，手持折扇')
    assert.equal(intent.kind, 'declined')
    assert.deepEqual(intent.kind === 'declined' && intent.alternatives.slice(0, 1), [
      '园林里，一位女子身着旗袍，手持折扇',
    ])
  })
})

const SUBJECTS: Readonly<Record<string, string>> = {
  跳上桌子玩杯子的布偶猫: 'cat',
  坐在沙发上的小狗: 'dog',
  一名男子紧握着一把武士刀: 'man',
  一只小女孩口中含着青蛙: 'little-girl',
  一只可爱的橘色小猫咪: 'cat',
  一位年轻女性的专业肖像照: 'woman',
  一张双人肖像: 'person',
  北京故宫: 'palace-hall',
  一位女子身姿矫健: 'woman',
  一只陶瓷咖啡杯置于米色背景上: 'mug',
  一位少女手中拿着一枝花: 'girl',
  漫山遍野的菊花竞相开放: 'emoji-chrysanthemum',
  厨房里有蓝色的架子: 'kitchen',
  小明在教室里看书: 'little-boy',
  '真实描绘人物的图像，一位三十多岁的上班族': 'office-worker',
  '山路上，一位拿着登山杖的徒步者向山顶攀登': 'person',
}

describe('subjects of public sentences', () => {
  for (const [prompt, id] of Object.entries(SUBJECTS))
    it(`reads ${id} in 「${prompt}」`, () => {
      const intent = readIntent(prompt)
      assert.equal(intent.kind === 'illustration' ? intent.brief.main.id : intent.kind, id)
    })

  it('gives a sword to who grips it, whatever is said of the sword', () => {
    const intent = readIntent('一名男子紧握着一把闪闪发光的武士刀')
    const traits = intent.kind === 'illustration' ? intent.brief.main.traits : []
    assert.deepEqual(traits, [{ slot: 'hold', value: 'sword' }])
  })

  it('takes everything in a list behind 穿着 for what is worn', () => {
    const intent = readIntent('一个女孩坐在桌前，穿着黑色马甲、白色衬衫、蓝色鞋子')
    assert.deepEqual(intent.kind === 'illustration' && intent.brief.others, [])
  })

  it('takes a light of something for no way of painting', () => {
    const readStyle = (prompt: string): string | null => {
      const intent = readIntent(prompt)
      return intent.kind === 'illustration' ? intent.style : intent.kind
    }
    assert.equal(readStyle('一个人在雨夜霓虹街角'), null)
    assert.equal(readStyle('一把中间发光的剑'), null)
    assert.equal(readStyle('霓虹风格的猫'), 'neon')
    assert.equal(readStyle('霓虹，一只猫'), 'neon')
  })

  it('names a person by 人物 where a word without a drawing is replaced', () => {
    const { reading } = readIntent('一位角色在城市里')
    assert.deepEqual(reading.substituted, [{ word: '角色', by: '人物', broad: true }])
  })

  for (const [prompt, word] of [
    ['高粱近景特写', '高粱'],
    ['吴哥窟', '吴哥窟'],
  ] as const)
    it(`declines ${word} and paints nothing else`, () => {
      const intent = readIntent(prompt)
      assert.equal(intent.kind === 'declined' ? intent.unknown : intent.kind, word)
    })

  it('takes a country before a landscape for where it is', () => {
    const intent = readIntent('意大利托斯卡纳夏日黄昏，起伏的绿色山丘')
    assert.equal(intent.kind === 'landscape' ? intent.subject : intent.kind, '山丘')
  })

  it('offers only words, and no pieces of them', () => {
    const intent = readIntent('日本东京都厅')
    assert.ok(intent.kind === 'declined' && !intent.alternatives.includes('本东京'))
  })
})
