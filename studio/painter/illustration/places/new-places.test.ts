import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { buildForecast } from '../../intent/forecast'
import { readIntent } from '../../intent/intent'
import { paintPicture } from '../../paint'
import { prepareLandscape } from '../../prepare'

const findMain = (prompt: string): string => {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration', `${prompt}: ${intent.kind}`)
  return intent.brief.main.id
}

it('draws interiors of trades, caves, stations in space and towns of gears', () => {
  for (const [prompt, id] of [
    ['台球房下午场空台促活朋友圈配图', 'billiards'],
    ['健身房内景', 'gym'],
    ['夜晚的酒吧', 'bar'],
    ['医院走廊', 'hospital-corridor'],
    ['宫殿大厅，水晶吊灯', 'grand-hall'],
    ['三室两厅现代简约风格，木地板', 'living-room'],
    ['神秘的地下溶洞，钟乳石和石笋', 'cave'],
    ['宇宙深处的一座空间站', 'space-station'],
    ['蒸汽朋克城市，飞艇，黄昏', 'steam-city'],
    ['江南古镇的青石板小巷，夜晚下着细雨', 'white-lane'],
    ['甜品店门口，粉色招牌', 'dessert-shop'],
  ] as const)
    assert.equal(findMain(prompt), id, prompt)
})

describe('a field', () => {
  it('shows the mill, the houses and the path that are named behind it', () => {
    const { understood, ignored } = buildForecast('薰衣草花田，远处有风车和小屋，乡间小路')
    for (const word of ['风车', '小屋', '乡间小路']) assert.ok(understood.includes(word), word)
    assert.deepEqual(ignored, [])
  })

  it('has another picture with them', () => {
    const paint = (prompt: string): string =>
      Buffer.from(
        paintPicture({
          ...{ prompt, negativePrompt: '', seed: 3, width: 96, height: 96 },
          style: 'flat',
        }).rgba,
      ).toString('base64')
    assert.notEqual(paint('薰衣草花田，日落，风车'), paint('薰衣草花田，日落'))
  })
})

describe('a landscape', () => {
  const motifs = (prompt: string, seed: number): readonly string[] =>
    prepareLandscape({
      ...{ prompt, negativePrompt: '', style: 'flat', width: 128, height: 128, seed },
    }).scene.motifs ?? []

  for (const [prompt, motif] of [
    ['江边的雾凇，晨雾', 'rime'],
    ['山顶上的城堡，云海', 'summit'],
    ['航拍梯田，水面倒映着天空', 'terraces'],
    ['古城夜景', 'old-street'],
  ] as const)
    it(`${prompt} shows ${motif} with every seed`, () => {
      for (let seed = 1; seed <= 4; seed++)
        assert.ok(motifs(prompt, seed).includes(motif), `seed ${seed}`)
    })

  it('keeps a lighthouse on a cliff by the sea', () => {
    for (let seed = 1; seed <= 4; seed++)
      assert.ok(!motifs('悬崖上的灯塔，大海', seed).includes('summit'), `seed ${seed}`)
  })

  it('has high snow behind a lake where that is said, also among flowers', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const { layers, height } = prepareLandscape({
        ...{ prompt: '雪山脚下的湖泊，湖边野花', negativePrompt: '', style: 'flat' },
        ...{ width: 128, height: 128, seed },
      }).scene
      const peaks = layers.flatMap((one) =>
        one.kind === 'terrain' && one.snow > 0.3 ? [Math.min(...one.ridge)] : [],
      )
      assert.ok(Math.min(...peaks) < height * 0.4, `seed ${seed}`)
    }
  })

  it('has no hut on the road for the houses along it', () => {
    const { slots } = prepareLandscape({
      ...{ prompt: '小巷两侧的老屋', negativePrompt: '', style: 'flat' },
      ...{ width: 128, height: 128, seed: 1 },
    }).scene
    assert.ok(!slots.subjects.some(({ id }) => id === 'cottage'))
  })

  it('has a moon of the size that is said', () => {
    const radius = (prompt: string): number => {
      const { layers } = prepareLandscape({
        ...{ prompt, negativePrompt: '', style: 'flat', width: 128, height: 128, seed: 3 },
      }).scene
      const moon = layers.find(({ kind }) => kind === 'moon')
      return moon?.kind === 'moon' ? moon.radius : 0
    }
    assert.ok(radius('海上巨大的月亮') > radius('海上的月亮') * 2)
  })
})

it('reads smoke that rolls as smoke', () => {
  const intent = readIntent('火山喷发，浓烟滚滚，夜晚')
  assert.equal(intent.kind, 'landscape')
})
