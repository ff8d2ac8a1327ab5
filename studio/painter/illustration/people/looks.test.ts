import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readIntent } from '../../intent/intent'
import { openPicture } from '../../../testing/edit-pictures'
import { paintPicture } from '../../paint'
import { composePlan } from '../../planning/composed'

/** Pixels that differ between the pictures of two prompts, a share of all. */
function differ(one: string, other: string): number {
  const [a, b] = [one, other].map((prompt) => paintPicture({ ...request, prompt }).rgba)
  assert.ok(a && b)
  let count = 0
  for (let i = 0; i < a.length; i += 4)
    if (a[i] !== b[i] || a[i + 1] !== b[i + 1] || a[i + 2] !== b[i + 2]) count++
  return count / (a.length / 4)
}

const request = { negativePrompt: '', style: 'flat', width: 160, height: 160, seed: 3 } as const

function traits(prompt: string): string[] {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration', prompt)
  return intent.brief.main.traits.map(({ slot, value }) => `${slot}:${value}`)
}

it('games, experiments and what is held at the face are read, drawn and reported', () => {
  for (const [prompt, trait] of [
    ['孩子们一起搭建彩色积木城堡', 'table:blocks'],
    ['玩桌游的孩子', 'table:game'],
    ['女孩在玩拼图', 'table:puzzle'],
    ['孩子做火山爆发实验', 'table:volcano'],
    ['仕女以扇遮面', 'hold:veil'],
    ['男孩拿着放大镜', 'hold:magnifier'],
    ['一位女子立于檐下', 'action:stand'],
  ] as const) {
    assert.ok(traits(prompt).includes(trait), `${prompt}: ${traits(prompt).join(' ')}`)
    assert.deepEqual(paintPicture({ ...request, prompt }).reading.ignored, [], prompt)
  }
})

it('several moods are faces of the same one', () => {
  const prompts = ['小熊开心、难过、生气、害怕', '小男孩开心、难过、生气', '开心、生气、难过的小猫']
  for (const prompt of prompts)
    assert.deepEqual(paintPicture({ ...request, prompt }).reading.ignored, [], prompt)
})

it('who is in the rain is the subject, wherever the place is said', () => {
  for (const prompt of ['站在雨中的男人', '站在风中的少女'])
    assert.equal(readIntent(prompt).kind, 'illustration', prompt)
})

it('camping brings a tent with a fire, next to who camps', () => {
  const intent = readIntent('森林里露营的小熊')
  assert.ok(intent.kind === 'illustration')
  assert.deepEqual(
    intent.brief.others.map(({ id, traits: own }) => [id, own[0]?.value === 'held']),
    [['campsite', false]],
  )
})

it('one who looks back shows the back and a face, and rides what one is said to', () => {
  assert.ok(traits('回眸一笑的少女').includes('view:glance'))
  const intent = readIntent('骑自行车的鹈鹕')
  assert.ok(intent.kind === 'illustration')
  assert.deepEqual(intent.brief.main.id, 'pelican')
  assert.deepEqual(
    intent.brief.others.map(({ id }) => id),
    ['bicycle'],
  )
  assert.ok(traits('帅气的动作美少女').includes('action:jump'))
})

it('sports have their gear and their stance', () => {
  for (const [prompt, trait] of [
    ['滑雪的男孩', 'action:ski'],
    ['跳绳的小女孩', 'action:skip'],
    ['奶奶织毛衣', 'hold:knitting'],
    ['打太极的老人', 'action:kungfu'],
  ] as const) {
    assert.ok(traits(prompt).includes(trait), prompt)
    assert.deepEqual(paintPicture({ ...request, prompt }).reading.ignored, [], prompt)
  }
  assert.equal(readIntent('兔子滑雪').kind, 'illustration')
})

