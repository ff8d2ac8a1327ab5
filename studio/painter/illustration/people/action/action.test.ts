import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Random } from '../../../../lib/random'
import { readIntent } from '../../../intent/intent'
import type { Brief, ThingWish, Trait } from '../../family'
import { type Form, type Frame, type Illustration, makeFrame, isFeature } from '../../node'
import { otherComposer } from '../../registry'
import { PEOPLE } from '../family'
import { limb } from './limb'
import { ACTIONS } from './poses'
import { SEATS } from './seats'

const UPRIGHT = makeFrame(3, 4)
const FRAMES = [UPRIGHT, makeFrame(9, 16), makeFrame(16, 9), makeFrame(1, 1)]

const makeWish = (id: string, ...traits: string[]): ThingWish => ({
  ...{ id, count: null },
  traits: traits.map((text): Trait => {
    const [slot = '', value = ''] = text.split(':')
    return { slot, value }
  }),
})

function compose(
  main: ThingWish,
  {
    frame = UPRIGHT,
    seed = 1,
    others = [],
  }: { frame?: Frame; seed?: number; others?: ThingWish[] } = {},
): Illustration {
  const brief: Brief = {
    ...{ main, others, texts: [], traits: [], time: null, season: null, tint: null },
    ...{ weather: new Set(), moods: new Set() },
  }
  const random = new Random(seed)
  return PEOPLE.compose({
    ...{ brief, frame, random, style: 'flat', standsInSetting: false },
    other: otherComposer({ brief, style: 'flat', random }),
  })
}

function everyForm(forms: readonly Form[]): Form[] {
  return forms.flatMap((form) => [form, ...everyForm(form.inside ?? [])])
}

const listPoints = (made: Illustration, name: RegExp): (readonly [number, number])[] =>
  made.layers
    .filter((layer) => name.test(layer.name))
    .flatMap(({ forms }) => forms.flatMap(({ rings }) => rings.flat()))

const BODY = /^(\d )?(behind|hair behind|far arm|body|sleeves|near arm|hair|face|held|worn)/

