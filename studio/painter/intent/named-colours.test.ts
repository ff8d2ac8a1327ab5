import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readIntent } from './intent'

const readMain = (prompt: string) => {
  const intent = readIntent(prompt)
  return intent.kind === 'illustration' ? intent.brief.main : null
}

test('a colour in the name of a thing is the colour it is drawn in', () => {
  const dyed = { 红苹果: 'red', 青苹果: 'green', 黄狗: 'gold', 蓝孔雀: 'blue' }
  for (const [prompt, tint] of Object.entries(dyed))
    assert.equal(readMain(prompt)?.tint, tint, prompt)
})

test('a light or dark colour of a garment is that colour in its shade', () => {
  const said = {
    穿浅蓝色衬衫的男孩: 'blue light',
    穿深蓝色毛衣的女人: 'blue dark',
    穿浅黄色连衣裙的兔子: 'gold light',
    穿暗红色旗袍的女人: 'red dark',
    戴淡紫色围巾的猫: 'purple light',
    穿墨绿色大衣的男人: 'green dark',
    穿蓝色衬衫的男孩: 'blue',
    穿浅色连衣裙的女孩: 'white',
    穿深色西装的男人: 'black',
  }
  for (const [prompt, colour] of Object.entries(said)) {
    const [worn] = readMain(prompt)?.traits.filter(({ tint }) => tint) ?? []
    assert.equal([worn?.tint, worn?.shade].filter(Boolean).join(' '), colour, prompt)
  }
})

test('kinds that are called by a colour have their own', () => {
  for (const prompt of ['青蛙', '棕熊', '蓝鲸', '绿茶', '灰狼'])
    assert.equal(readMain(prompt)?.tint, undefined, prompt)
})

test('figures, solids and sprouts are drawn by name', () => {
  const things = {
    一个简单的红色圆形: 'circle',
    一张合成的蓝色方块: 'square',
    发光的立方体: 'cube',
    三角形: 'triangle',
    一颗发芽的种子: 'sprout',
  }
  for (const [prompt, id] of Object.entries(things)) assert.equal(readMain(prompt)?.id, id, prompt)
  // words before a colon that say what follows is wanted
  assert.equal(readMain('画一个好看的东西：一只猫')?.id, 'cat')
})

test('a decline offers the kind of an owned figure, a city for its name, and what shows data', () => {
  const offers = (prompt: string): readonly string[] => {
    const intent = readIntent(prompt)
    return intent.kind === 'declined' ? intent.alternatives : []
  }
  assert.ok(offers('一只穿着唐装的派大星').includes('热带鱼'))
  assert.ok(offers('画一张洛杉矶夏天的图').some((offer) => /城市街道.*夏天/.test(offer)))
  assert.ok(offers('一个数据安全平台').includes('未来城市'))
})

test('two hues of an abstract picture are a colour of anything else', () => {
  for (const prompt of ['穿黑金色长裙的女孩', '一张红金请柬', '一张海报，主色调蓝紫色'])
    assert.deepEqual(readIntent(prompt).reading.ignored, [], prompt)
})

test('a colour of a background is that of the ground, and an abstract one is no second thing', () => {
  const grounds: readonly (readonly [prompt: string, ground: string, ignored: string])[] = [
    ['粉蓝色背景的猫', 'background:blue', ''],
    ['女孩，背景是灰色的', 'background:grey', ''],
    ['女孩，粉紫色渐变背景', 'background:purple-fade', ''],
    ['蓝色渐变背景，一只猫', 'background:blue-fade', ''],
    ['一只猫，几何背景', '', '几何背景'],
    ['手机，科技背景', '', '科技背景'],
  ]
  for (const [prompt, ground, ignored] of grounds) {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration', prompt)
    const { main, others } = intent.brief
    assert.equal(main.traits.map(({ slot, value }) => `${slot}:${value}`).join(), ground, prompt)
    assert.deepEqual([main.tint, others.length], [undefined, 0], prompt)
    assert.equal(intent.reading.ignored.join(), ignored, prompt)
  }
})

test('two hues are a colour of a sky, and stay those of an abstract picture', () => {
  for (const prompt of ['粉蓝色天空', '蓝紫色天空'])
    assert.equal(readIntent(prompt).kind, 'landscape', prompt)
  for (const prompt of ['蓝紫色渐变背景', '蓝紫色发光粒子背景'])
    assert.ok(
      readMain(prompt)?.traits.some(({ slot }) => slot === 'hues'),
      prompt,
    )
})
