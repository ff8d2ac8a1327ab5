import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readIntent } from '../intent/intent'
import { readPicture } from '../paint'
import { prepareLandscape } from '../prepare'

/** Things and hours of places that words name are those that are drawn. */

const SIZE = { negativePrompt: '', style: null, width: 96, height: 96 } as const
const compose = (prompt: string, seed: number) => prepareLandscape({ ...SIZE, prompt, seed }).scene
const namesIn = (prompt: string, seed: number): string[] =>
  compose(prompt, seed).layers.flatMap((one) => (one.kind === 'shapes' ? [one.name] : []))

describe('subjects by their own names', () => {
  const NAMED = [
    ['森林里的木桥', 'wooden-bridge', 'forest'],
    ['江南水乡，拱桥', 'arch-bridge', 'village'],
    ['峡谷上的吊桥', 'rope-bridge', 'river'],
    ['小溪上的独木桥', 'log-bridge', 'river'],
    ['花园里的九曲桥', 'zigzag-bridge', 'garden'],
    ['薄雾古庙', 'temple', 'mountains'],
    ['枯藤老树昏鸦', 'bare-tree', 'mountains'],
    ['古道西风瘦马', 'horse', 'grassland'],
    ['苏州园林', 'pavilion', 'garden'],
  ] as const
  for (const [prompt, id, scene] of NAMED)
    test(`${prompt} shows ${id}`, () => {
      assert.ok(namesIn(prompt, 1).includes(id))
      if (scene !== 'mountains') assert.equal(compose(prompt, 1).slots.scene, scene)
    })

  test('不要桥 denies every kind of bridge', () => {
    for (let seed = 1; seed <= 2; seed++)
      assert.ok(namesIn('花园，没有桥', seed).every((name) => !name.endsWith('bridge')))
  })
})

describe('compositions by their words', () => {
  const COMPOSED = [
    ['森林溪流', 'brook', 'forest'],
    ['竹林里的小溪', 'brook', 'bamboo-grove'],
    ['海边公路', 'road', 'coast'],
    ['沙漠公路', 'road', 'desert'],
    ['盘山公路', 'road', 'mountains'],
    ['公路', 'road', 'grassland'],
    ['一座云端城市', 'cloud-city', 'cloud-sea'],
    ['黎明时分漂浮在峡谷云海之上的发光城市', 'cloud-city', 'cloud-sea'],
    ['峡谷云海', 'gorge', 'cloud-sea'],
    ['雨后的老街，霓虹倒影', 'old-street', 'city'],
    ['玻璃城市', 'skyline', 'city'],
  ] as const
  for (const [prompt, motif, scene] of COMPOSED)
    test(`${prompt} is ${motif} of ${scene}`, () => {
      for (let seed = 1; seed <= 2; seed++) {
        const { slots, motifs } = compose(prompt, seed)
        assert.equal(slots.scene, scene)
        assert.ok(motifs?.includes(motif), `${seed}`)
      }
    })

  test('an ordinary forest is not seen from its roots', () => {
    for (let seed = 1; seed <= 9; seed++)
      assert.ok(!compose('普通森林', seed).framing?.includes('below'), `${seed}`)
  })
})

describe('hours of a style that brings a night', () => {
  const HOURS = [
    ['赛博朋克风格，日落', 'sunset'],
    ['清晨的赛博朋克城市', 'dawn'],
    ['赛博朋克城市', 'night'],
  ] as const
  for (const [prompt, time] of HOURS)
    test(`${prompt} is at ${time}`, () => assert.equal(compose(prompt, 2).slots.time, time))

  test('a robot has the named hour', () => {
    const intent = readIntent('赛博朋克风格，日落，机器人')
    assert.ok(intent.kind === 'illustration')
    assert.equal(intent.brief.time, 'sunset')
  })

  test('霓虹街道 behind a cat is by night, with lit signs', () => {
    const { understood, ignored } = readPicture({
      ...SIZE,
      prompt: '一只猫在霓虹街道奔跑',
      seed: 3,
    })
    assert.ok(understood.join('').includes('霓虹街道'))
    assert.deepEqual(ignored, [])
  })
})

describe('colours of sun and moon', () => {
  for (const [prompt, tint] of [
    ['红色的太阳，大海', 'red'],
    ['血月下的城堡', 'red'],
    ['蓝色的月亮，湖', 'blue'],
  ] as const)
    test(`${prompt} has a ${tint} disc`, () => {
      assert.equal(compose(prompt, 1).slots.dyed?.disc, tint)
      assert.equal(compose(prompt, 1).slots.tint, null)
      assert.ok(namesIn(prompt, 1).includes('disc'))
    })
})

describe('readings of places', () => {
  test('a picture of the sky has no painter', () => {
    for (const prompt of ['帮我画一张天空的画画吧', '给我画张星空的画画'])
      assert.equal(readIntent(prompt).kind, 'landscape', prompt)
    assert.equal(readIntent('一个女孩在画画').kind, 'illustration')
  })

  test('what is quoted as the subject of a picture is drawn', () => {
    const intent = readIntent('帮我画一幅"未来城市的早晨"的画')
    assert.ok(intent.kind === 'illustration')
    assert.deepEqual([intent.brief.main.id, intent.brief.time], ['future-city', 'dawn'])
    assert.ok(readIntent('画一张“生日快乐”的海报').reading.understood.includes('“生日快乐”'))
  })

  const TRAITS = [
    ['古风卧室', 'bedroom', 'age'],
    ['未来城市，雨后湿润的街道', 'future-city', 'wet'],
    ['樱花盛开的日本庭园', 'japanese-garden', 'blossoms'],
  ] as const
  for (const [prompt, id, slot] of TRAITS)
    test(`${prompt} has its ${slot}`, () => {
      const intent = readIntent(prompt)
      assert.ok(intent.kind === 'illustration')
      assert.equal(intent.brief.main.id, id)
      assert.ok(intent.brief.main.traits.some((trait) => trait.slot === slot))
    })

  test('a girl in a field of sunflowers has rows of them behind her', () => {
    const intent = readIntent('女孩站在向日葵花田中')
    assert.ok(intent.kind === 'illustration')
    assert.equal(intent.brief.place?.id, 'sunflower-field')
  })

  test('威尼斯 is no water town of Jiangnan', () => {
    const intent = readIntent('威尼斯运河的清晨')
    assert.ok(intent.kind === 'illustration')
    assert.equal(intent.brief.main.id, 'venice')
    assert.deepEqual(intent.reading.ignored, [])
  })

  test('a castle on a far hill is small', () => {
    const [castle] = compose('画一座城堡在远处的山丘上', 1).slots.subjects
    assert.equal(castle?.place, 'far')
    assert.equal(castle?.size, undefined)
  })
})
