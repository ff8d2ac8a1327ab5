import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { buildForecast } from './forecast'
import { type IllustrationIntent, readIntent } from './intent'

function read(prompt: string): IllustrationIntent {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration', prompt)
  return intent
}

describe('names and kinds of beings', () => {
  it('draw a pet and a robot by what they are, whatever they are called', () => {
    const ROWS = [
      ['我家的狗狗豆豆在草地上', 'dog'],
      ['小狗波波在海边', 'dog'],
      ['机器人阿壳站在街上', 'robot'],
    ] as const
    for (const [prompt, id] of ROWS) {
      assert.equal(read(prompt).brief.main.id, id, prompt)
      assert.deepEqual(buildForecast(prompt).ignored, [], prompt)
    }
    assert.equal(readIntent('小熊维尼').kind, 'declined')
  })

  it('swallow no action and no other thing', () => {
    for (const [prompt, word] of [
      ['小猫小憩', '小憩'],
      ['小狗小睡', '小睡'],
      ['小狗嗅嗅', '嗅嗅'],
      ['小狗阿嚏', '阿嚏'],
      ['小猫闻闻花', '闻闻'],
      ['机器人小车', '小车'],
    ] as const) {
      assert.match(read(prompt).brief.main.id, /^(?:cat|dog|robot)$/, prompt)
      assert.deepEqual(buildForecast(prompt).ignored, [word], prompt)
    }
  })

  it('draw what is in the place of a person, and not the person', () => {
    for (const [prompt, id, word] of [
      ['妈妈厨房里的蛋糕', 'cake', '妈妈'],
      ['爷爷院子里的狗', 'dog', '爷爷'],
      ['女孩窗边的猫', 'cat', '女孩'],
      ['女孩房间里的床', 'emoji-bed', '女孩'],
    ] as const) {
      assert.equal(read(prompt).brief.main.id, id, prompt)
      assert.ok(
        buildForecast(prompt).ignored.some((words) => words.includes(word)),
        prompt,
      )
    }
    assert.equal(read('少女桃花树下').brief.main.id, 'girl')
  })

  it('draw a girl with ears, a boy of a legend and the animal of a desktop', () => {
    const { main } = read('灰白短发猫娘，Q版头像').brief
    assert.equal(main.id, 'girl')
    assert.ok(main.traits.some(({ slot, value }) => slot === 'wear' && value === 'cat-ears'))
    for (const prompt of ['哪吒', '哪吒头像', '哪吒闹海'])
      assert.equal(read(prompt).brief.main.id, 'nezha', prompt)
    assert.ok(read('哪吒闹海').setting?.some(({ meaning }) => meaning.value === 'sea'))
    assert.equal(read('一只可爱的桌宠').brief.main.id, 'cat')
    assert.equal(read('一只小狗桌宠').brief.main.id, 'dog')
    assert.equal(read('企鹅桌宠').brief.main.id, 'penguin')
    assert.equal(read('古风头像，汉服元素，发饰').family.id, 'people')
  })

  it('keep the colour of hair and of a coat over the length between', () => {
    const hair = read('少女，黑色齐肩短发').brief.main.traits.find(({ slot }) => slot === 'hair')
    assert.deepEqual([hair?.value, hair?.tint], ['bob', 'black'])
    assert.equal(read('一只白色短毛小猫').brief.main.tint, 'white')
  })

  it('take no manner and no roof of its own for a thing', () => {
    for (const [prompt, ...others] of [
      ['一只橘猫，胶片摄影质感'],
      ['一只小熊猫，鲜艳的调色板'],
      ['香水产品海报', 'perfume'],
    ] as const)
      assert.deepEqual(
        read(prompt).brief.others.map(({ id }) => id),
        others,
        prompt,
      )
    assert.ok(!buildForecast('小木屋，屋顶上覆盖着青苔').understood.includes('屋顶'))
    assert.equal(readIntent('薄雾中的古庙').kind, 'landscape')
    // light in a window is no lamp of its own
    assert.deepEqual(buildForecast('雪山下的松树林，木屋亮着灯，夜里有极光').ignored, [])
    assert.equal(readIntent('木屋亮着灯').kind, 'landscape')
  })

  it('are no part of other words', () => {
    for (const [prompt, id] of [
      ['仙人掌旁弹吉他', 'person'],
      ['水仙花旁弹琴', 'person'],
      ['仙气飘飘地弹琴', 'immortal'],
      ['a girl crossing the street', 'girl'],
      ['汉服男头像', 'boy'],
    ] as const) {
      const intent = readIntent(prompt, '', [], 3)
      assert.ok(intent.kind === 'illustration', prompt)
      assert.equal(intent.brief.main.id, id, prompt)
    }
    assert.equal(read('长安汽车').setting, null)
    const rain = readIntent('连绵的雨').reading
    assert.deepEqual([rain.understood, rain.ignored], [['连绵的雨'], []])
    assert.deepEqual(buildForecast('想像一座水晶城堡').ignored, [])
  })

  it('draw an animal at its home once', () => {
    for (const prompt of ['小狗在狗屋里', '猫屋里的小猫', '兔子屋里的兔子', '小狗趴在狗屋前']) {
      const { main, others } = read(prompt).brief
      assert.deepEqual([main.count, others], [null, []], prompt)
    }
    assert.deepEqual(buildForecast('小狗在狗屋里').ignored, ['狗屋'])
  })

  it('draw a row, and no thing put together of others', () => {
    for (const [prompt, count] of [
      ['三只小鸭子排成一排', 3],
      ['三只小鸭子排成一列', 3],
      ['小鸟站成一排', 7],
      ['小狗排成一排', 7],
    ] as const) {
      const { brief, reading } = read(prompt)
      assert.deepEqual([brief.main.count, reading.ignored], [count, []], prompt)
    }
    const girls = read('三个女孩站成一排').brief.main
    assert.ok(girls.traits.some(({ slot, value }) => slot === 'action' && value === 'stand'))
    assert.deepEqual(read('三只小狗排成两排').reading.ignored, ['排成'])
    assert.equal(read('小朋友排成长队').brief.main.id, 'child')
    assert.equal(readIntent('三只小猫排成心形').kind, 'declined')
  })
})