it('who swims is in the water, and a family dines at home', () => {
  for (const prompt of ['游泳的女孩', '小狗游泳']) {
    assert.ok(traits(prompt).includes('table:pool'), prompt)
    assert.deepEqual(paintPicture({ ...request, prompt }).reading.ignored, [], prompt)
  }
  const intent = readIntent('家庭聚餐')
  assert.ok(intent.kind === 'illustration')
  assert.equal(intent.brief.place?.id, 'living-room')
})

it('a broom carries its rider', () => {
  assert.ok(traits('女巫骑着扫帚').includes('seat:broom'))
  assert.deepEqual(paintPicture({ ...request, prompt: '女巫骑着扫帚' }).reading.ignored, [])
})

it('what is read of a person is in the picture', () => {
  for (const [prompt, without] of [
    ['战斗姿势的女孩，拿着法杖', '战斗姿势的女孩'],
    ['老师站在桌前', '老师站着'],
    ['厨师站在桌前切菜', '厨师站在桌前'],
    ['女孩坐在电脑桌前', '女孩坐在桌前'],
    ['大眼睛的婴儿', '婴儿'],
    ['仕女以扇遮面', '仕女'],
    ['滑雪的男孩', '男孩'],
    ['孩子做火山爆发实验', '孩子'],
  ] as const)
    assert.ok(differ(prompt, without) > 0.002, prompt)
})

it('large eyes leave men and babies as they are drawn', () => {
  assert.ok(differ('大眼睛的男人', '男人') < 0.05)
})

it('an experiment has one who does it', () => {
  const intent = readIntent('火山实验')
  assert.ok(intent.kind === 'illustration' && intent.family.id === 'people')
})

it('who skis is on snow, wherever the place is said', () => {
  for (const prompt of ['雪山下滑雪的男孩', '滑雪的女孩，夜晚', '城市里滑雪的女孩']) {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration', prompt)
    const values = intent.setting?.map(({ meaning }) => meaning.value) ?? []
    assert.ok(/snow/.test(values.join()) && !values.includes('grassland'), values.join())
  }
})

it('rain falls outside the eaves, and not on who is under them', () => {
  const paint = (prompt: string) => composePlan(openPicture(prompt).plan)
  const rainy = paint('少女站在屋檐下，下雨')
  assert.ok(rainy.kind === 'illustration')
  const names = rainy.prepared.illustration.layers.map(({ name }) => name)
  assert.ok(!names.some((name) => /rain|falling|weather/.test(name)), names.join())
  const grey = rainy.prepared.illustration.layers.find(({ name }) => name === 'ground')
  const fill = grey?.forms[0]?.fill
  assert.ok(Array.isArray(fill) && fill[1] < 0.03)
})

it('people cry, shout and yawn with a face that says so', () => {
  for (const [prompt, value] of [
    ['哭泣的女孩', 'crying'],
    ['流泪的女人', 'tearful'],
    ['生气的男人', 'angry'],
    ['害怕的男孩', 'scared'],
    ['打哈欠的男孩', 'yawn'],
  ] as const) {
    assert.ok(traits(prompt).includes(`expression:${value}`), prompt)
    const { reading } = paintPicture({ ...request, prompt })
    assert.deepEqual(reading.ignored, [], prompt)
  }
  const { rgba } = paintPicture({ ...request, prompt: '哭泣的女孩头像，粉色背景' })
  let blue = 0
  for (let i = 0; i < rgba.length; i += 4)
    blue += (rgba[i + 2] ?? 0) > 200 && (rgba[i] ?? 0) < 160 ? 1 : 0
  assert.ok(blue > 20, `${blue} pixels of tears`)
})

it('eyes and wings have the colour that is named, however eyes are called', () => {
  for (const [prompt, tint] of [
    ['蓝眼男生', 'blue'],
    ['金发碧眼的女孩', 'teal'],
    ['红瞳少女', 'red'],
  ] as const) {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration')
    assert.equal(intent.brief.main.traits.find(({ slot }) => slot === 'eyes')?.tint, tint)
    assert.ok(intent.reading.ignored.length === 0, prompt)
  }
  assert.ok(differ('黑色翅膀的少女', '白色翅膀的少女') > 0.03)
})
