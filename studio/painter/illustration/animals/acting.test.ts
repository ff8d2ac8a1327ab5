import assert from 'node:assert/strict'
import { test } from 'node:test'
import { planPicture } from '../../planning/plan-picture'
import { renderPlan } from '../../planning/render'
import { buildForecast } from '../../intent/forecast'
import { readIntent } from '../../intent/intent'
import { RELATION, traitOf } from '../family'
import { readSeat } from '../together'

const SIZE = { width: 256, height: 256 }

function readMain(prompt: string): string[] {
  const intent = readIntent(prompt, '')
  assert.equal(intent.kind, 'illustration', prompt)
  if (intent.kind !== 'illustration') return []
  return intent.brief.main.traits.map(({ slot, value }) => `${slot}:${value}`)
}

test('an animal rides, swings, fishes and does sports with the limbs of a person', () => {
  for (const [prompt, said] of [
    ['穿宇航服的猫在火星上骑自行车', 'ride:bicycle'],
    ['熊骑着红色摩托车', 'ride:motorcycle'],
    ['兔子骑电动车', 'ride:scooter'],
    ['骑马的小兔子', 'ride:horse'],
    ['小猪骑扫帚', 'ride:broom'],
    ['小猫荡秋千', 'does:swing'],
    ['小狗钓鱼', 'does:fish'],
    ['猫冲浪', 'does:surf'],
    ['企鹅滑雪', 'does:ski'],
    ['猫咪玩滑板', 'does:skateboard'],
  ] as const)
    assert.ok(readMain(prompt).includes(said), prompt)
})

test('a bicycle next to an animal is ridden only where the words say so', () => {
  assert.ok(!readMain('猫和自行车').some((said) => said.startsWith('ride')))
})

test('each of two cats has a bicycle of its own', () => {
  const plan = planPicture({
    ...{ prompt: '两只猫骑自行车', negativePrompt: '', style: 'flat', seed: 5 },
    ...SIZE,
  })
  const { reading } = renderPlan(plan)
  assert.deepEqual(reading.ignored, [])
})

test('one who drives is in the open vehicle, in any clause', () => {
  for (const prompt of ['猫开车', '可爱的狗 开飞机', '女孩开跑车', '熊猫坐热气球']) {
    const intent = readIntent(prompt, '')
    assert.equal(intent.kind, 'illustration', prompt)
    if (intent.kind !== 'illustration') continue
    const [other] = intent.brief.others
    assert.equal(other && traitOf(other, RELATION)?.value, 'in', prompt)
  }
  assert.ok(readSeat('in', 'car', 'cat') > readSeat('on', 'car', 'cat') + 0.5)
})

test('an animal drinks with its head down, or at a bowl', () => {
  for (const prompt of ['一只橘猫在溪水边喝水', '喝牛奶的小猫', '马在草原上喝水', '熊猫喝水'])
    assert.ok(readMain(prompt).includes('drinks:water'), prompt)
})

test('an animal in an embrace is held', () => {
  assert.ok(readMain('宇航员拥抱橘猫').includes('hold:cat'))
})

test('在 before a verb says that it goes on, and the toy of a cat is no second cat', () => {
  assert.ok(readMain('在飞的狗狗').includes('does:fly'))
  assert.ok(readMain('一只玩逗猫棒的猫').includes('does:wand'))
})

test('a horse that gallops is large, and so is a herd that does', () => {
  for (const prompt of ['用水墨画一匹奔腾的骏马', '草原上奔跑的马', '草原上奔跑的马群'])
    assert.ok(readMain(prompt).includes('pose:running'), prompt)
  const intent = readIntent('万马奔腾', '')
  assert.ok(intent.kind === 'illustration' && (intent.brief.main.count ?? 0) >= 5)
})

test('a ragdoll has its own coat, which no other cat gets by chance', () => {
  assert.ok(readMain('一只蓝眼睛的布偶猫').includes('coat:ragdoll'))
  assert.ok(readMain('暹罗猫').includes('coat:siamese'))
})

test('coloured fish and birds show several colours, large in their water', () => {
  assert.ok(readMain('水下场景，五颜六色的热带鱼在珊瑚礁中游动').includes('motley:many'))
  assert.ok(readMain('给我画一只彩色的可爱的鸟').includes('motley:many'))
  const intent = readIntent('画一条彩色鱼', '')
  assert.ok(intent.kind === 'illustration' && intent.brief.main.id === 'tropical-fish')
})