describe('people from head to foot', () => {
  it('share one windowsill, whose wall hides no legs', () => {
    const made = compose(makeWish('girl', 'seat:sill', 'action:sit'), {
      others: [makeWish('boy', 'seat:sill', 'action:sit')],
    })
    const names = made.layers.map(({ name }) => name)
    assert.equal(names.filter((name) => name.endsWith('seat')).length, 1)
    const seat = names.findIndex((name) => name.endsWith('seat'))
    assert.ok(names.findIndex((name) => BODY.test(name)) > seat)
  })

  it('are behind the desk that they sit or stand at', () => {
    for (const action of ['sit', 'stand']) {
      const made = compose(makeWish('teacher', `action:${action}`, 'table:desk'))
      assert.ok(
        made.layers.some(({ name }) => name === 'table'),
        action,
      )
    }
  })

  it('stay inside the frame, face and all, whatever they do and wear', () => {
    const who = ['girl', 'man', 'little-boy', 'ancient-woman', 'grandfather', 'police', 'bride']
    for (const [i, action] of ACTIONS.entries())
      for (let seed = 0; seed < 6; seed++) {
        const id = who[(i + seed) % who.length] ?? 'girl'
        const frame = FRAMES[seed % FRAMES.length] ?? UPRIGHT
        const made = compose(makeWish(id, `action:${action}`), { frame, seed })
        for (const [x, y] of listPoints(made, BODY)) {
          const inside = x > -1 && x < frame.width + 1 && y > -1 && y < frame.height + 1
          assert.ok(inside, `${id}, ${action}, seed ${seed}: ${x.toFixed()} ${y.toFixed()}`)
        }
        const face = everyForm(made.layers.flatMap(({ forms }) => forms)).filter(({ role }) =>
          isFeature(role),
        )
        assert.ok(face.length > 8, `${id}, ${action}: no face`)
      }
  })

  it('are five and a half to seven heads high when they are grown up', () => {
    for (const id of ['woman', 'man', 'girl', 'grandmother'])
      for (let seed = 0; seed < 4; seed++) {
        const made = compose(makeWish(id, 'action:stand', 'hair:short'), { seed })
        const ys = (name: RegExp) => listPoints(made, name).map(([, y]) => y)
        const top = Math.min(...ys(/^hair$/))
        const chin = Math.max(...ys(/^face$/))
        const heads = (Math.max(...ys(/^body$/)) - top) / (chin - top)
        assert.ok(heads > 5.3 && heads < 7.1, `${id}, seed ${seed}: ${heads.toFixed(2)} heads`)
      }
  })

  it('sit on whatever is named, and no seat is like another', () => {
    const seen = SEATS.map((seat) =>
      JSON.stringify(compose(makeWish('girl', 'action:sit', `seat:${seat}`)).layers),
    )
    assert.equal(new Set(seen).size, SEATS.length)
  })

  it('give each other a hand: two palms meet', () => {
    for (const id of ['couple', 'mother-daughter', 'grandfather-child'])
      for (let seed = 0; seed < 6; seed++) {
        const made = compose(makeWish(id, 'action:walk'), { seed })
        const palms = (i: number) =>
          made.layers
            .filter(({ name }) => name.startsWith(`${i} `) && name.endsWith('arm'))
            .flatMap(({ forms }) => forms.filter(({ role }) => role === 'skin'))
            .flatMap(({ rings }) => rings.flat())
        const [right, left] = [palms(1).map(([x]) => x), palms(2).map(([x]) => x)]
        const gap = Math.min(...left) - Math.max(...right)
        assert.ok(gap < 12 && gap > -160, `${id}, seed ${seed}: ${gap.toFixed()} apart`)
      }
  })

  it('look one way when they walk or run together', () => {
    const flips = (seed: number) => {
      const made = compose({ ...makeWish('girl', 'action:run'), count: 3 }, { seed })
      return [1, 2, 3].map((i) => {
        const xs = (name: string) => listPoints(made, new RegExp(`^${i} ${name}$`)).map(([x]) => x)
        const middle = (list: number[]) => (Math.min(...list) + Math.max(...list)) / 2
        // the trunk leans to where they run
        return middle(xs('face')) > middle(xs('body')) ? 1 : -1
      })
    }
    for (let seed = 0; seed < 6; seed++) assert.equal(new Set(flips(seed)).size, 1, `seed ${seed}`)
  })

  it('have the animals beside them that are named, on the same ground', () => {
    const made = compose(makeWish('girl'), { others: [{ ...makeWish('rabbit'), count: 2 }] })
    const feet = [1, 2].map((i) =>
      Math.max(...listPoints(made, new RegExp(`^companion ${i} `)).map(([, y]) => y)),
    )
    const sole = Math.max(...listPoints(made, /^body$/).map(([, y]) => y))
    for (const foot of feet) assert.ok(Math.abs(foot - sole) < 40, `${foot} at ${sole}`)
    const portrait = compose(makeWish('girl', 'crop:avatar'), { others: [makeWish('cat')] })
    assert.ok(portrait.layers.every(({ name }) => !name.startsWith('companion')))
  })

  it('ride a horse: its legs below theirs, its head before them, in the colour asked for', () => {
    for (let seed = 0; seed < 6; seed++) {
      const made = compose(makeWish('boy', 'ride:horse'), { seed })
      const hooves = Math.max(...listPoints(made, /^seat$/).map(([, y]) => y))
      const soles = Math.max(...listPoints(made, /^body$/).map(([, y]) => y))
      assert.ok(hooves > soles + 60, `seed ${seed}: ${hooves.toFixed()} at ${soles.toFixed()}`)
      const xs = (name: RegExp) => listPoints(made, name).map(([x]) => x)
      const [left, right] = [Math.min(...xs(/^seat$/)), Math.max(...xs(/^seat$/))]
      assert.ok(Math.min(...xs(/^face$/)) > left && Math.max(...xs(/^face$/)) < right)
    }
    const white = compose({
      ...makeWish('boy'),
      traits: [{ slot: 'ride', value: 'horse', tint: 'white' }],
    })
    const horse = white.layers.find(({ name }) => name === 'seat')?.forms ?? []
    const pale = horse.filter(({ fill }) => !('kind' in fill) && fill[0] > 0.9)
    assert.ok(pale.length > 1, `${pale.length} pale forms`)
  })

  it('carry what one hand can hold in one hand, an umbrella over the head', () => {
    for (const held of ['umbrella', 'kite', 'bag', 'mug', 'balloons', 'phone'])
      for (const action of ['walk', 'stand', 'run']) {
        const made = compose(makeWish('girl', `action:${action}`, `hold:${held}`))
        assert.ok(listPoints(made, /^near arm$/).length > 0, `${held}, ${action}: arms are clasped`)
        assert.deepEqual(listPoints(made, /^held$/), [], `${held}, ${action}`)
      }
    const under = compose(makeWish('girl', 'action:walk', 'hold:umbrella'))
    const top = (name: RegExp) => Math.min(...listPoints(under, name).map(([, y]) => y))
    assert.ok(top(/^near arm$/) < top(/^(hair|face|worn)$/))
    // 书 in 书包 is no book
    const intent = readIntent('两个拿着书包的男人')
    assert.ok(intent.kind === 'illustration')
    assert.equal(intent.brief.main.count, 2)
    assert.deepEqual(intent.brief.main.traits, [{ slot: 'hold', value: 'bag' }])
  })

  it('have no face from behind', () => {
    for (const id of ['girl', 'man', 'ancient-woman']) {
      const made = compose(makeWish(id, 'view:back'))
      const face = everyForm(made.layers.flatMap(({ forms }) => forms)).filter(({ role }) =>
        isFeature(role),
      )
      assert.deepEqual(face, [], id)
    }
  })

  it('picnic on a cloth that lies under all of them', () => {
    const made = compose(makeWish('family', 'meal:picnic'), { frame: makeFrame(4, 3) })
    const names = made.layers.map(({ name }) => name)
    const cloth = listPoints(made, /^picnic cloth$/).map(([x]) => x)
    const people = listPoints(made, /^\d body$/).map(([x]) => x)
    assert.ok(Math.min(...cloth) < Math.min(...people) && Math.max(...cloth) > Math.max(...people))
    assert.ok(names.indexOf('picnic cloth') < names.findIndex((name) => / body$/.test(name)))
  })

  it('swim with a tail and no leg', () => {
    for (let seed = 0; seed < 4; seed++) {
      const made = compose(makeWish('mermaid', 'action:walk'), { seed })
      const body = made.layers.filter(({ name }) => name === 'body').flatMap(({ forms }) => forms)
      const forms = everyForm(body)
      const low = (list: readonly Form[]) =>
        Math.max(...list.flatMap(({ rings }) => rings.flat().map(([, y]) => y)))
      const skin = low(forms.filter(({ role }) => role === 'skin'))
      const height =
        low(body) - Math.min(...body.flatMap(({ rings }) => rings.flat().map(([, y]) => y)))
      assert.ok(low(body) - skin > height * 0.25, 'skin where there should be a tail')
      const lines = forms.filter(({ role }) => role === 'detail').length
      assert.ok(lines > 12, `${lines} lines: no scales`)
    }
  })
})

