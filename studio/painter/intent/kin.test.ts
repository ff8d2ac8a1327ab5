import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readIntent } from './intent'

function read(prompt: string) {
  const intent = readIntent(prompt)
  if (intent.kind !== 'illustration')
    return { things: [intent.kind], traits: [], ...intent.reading }
  const { main, others } = intent.brief
  return {
    things: [main, ...others].map(({ id }) => id),
    traits: main.traits.map(({ slot, value }) => `${slot}:${value}`),
    ...intent.reading,
  }
}

describe('people of a sentence', () => {
  const cases: readonly (readonly [prompt: string, things: readonly string[]])[] = [
    ['夕阳下，小象张开长鼻子飞奔扑进妈妈怀里', ['elephant', 'elephant']],
    ['小狮子和爸爸在草原上奔跑', ['lion', 'lion']],
    ['一位穿着白色西装的女性，专业主持人形象，面带微笑', ['woman']],
    ['金发公主在花园里，儿童友好，扁平插画风格', ['princess']],
    ['妈妈抱着婴儿，温柔地看着孩子', ['woman']],
    ['古风少女，红色嫁衣，凤冠霞帔', ['ancient-girl']],
    ['一位亚洲女性赛博朋克风格人像，霓虹灯光', ['woman']],
    ['幽静的竹林小院，一人品茶看书', ['person']],
    ['横版街头人像摄影。人物穿深色风衣，站在城市街角', ['person']],
    ['一个小孩拿着手机，手机上面有地图', ['child']],
  ]
  for (const [prompt, things] of cases)
    test(`「${prompt}」 shows ${things.join(' and ')}`, () => {
      assert.deepEqual(read(prompt).things, things)
    })

  test('keeps people with a pet', () => {
    assert.ok(read('小狗和爷爷在公园散步').things.includes('grandfather'))
  })
})

describe('looks and poses by their words', () => {
  const cases: readonly (readonly [prompt: string, trait: string])[] = [
    ['一位女孩，微风吹起她的头发', 'hair:windy'],
    ['发丝飞扬的少女', 'hair:windy'],
    ['闭着眼睛的女孩', 'expression:serene'],
    ['一个男孩站在公园里拿着长剑', 'hold:sword'],
    ['一匹马高高跃起', 'leaps:yes'],
    ['一只青花瓷猫', 'made:porcelain'],
    ['机械蝴蝶', 'made:machine'],
    ['雪地里的北极狐', 'coat:white'],
    ['五颜六色的猫', 'coat:rainbow'],
    ['小猫回头看', 'view:glance'],
    ['狐狸侦探', 'role:detective'],
    ['两个人紧挨着坐在长椅上', 'together:side'],
  ]
  for (const [prompt, trait] of cases)
    test(`「${prompt}」 has ${trait}`, () => {
      const { traits } = read(prompt)
      assert.ok(traits.includes(trait), traits.join(' '))
    })

  test('reads no cape in 长发披肩', () => {
    assert.ok(!read('一位女孩，长发披肩').traits.includes('wear:cape'))
  })

  test('has young of its own kind beside a mother, and many where they fill a place', () => {
    for (const [prompt, id] of [
      ['企鹅妈妈和它的宝宝', 'penguin'],
      ['鸭妈妈带着一群小鸭子', 'duck'],
    ] as const) {
      const intent = readIntent(prompt)
      assert.ok(intent.kind === 'illustration', prompt)
      assert.deepEqual(
        [intent.brief.main, ...intent.brief.others].map((wish) => wish.id),
        [id, id],
      )
    }
    const class7 = readIntent('教室里坐满了学生')
    assert.ok(class7.kind === 'illustration' && class7.brief.main.count === 7)
  })
})
