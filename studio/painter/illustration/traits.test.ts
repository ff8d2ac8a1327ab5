import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Random } from '../../lib/random'
import { readIntent } from '../intent/intent'
import type { Brief, Trait } from './family'
import { type Illustration, makeFrame } from './node'
import { familyOf, placeBehind } from './registry'

function compose(
  id: string,
  traits: readonly Trait[] = [],
  more: Partial<Brief> = {},
): Illustration {
  const family = familyOf(id)
  if (!family) throw new Error(`nobody draws ${id}`)
  const brief: Brief = {
    main: { id, count: null, traits },
    ...{ others: [], texts: [], traits: [], time: null, season: null, tint: null },
    ...{ weather: new Set(), moods: new Set(), ...more },
  }
  const frame = makeFrame(1024, 1024)
  return family.compose({
    brief,
    frame,
    random: new Random(7),
    style: 'flat',
    standsInSetting: false,
  })
}

const print = (made: Illustration): string => JSON.stringify(made.layers)

const trait = (text: string): Trait => {
  const [slot = '', value = ''] = text.split(':')
  return { slot, value }
}

describe('what words change in a drawing', () => {
  const cases: readonly (readonly [thing: string, traits: readonly string[]])[] = [
    [
      'cat',
      [
        'hold:book',
        'hold:balloon',
        'clothes:suit',
        'wears:hat',
        'with:yarn',
        'pose:lying',
        'mood:tongue',
      ],
    ],
    ['owl', ['hold:book', 'wears:mortarboard']],
    ['fox', ['tails:nine']],
    ['horse', ['pose:running', 'pose:standing']],
    ['cactus', ['wears:straw-hat', 'on:windowsill']],
    ['lotus', ['with:dragonfly']],
    ['ring', ['stone:diamond', 'stone:ruby', 'on:marble']],
    ['teapot', ['material:clay', 'strewn:tea', 'on:bamboo']],
    ['robot', ['hold:flower']],
    ['rocket', ['doing:launch']],
    ['girl', ['hold:sword', 'hold:staff', 'clothes:raincoat']],
  ]

  for (const [thing, traits] of cases) {
    it(`of ${thing}: ${traits.join(', ')}`, () => {
      const seen = new Set([
        print(compose(thing)),
        ...traits.map((one) => print(compose(thing, [trait(one)]))),
      ])
      // a horse runs or is at rest: one of the two is its default
      assert.ok(seen.size >= traits.length + (thing === 'horse' ? 0 : 1), `${seen.size} drawings`)
    })
  }

  it('lets hour, season and weather change a place', () => {
    const seen = [
      compose('great-wall', [], { time: 'day' }),
      compose('great-wall', [], { time: 'night' }),
      compose('great-wall', [], { time: 'day', season: 'autumn' }),
      compose('great-wall', [], { time: 'day', weather: new Set(['rain']) }),
    ].map(print)
    assert.equal(new Set(seen).size, 4)
  })

  it('takes kinds of rooms and named places for what they are', () => {
    for (const [prompt, id] of [
      ['街角的咖啡馆，下午', 'cafe-front'],
      ['空荡荡的教室，阳光', 'classroom'],
      ['老澡堂', 'bathhouse'],
      ['一间卧室，夜晚', 'bedroom'],
      ['现代办公室', 'office'],
      ['我想看看一个未来感的地铁站长什么样', 'metro-station'],
      ['杭州西湖断桥，春天', 'west-lake'],
      ['伦敦街道，雨天', 'london-street'],
    ]) {
      const intent = readIntent(prompt ?? '')
      assert.ok(intent.kind === 'illustration', prompt)
      assert.equal(intent.brief.main.id, id)
    }
  })

  it('puts an umbrella of its own colour into a hand', () => {
    for (const prompt of ['打着伞的女孩', '打着红色雨伞的女孩']) {
      const intent = readIntent(prompt)
      assert.ok(intent.kind === 'illustration')
      const [held] = intent.brief.main.traits
      assert.equal(held?.value, 'umbrella')
      assert.equal(held?.tint, prompt.includes('红') ? 'red' : undefined)
    }
    const of = (tint: 'red' | 'blue'): string =>
      print(compose('girl', [{ ...trait('hold:umbrella'), tint }]))
    assert.notEqual(of('red'), of('blue'))
  })

  it('draws as many in a pack as are asked for, up to seven', () => {
    const heads = (text: string): number => {
      const intent = readIntent(text)
      assert.ok(intent.kind === 'illustration')
      const frame = makeFrame(1024, 1024)
      const { layers } = intent.family.compose({
        ...{ brief: intent.brief, frame, random: new Random(3), style: 'flat' },
        standsInSetting: false,
      })
      return layers.filter(({ name }) => name === 'head').length
    }
    assert.deepEqual(
      [heads('一只企鹅'), heads('三只企鹅'), heads('两三只企鹅'), heads('一群企鹅')],
      [1, 3, 3, 7],
    )
  })
})