describe('a limb', () => {
  it('is one outline through its joints, without a loop where it bends', () => {
    const [ring = []] = limb([
      [[0, 0], 80],
      [[0, 300], 60],
      [[280, 300], 40],
    ])
    // twice the area of a ring that crosses itself is far from what its parts cover
    const area = ring.reduce((sum, [x, y], i) => {
      const [nx, ny] = ring[(i + 1) % ring.length] ?? [x, y]
      return sum + (x * ny - nx * y) / 2
    }, 0)
    const parts = 300 * 140 + 280 * 100 + (Math.PI / 2) * (80 * 80 + 40 * 40)
    assert.ok(
      Math.abs(Math.abs(area) / parts - 1) < 0.06,
      `${area.toFixed()} of ${parts.toFixed()}`,
    )
  })
})

describe('what is said of people', () => {
  const CASES: readonly (readonly [prompt: string, traits: string])[] = [
    ['红伞女孩，雨天', 'hold:umbrella=red'],
    ['打红伞的女孩', 'hold:umbrella=red'],
    ['戴红帽子的男孩', 'wear:cap=red'],
    ['白衣女子', 'clothes:=white'],
    ['红衣少女', 'clothes:=red'],
    ['穿白衬衫的少年', 'clothes:shirt=white'],
    ['骑自行车的少年', 'action:ride'],
    ['骑着马的少年', 'ride:horse'],
    ['骑着一匹白马的将军', 'ride:horse=white'],
    ['女孩骑马', 'ride:horse'],
    ['黑衣人', 'clothes:=black'],
    ['坐在草地上野餐', 'action:floor meal:picnic'],
    ['女孩的背影', 'view:back'],
    ['坐在长椅上的老人', 'action:sit seat:bench'],
    ['站在樱花树下的少女', 'action:stand backdrop:cherry'],
    ['抱着一大束花的女孩', 'hold:bouquet'],
    ['女孩和狗在海滩上奔跑', 'action:run'],
    ['a girl walking in the rain with a red umbrella', 'action:walk hold:umbrella=red'],
  ]
  for (const [prompt, traits] of CASES)
    it(`${prompt}: ${traits}`, () => {
      const intent = readIntent(prompt)
      assert.ok(intent.kind === 'illustration')
      assert.equal(intent.family.id, 'people')
      const said = intent.brief.main.traits.map(
        ({ slot, value, tint }) => `${slot}:${value}${tint ? `=${tint}` : ''}`,
      )
      assert.equal(said.sort().join(' '), traits)
      assert.equal(intent.brief.main.tint, undefined)
    })
})

