import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { traitOf } from '../illustration/family'
import { readIntent } from './intent'

const readFamily = (prompt: string): string => {
  const intent = readIntent(prompt)
  return intent.kind === 'illustration' ? intent.family.id : intent.kind
}

describe('what people do, without one who does it', () => {
  for (const [prompt, slot, value] of [
    ['手持长剑站在悬崖边', 'hold', 'sword'],
    ['来一张穿汉服在古城的照片', 'clothes', 'hanfu'],
    ['撑着油纸伞走在雨巷里，丁香花', 'hold', 'umbrella'],
    ['身穿红色旗袍，手拿团扇', 'clothes', 'qipao'],
    ['坐在巨大的齿轮钟塔顶端，俯瞰城市黄昏', 'action', 'sit'],
  ] as const)
    it(`${prompt} shows a person`, () => {
      const intent = readIntent(prompt)
      assert.ok(intent.kind === 'illustration' && intent.family.id === 'people')
      assert.equal(traitOf(intent.brief.main, slot)?.value, value)
      assert.ok(!intent.reading.understood.some((word) => word.includes('一个')))
    })

  it('has a woman in clothes of women', () => {
    const intent = readIntent('身穿红色旗袍，手拿团扇')
    assert.ok(intent.kind === 'illustration')
    assert.equal(intent.brief.main.id, 'woman')
  })

  for (const [prompt, family] of [
    ['戴着帽子的雪人', 'animals'],
    ['坐在窗台上，一只猫', 'animals'],
    ['穿着毛衣的鸵鸟', 'declined'],
    ['站在山顶的城堡', 'landscape'],
    ['手持式吸尘器', 'products'],
    ['红色手提箱', 'products'],
    ['手拿包产品图', 'products'],
    ['雪山下的湖，漫步在湖边', 'landscape'],
  ] as const)
    it(`${prompt} has its own subject`, () => {
      assert.equal(readFamily(prompt), family)
    })
})

describe('who is in a picture of a style or a use', () => {
  for (const [prompt, id] of [
    ['一个女孩赛博朋克风格', 'girl'],
    ['女性赛博朋克风格人像，霓虹灯光', 'woman'],
    ['小狗像素风', 'dog'],
    ['一位女性夜晚独处，克制而坚定', 'woman'],
  ] as const)
    it(`${prompt} is about who is before the style`, () => {
      const intent = readIntent(prompt)
      assert.ok(intent.kind === 'illustration')
      assert.equal(intent.brief.main.id, id)
    })

  it('has one person in 一位女性，专业主持人形象', () => {
    const intent = readIntent('一位穿着白色西装的亚洲女性，专业主持人形象')
    assert.ok(intent.kind === 'illustration')
    assert.deepEqual(intent.brief.others, [])
  })

  it('paints a portrait of anybody who is called 人物 large', () => {
    assert.equal(readFamily('街头人像摄影，人物穿深色风衣'), 'people')
  })
})

describe('what is only compared or looks on', () => {
  it('has no giants in palms like giants, and no audience', () => {
    const intent = readIntent('高大的椰子树如同参天巨人般耸立，直指蓝天，让观众仿佛置身树下')
    assert.ok(intent.kind === 'illustration' && intent.family.id !== 'people')
    assert.deepEqual(intent.brief.others, [])
  })

  it('has no bowl of noodles in a sad face', () => {
    for (const prompt of ['一座巨大的机器人面露哀伤', '一个小男孩面带惊讶地仰望着他面前的机器人']) {
      const intent = readIntent(prompt)
      assert.ok(intent.kind === 'illustration')
      assert.notEqual(intent.family.id, 'food')
    }
  })

  it('leaves 宛如 behind what it is like', () => {
    const { reading } = readIntent('湖面宛如明镜，倒映着雪山')
    assert.ok(reading.ignored.includes('明镜'))
    assert.ok(
      readIntent('天空犹如火焰燃烧，海边日落').reading.ignored.some((w) => w.includes('火焰')),
    )
  })
})