test('a tale of an animal is about that animal', () => {
  for (const [prompt, id, said] of [
    ['一只猫的太空冒险', 'cat', 'clothes:space'],
    ['小猪的宇宙历险记', 'pig', 'clothes:space'],
    ['兔子的旅行', 'rabbit', 'wear:backpack'],
    ['小鹿的森林冒险', 'deer', 'wear:backpack'],
    ['小狐狸的日常', 'fox', null],
  ] as const) {
    const intent = readIntent(prompt, '')
    assert.ok(intent.kind === 'illustration' && intent.brief.main.id === id, prompt)
    if (said) assert.ok(readMain(prompt).includes(said), prompt)
  }
})

test('an animal is dressed for a style, on a rock, before a shop and on the moon', () => {
  assert.ok(readMain('宇航员风格的猫咪头像').includes('role:astronaut'))
  assert.ok(readMain('狮子在岩石上咆哮').includes('seat:rock'))
  assert.ok(readMain('望天的猫').includes('view:back'))
  for (const [prompt, place] of [
    ['柯基在便利店门口摇尾巴', 'corner-shop'],
    ['书店门口的猫', 'bookshop'],
    ['咖啡馆门口的柴犬', 'cafe-front'],
    ['一只小狗第一次去月亮上交朋友', 'moon-surface'],
  ] as const) {
    const intent = readIntent(prompt, '')
    assert.ok(intent.kind === 'illustration' && intent.brief.place?.id === place, prompt)
  }
})

test('a person rides what an animal does', () => {
  assert.ok(readMain('女孩骑摩托车').includes('ride:motorcycle'))
  assert.ok(readMain('男孩骑着红色电动车').includes('ride:scooter'))
  assert.ok(readMain('男孩冲浪').includes('action:surf'))
})

test('one without weight floats in space, and no one else does', () => {
  for (const prompt of [
    '一只在宇宙中漂浮的猫，背景是星云',
    '一只穿着宇航服的猫咪漂浮在太空中',
    '戴着宇航头盔的橘猫，漂浮在星云里',
    '猫在太空漫步',
    '失重的小兔子宇航员',
    '宇航员漂浮在太空',
    '女孩漂浮在星空中',
  ])
    assert.ok(readMain(prompt).includes('does:float'), prompt)
  for (const prompt of [
    '女孩坐在窗边，漂浮的彩色肥皂泡',
    '猫在看书，气球飘在空中',
    '柴犬在月球漫步',
    '女孩漂浮在水面上',
    '小鸭子漂浮在水面上',
  ])
    assert.ok(!readMain(prompt).includes('does:float'), prompt)
  assert.deepEqual(buildForecast('马漂浮在太空').ignored, ['漂浮'])
  assert.deepEqual(buildForecast('女孩漂浮在水面上').ignored, ['漂浮'])
  for (const prompt of ['猫漂浮在太空', '穿宇航服的猫漂浮在太空', '宇航员漂浮在太空']) {
    const request = { prompt, negativePrompt: '', style: 'flat', seed: 5 } as const
    const { reading } = renderPlan(planPicture({ ...request, ...SIZE }))
    assert.deepEqual(reading.ignored, [], prompt)
  }
})

test('a friendly pet walks before a place, and a dressed one steps or runs', () => {
  for (const [prompt, seed] of [
    ['一只可爱的橘猫在海边散步', 677_381_515],
    ['穿西装的狐狸在街上散步', 5],
    ['穿太空服的柴犬在月球漫步', 6],
    ['穿警服的熊猫在奔跑', 7],
  ] as const) {
    const request = { prompt, negativePrompt: '', style: 'flat', seed } as const
    const { reading } = renderPlan(planPicture({ ...request, ...SIZE }))
    assert.ok(!/[步跑]/.test(reading.ignored.join()), `${prompt}: ${reading.ignored.join()}`)
  }
})

test('a wait, a sale and a door of no house are in no picture', () => {
  for (const [prompt, word] of [
    ['小猫在公园等待', '等待'],
    ['一只企鹅在沙漠里卖冰淇淋', '卖'],
    ['猫在门口', '门口'],
  ] as const)
    assert.ok(buildForecast(prompt).ignored.includes(word), prompt)
})