describe('the place behind an action', () => {
  /** Windows with curtains: cloth behind everybody, over 12 pictures. */
  function countRooms(...traits: string[]): number {
    const seeds = Array.from({ length: 12 }, (_, i) => i + 1)
    return seeds.filter((seed) => {
      const { layers } = compose(makeWish('man', ...traits), { seed })
      const behind = layers.find(({ name }) => name === 'backdrop')
      return behind?.forms.some(({ role }) => role === 'cloth')
    }).length
  }

  it('is no room for somebody who rides or runs', () => {
    assert.ok(countRooms('action:sit') > 0)
    for (const trait of ['action:ride', 'ride:horse']) assert.equal(countRooms(trait), 0, trait)
  })
})

describe('a person who plays with a ball', () => {
  /** Heights of round forms of the figure, 0 at its top and 1 at its feet. */
  function ballHeights(action: string): number[] {
    const { layers } = compose(makeWish('boy', `action:${action}`), { frame: makeFrame(1, 1) })
    const figure = layers.filter(({ name }) => /body|far arm|near arm|features|hair/.test(name))
    const boxes = figure.flatMap(({ forms }) =>
      forms.map(({ role, rings }) => {
        const [xs, ys] = [rings.flat().map(([x]) => x), rings.flat().map(([, y]) => y)]
        const [width, height] = [
          Math.max(...xs) - Math.min(...xs),
          Math.max(...ys) - Math.min(...ys),
        ]
        return { role, width, height, y: (Math.max(...ys) + Math.min(...ys)) / 2 }
      }),
    )
    const [top, foot] = [Math.min(...boxes.map(({ y }) => y)), Math.max(...boxes.map(({ y }) => y))]
    return boxes
      .filter(({ role, width, height }) => role === 'body' && Math.abs(width / height - 1) < 0.02)
      .map(({ y }) => (y - top) / (foot - top))
  }

  it('kicks a football at the foot', () => {
    assert.ok(ballHeights('kick').some((height) => height > 0.8))
  })

  it('throws a basketball over the head', () => {
    assert.ok(ballHeights('shoot').some((height) => height < 0.08))
  })

  for (const [prompt, action] of [
    ['小孩踢足球', 'kick'],
    ['投篮的男人', 'shoot'],
    ['打篮球的男孩', 'shoot'],
  ] as const)
    it(`reads 「${prompt}」 as something done, not held`, () => {
      const intent = readIntent(prompt)
      assert.ok(intent.kind === 'illustration')
      const { traits } = intent.brief.main
      assert.ok(traits.some(({ slot, value }) => slot === 'action' && value === action))
      assert.ok(!traits.some(({ slot }) => slot === 'hold'))
    })
})