describe('what is said to be understood', () => {
  const ignored = (prompt: string): readonly string[] => readIntent(prompt).reading.ignored

  it('holds what the family shows beside its thing, and no more', () => {
    assert.deepEqual(ignored('猫和狗'), [])
    assert.deepEqual(ignored('茶壶，杯子'), [])
    assert.ok(ignored('茶壶，活塞').includes('活塞'))
  })

  it('takes a place beside somebody as where they stand', () => {
    for (const [prompt, family, place] of [
      ['稻田，一个女孩', 'people', 'rice-field'],
      ['月球表面，宇航员', 'people', 'moon-surface'],
      ['教室里的女孩', 'people', 'classroom'],
      ['小狗在火星上', 'animals', 'mars'],
      ['女孩在卧室里看书', 'people', 'bedroom'],
      ['一只猫在办公室', 'animals', 'office'],
      ['站台上的男孩', 'people', 'metro-station'],
      ['火车站前的男孩', 'people', 'station'],
      ['一辆跑车停在故宫前', 'vehicles', 'palace-hall'],
    ] as const) {
      const intent = readIntent(prompt)
      assert.ok(intent.kind === 'illustration', prompt)
      assert.equal(intent.family.id, family, prompt)
      assert.equal(intent.brief.place?.id, place, prompt)
      assert.deepEqual(intent.reading.ignored, [], prompt)
    }
  })

  it('knows where somebody is from what they look at', () => {
    const intent = readIntent('宇航员站在月球上看地球')
    assert.ok(intent.kind === 'illustration')
    assert.equal(intent.brief.main.id, 'astronaut')
    assert.equal(intent.brief.place?.id, 'moon-surface')
    assert.deepEqual(intent.reading.ignored, [])
    const alone = readIntent('在月球上看地球')
    assert.ok(alone.kind === 'illustration')
    assert.equal(alone.brief.main.id, 'moon-surface')
    assert.deepEqual(alone.reading.ignored, [])
  })

  it('does not claim a place that nobody can stand in, or that its thing has no room for', () => {
    assert.deepEqual(ignored('土星，宇航员'), ['土星'])
    const sofa = readIntent('客厅里的沙发')
    assert.equal(sofa.kind === 'illustration' && sofa.brief.place, undefined)
  })

  it('moves a landmark out from behind who stands before it', () => {
    const intent = readIntent('埃菲尔铁塔前的女孩')
    assert.ok(intent.kind === 'illustration')
    const frame = makeFrame(1024, 1024)
    for (const subjectAt of [frame.width * 0.3, frame.width * 0.7]) {
      const layers = placeBehind(
        { brief: intent.brief, frame, style: 'flat', random: new Random(5) },
        { x: subjectAt, y: 500, radius: 200 },
      )
      const tower = layers.filter(({ name }) => name === 'tower')
      const xs = tower.flatMap(({ forms }) => forms.flatMap(({ rings }) => rings.flat()))
      const middle = xs.reduce((sum, [x]) => sum + x, 0) / xs.length
      assert.ok(Math.abs(middle - subjectAt) > frame.width * 0.3, `${middle} of ${subjectAt}`)
      assert.ok(layers.every(({ stage }) => stage === 'setting'))
    }
  })

  it('writes a letter that is named, and an offer on a poster', () => {
    const texts = (prompt: string): readonly string[] => {
      const intent = readIntent(prompt)
      return intent.kind === 'illustration' ? intent.brief.texts : []
    }
    assert.deepEqual(texts('logo，字母K，蓝色'), ['K'])
    assert.deepEqual(texts('蛋糕店海报，买一送一'), ['蛋糕店', '买一送一'])
  })
})
