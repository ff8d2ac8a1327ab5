import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildForecast } from './forecast'
import { readIntent } from './intent'

const read = (prompt: string) => {
  const { understood, ignored, substituted, declined } = buildForecast(prompt)
  assert.equal(declined, null, prompt)
  return { understood: understood.join(), ignored, substituted }
}

test('clothes and parts of a body are things of their own where no being is named', () => {
  for (const prompt of ['一件粉色毛衫，简约风格', '白色卫衣', '一条百褶裙', '一只眼睛', '翅膀']) {
    const { ignored, substituted } = read(prompt)
    assert.deepEqual([ignored, substituted], [[], []], prompt)
  }
})

test('clothes and parts of a body stay with the being that is named', () => {
  assert.equal(read('一只蓝眼睛的布偶猫').understood, '一只蓝眼睛的布偶猫')
  assert.equal(read('天使的翅膀').understood, '天使的翅膀')
  assert.equal(read('古风头像，汉服元素').understood.includes('汉服'), true)
  assert.deepEqual(read('年轻女子，黑色贝雷帽').ignored, [])
})

test('goods for somebody are the goods', () => {
  for (const prompt of ['男士皮带产品图，白底', '儿童雨衣', '女士珍珠耳环'])
    assert.doesNotMatch(read(prompt).understood, /士|儿童/, prompt)
  assert.equal(read('一位女士，黑色贝雷帽').understood.includes('女士'), true)
})

test('a being before a statue or a mask is the subject', () => {
  assert.equal(read('女神雕像').understood, '女神')
  assert.equal(read('一座雕像').understood, '一座雕像')
})

test('charts are drawn by their kind where nothing more is named', () => {
  for (const kind of ['甘特图', '流程图', '思维导图', '知识图谱', '架构图', '折线图', '柱状图'])
    assert.equal(read(`画一个${kind}`).understood, `一个${kind}`)
})

test('a city by its name is drawn alone, and shows nothing where more is named', () => {
  for (const [city, by] of Object.entries({ 广州: '广州塔', 拉萨: '布达拉宫', 成都: '城市' }))
    assert.deepEqual(
      read(`画一张${city}夏天的图`).substituted.map((one) => one.by),
      [by],
    )
  for (const prompt of ['成都火锅', '广州女孩', '武汉热干面馆里的女孩'])
    assert.deepEqual(read(prompt).substituted, [], prompt)
})

test('fireflies are lights of a landscape, and one of them is an insect', () => {
  assert.deepEqual(read('森林里的萤火虫').ignored, [])
  assert.equal(readIntent('森林里的萤火虫').kind, 'landscape')
  assert.equal(readIntent('画一只萤火虫').kind, 'illustration')
})

test('a window of a spacecraft shows the earth, with or without a person', () => {
  for (const prompt of ['科幻空间站舷窗外地球蓝光，简洁插画', '宇航员在空间站舷窗前看地球'])
    assert.deepEqual(read(prompt).ignored, [], prompt)
})

test('blocks that children build with are on their table, and others next to them', () => {
  const list = (prompt: string): string[] => {
    const intent = readIntent(prompt)
    return intent.kind === 'illustration' ? intent.brief.others.map(({ id }) => id) : []
  }
  assert.deepEqual(list('孩子们一起搭建彩色积木城堡，彩色木质积木'), [])
  assert.deepEqual(list('小女孩，积木'), ['emoji-toy-blocks'])
})

test('macaron colours are no biscuits', () => {
  const colours = readIntent('马卡龙配色，简洁留白')
  assert.ok(colours.kind !== 'illustration' || colours.brief.main.id !== 'macaron')
  const alone = readIntent('马卡龙')
  assert.equal(alone.kind === 'illustration' && alone.brief.main.id, 'macaron')
})
