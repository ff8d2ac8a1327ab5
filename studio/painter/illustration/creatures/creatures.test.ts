import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Random } from '../../../lib/random'
import { readIntent } from '../../intent/intent'
import { paintPicture } from '../../paint'
import { type Frame, makeFrame } from '../node'
import { creatures } from './family'

const NAMED: Readonly<Record<string, string>> = {
  打篮球的长颈鹿: 'giraffe',
  穿毛衣的鳄鱼: 'crocodile',
  一条色彩斑斓的蛇: 'snake',
  '一张瓢虫的照片，微距': 'ladybird',
  森林里的小刺猬: 'hedgehog',
  树上的松鼠: 'squirrel',
  孔雀开屏: 'peacock',
  雪山上的老鹰: 'eagle',
  海豹俯视图: 'harbour-seal',
  一只大龙虾: 'lobster',
  一只小鸭子在散步: 'duck',
  湖面上的白天鹅: 'swan',
  一只白鸽站在草地上: 'dove',
  树枝上的鹦鹉: 'parrot',
  一只大公鸡: 'rooster',
  一只蜗牛: 'snail',
  沙滩上的螃蟹: 'crab',
  蜜蜂采蜜: 'bee',
  一只蝴蝶: 'butterfly',
  花上的蝴蝶: 'butterfly',
  可爱的小怪兽: 'monster',
  一盘麻婆豆腐: 'mapo-tofu',
  番茄炒蛋: 'tomato-eggs',
  蔬菜沙拉: 'salad',
  星空下的帐篷: 'tent',
  森林里的篝火: 'campfire',
  教室黑板: 'blackboard',
  魔法扫帚: 'broom',
  京剧脸谱: 'opera-mask',
  西安城市地图: 'map',
  一架钢琴: 'piano',
  一把小提琴: 'violin',
  竹篮: 'basket',
}

function compose(id: string, frame: Frame, standsInSetting = false) {
  return creatures.compose({
    brief: {
      main: { id, count: null, traits: [] },
      ...{ others: [], texts: [], traits: [], time: null, season: null, tint: null },
      ...{ weather: new Set(), moods: new Set() },
    },
    ...{ frame, style: 'flat', random: new Random(1), standsInSetting },
  })
}

describe('things that public prompts request', () => {
  for (const [prompt, id] of Object.entries(NAMED))
    it(`draws ${id} for 「${prompt}」 and nothing near it`, () => {
      const intent = readIntent(prompt)
      assert.equal(intent.kind, 'illustration')
      assert.equal(intent.kind === 'illustration' && intent.brief.main.id, id)
      assert.equal(intent.reading.substituted, undefined)
    })

  it('shows a second thing of the same kind next to the first', () => {
    const { reading } = readIntent('帐篷和篝火')
    assert.deepEqual(reading.ignored, [])
    assert.deepEqual(reading.understood, ['帐篷', '篝火'])
  })

  for (const prompt of ['一只可爱的小狗在奔跑', '奔跑的橘猫', '雪地里奔跑的哈士奇'])
    it(`draws the run of 「${prompt}」`, () => {
      const { reading } = paintPicture({
        ...{ prompt, negativePrompt: '', style: 'flat', width: 96, height: 96, seed: 1 },
      })
      assert.equal(reading.missing, undefined)
      assert.ok(reading.understood.some((word) => word.includes('奔跑')))
    })

  it('keeps each animal inside the frame at a wide and a tall ratio', () => {
    for (const id of Object.keys(creatures.things))
      for (const [width, height] of [
        [16, 9],
        [9, 16],
      ]) {
        const frame = makeFrame(width * 64, height * 64)
        const { layers } = compose(id, frame, true)
        const points = layers.flatMap(({ forms }) => forms.flatMap(({ rings }) => rings.flat()))
        const xs = points.map(([x]) => x)
        assert.ok(Math.min(...xs) >= -0.02 * frame.width, `${id} ${width}:${height} left`)
        assert.ok(Math.max(...xs) <= 1.02 * frame.width, `${id} ${width}:${height} right`)
      }
  })

  it('shows things of the sky in the sky, without a shadow or a ground under them', () => {
    for (const [prompt, id] of [
      ['降落伞', 'emoji-parachute'],
      ['缆车', 'emoji-mountain-cableway'],
      ['索道', 'emoji-aerial-tramway'],
      ['蝙蝠', 'emoji-bat'],
      ['彗星', 'emoji-comet'],
      ['人造卫星', 'emoji-satellite'],
    ] as const) {
      const intent = readIntent(prompt)
      assert.ok(intent.kind === 'illustration' && intent.brief.main.id === id, prompt)
      assert.equal(intent.family.isGrounded?.(intent.brief.main), false, prompt)
      const { layers } = compose(id, makeFrame(1000, 1000))
      assert.deepEqual(
        layers.map(({ name }) => name),
        ['sky', 'light in the sky', 'clouds', 'far', id],
      )
      const own = layers.at(-1)?.forms ?? []
      const low = Math.max(...own.flatMap(({ rings }) => rings.flat().map(([, y]) => y)))
      assert.ok(low < 800 && own.every(({ role }) => role !== 'shadow'), prompt)
    }
    const light = readIntent('红绿灯')
    assert.equal(light.kind === 'illustration' && light.family.id, 'creatures')
  })

  it('shows the moon over a bat that has it', () => {
    const { reading } = paintPicture({
      ...{ prompt: '月亮下的蝙蝠', negativePrompt: '', style: 'flat', seed: 1 },
      ...{ width: 128, height: 128 },
    })
    assert.deepEqual([reading.understood, reading.ignored], [['月亮', '蝙蝠'], []])
  })

  it('draws up to six, and reports a larger number as left out', () => {
    const countParts = (prompt: string, layerName: string): number => {
      const intent = readIntent(prompt)
      assert.ok(intent.kind === 'illustration', prompt)
      const { layers } = intent.family.compose({
        ...{ brief: intent.brief, frame: makeFrame(1000, 1000), style: 'flat' },
        ...{ random: new Random(1), standsInSetting: false },
      })
      const forms = layers.flatMap(({ name, forms: own }) => (name === layerName ? own : []))
      assert.ok(forms.length > 0, prompt)
      return forms.length
    }
    for (const [one, several, count, name] of [
      ['火烈鸟', '五只火烈鸟', 5, 'emoji-flamingo'],
      ['袋鼠', '四只袋鼠', 4, 'emoji-kangaroo'],
      ['斑马', '六只斑马', 6, 'emoji-zebra'],
      ['西红柿', '六个西红柿', 6, 'things'],
      ['篮球', '五个篮球', 5, 'things'],
    ] as const) {
      assert.equal(countParts(several, name), count * countParts(one, name), several)
      assert.deepEqual(readIntent(several).reading.ignored, [], several)
    }
    for (const [prompt, ignored] of [
      ['八个西红柿', ['八个']],
      ['十二支蜡笔', ['十二支']],
      ['七只火烈鸟', ['七只']],
      ['五条鲨鱼', ['五条']],
      ['一群斑马', []],
      ['九朵玫瑰', []],
    ] as const)
      assert.deepEqual(readIntent(prompt).reading.ignored, ignored, prompt)
  })
})
