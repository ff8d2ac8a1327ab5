import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Random } from '../../../lib/random'
import type { Brief, Trait } from '../family'
import { type Form, type Frame, type Illustration, makeFrame, isFeature } from '../node'
import { flat } from '../styles/flat'
import { GROUPS, PARTS } from './cast/roles'
import { dyeCloth } from './colours'
import { PEOPLE } from './family'

const FRAMES = [makeFrame(3, 4), makeFrame(9, 16), makeFrame(16, 9), makeFrame(1, 1)]

function makeBrief(id: string, traits: readonly Trait[] = [], count: number | null = null): Brief {
  return {
    main: { id, count, traits },
    ...{
      others: [],
      texts: [],
      traits: traits.filter(({ slot }) => slot === 'backdrop'),
      weather: new Set(),
      moods: new Set(),
    },
    ...{ time: null, season: null, tint: null },
  }
}

function compose(brief: Brief, frame: Frame, seed = 1, standsInSetting = false): Illustration {
  const random = new Random(seed)
  return PEOPLE.compose({ brief, frame, random, style: 'flat', standsInSetting })
}

function trait(text: string): Trait {
  const [slot = '', value = ''] = text.split(':')
  return { slot, value }
}

function everyForm(forms: readonly Form[]): Form[] {
  return forms.flatMap((form) => [form, ...everyForm(form.inside ?? [])])
}

/** One number for a drawing: it changes with any point, colour or role. */
function print({ layers }: Illustration): number {
  let sum = 7
  const add = (value: number) => {
    sum = (Math.imul(sum, 31) + Math.round(value * 50)) | 0
  }
  for (const form of everyForm(layers.flatMap(({ forms }) => forms))) {
    add(form.role.length)
    const colour = 'kind' in form.fill ? form.fill.stops[0]?.colour : form.fill
    for (const part of colour ?? []) add(part * 100)
    for (const ring of form.rings)
      for (let i = 0; i < ring.length; i += 5) add(ring[i][0] + ring[i][1])
  }
  return sum
}

/** Left, top, right, bottom of what is no ground. */
function extent({ layers }: Illustration): [number, number, number, number] {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { stage, forms } of layers) {
    if (stage === 'ground' || stage === 'setting') continue
    for (const { rings } of forms)
      for (const [x, y] of rings.flat()) {
        box[0] = Math.min(box[0], x)
        box[1] = Math.min(box[1], y)
        box[2] = Math.max(box[2], x)
        box[3] = Math.max(box[3], y)
      }
  }
  return box
}

describe('people', () => {
  it('draws everybody it has words for, in every frame, with a face inside it', () => {
    for (const [i, id] of Object.keys(PEOPLE.things).entries()) {
      assert.ok(id in PARTS || id in GROUPS, `${id} has words but is nobody`)
      const frame = FRAMES[i % FRAMES.length]
      const drawn = compose(makeBrief(id), frame, i)
      const [left, top, right, bottom] = extent(drawn)
      assert.ok(right - left > 1000 / 3 && bottom - top > 1000 / 3, `${id} is small`)
      assert.ok(top > -20, `${id} is cut at the top: ${top}`)
      const whole = PARTS[id]?.acts !== undefined
      assert.ok(whole || bottom >= frame.height, `${id} ends above the lower edge`)
      const features = drawn.layers
        .flatMap(({ forms }) => everyForm(forms))
        .filter(({ role }) => isFeature(role))
      assert.ok(features.length > 8, `${id} has no face`)
      for (const { rings } of features)
        for (const [x, y] of rings.flat())
          assert.ok(
            x > 0 && x < frame.width && y > 0 && y < frame.height,
            `${id}: a face leaves the picture`,
          )
    }
  })

  it('names words for every part and group', () => {
    const missing = [...Object.keys(PARTS), ...Object.keys(GROUPS)].filter(
      (id) => !(id in PEOPLE.things),
    )
    const silent = new Set(['barber', 'reader'])
    assert.deepEqual(
      missing.filter((id) => !silent.has(id)),
      [],
    )
  })

  it('draws the same forms from the same seed and others from another', () => {
    const brief = makeBrief('woman')
    assert.equal(print(compose(brief, FRAMES[0], 5)), print(compose(brief, FRAMES[0], 5)))
    const kinds = new Set(
      Array.from({ length: 8 }, (_, seed) => print(compose(brief, FRAMES[0], seed))),
    )
    assert.equal(kinds.size, 8)
  })

  it('lets every trait that it lists change the drawing', () => {
    const seeds = [0, 1]
    const plain = new Map<string, number[]>()
    for (const key of Object.keys(PEOPLE.traits)) {
      const asked = trait(key)
      if (/^(crop|together)$/.test(asked.slot) || asked.value === '') continue
      // what most people have anyway may change nothing
      if (key === 'haircolour:black' || key === 'view:front') continue
      const thing = asked.slot === 'beard' ? 'man' : key === 'look:modern' ? 'court-lady' : 'person'
      const before =
        plain.get(thing) ?? seeds.map((seed) => print(compose(makeBrief(thing), FRAMES[0], seed)))
      plain.set(thing, before)
      const after = seeds.map((seed) => print(compose(makeBrief(thing, [asked]), FRAMES[0], seed)))
      assert.ok(
        after.some((value, i) => value !== before[i]),
        `${key} changes nothing`,
      )
    }
  })

  it('gives a tint to the part that it is said of', () => {
    const skinned = compose(
      makeBrief('girl', [{ slot: 'hair', value: '', tint: 'pink' }]),
      FRAMES[3],
      2,
    )
    const hair = skinned.layers
      .flatMap(({ forms }) => everyForm(forms))
      .find(({ role }) => role === 'hair')
    assert.ok(hair && 'kind' in hair.fill)
    const hue = hair.fill.stops[1]?.colour[2] ?? 0
    assert.ok(hue > -20 && hue < 30, `pink hair has hue ${hue}`)
  })

  it('gives a cape its own colour, and leaves trousers and hat theirs', () => {
    const cape = { slot: 'wear', value: 'cape', tint: 'red' } as const
    const legs = { slot: 'legs', value: 'trousers', tint: 'black' } as const
    const cap = { slot: 'wear', value: 'cap', tint: 'blue' } as const
    const full = trait('crop:full')
    const colours = (...traits: Trait[]): Set<string> =>
      new Set(
        compose(makeBrief('boy', [...traits, full]), FRAMES[0]).layers.flatMap(({ forms }) =>
          everyForm(forms).map(({ fill }) => String('kind' in fill ? '' : fill)),
        ),
      )
    const all = colours(cape, legs, cap)
    for (const one of [cape, legs, cap]) {
      const dye = dyeCloth(one)
      assert.ok(dye && all.has(String(dye)), one.value)
    }
  })

  it('draws as many people as are asked for', () => {
    const heads = (drawn: Illustration) =>
      drawn.layers.filter(({ name }) => name.endsWith('face')).length
    assert.equal(heads(compose(makeBrief('girl'), FRAMES[3])), 1)
    assert.equal(heads(compose(makeBrief('girl', [], 3), FRAMES[3])), 3)
    assert.equal(heads(compose(makeBrief('big-family'), FRAMES[3])), 4)
    assert.equal(
      heads(compose({ ...makeBrief('man'), others: [makeBrief('little-girl').main] }, FRAMES[3])),
      2,
    )
  })

  it('closes a crossed collar to the right also on a figure that is mirrored', () => {
    // the sash and the last band of a collar lie on top: its lower end must be on the viewer's left
    for (let seed = 0; seed < 12; seed++) {
      const drawn = compose(
        makeBrief('ancient-man', [trait('clothes:hanfu'), trait('view:turned')]),
        FRAMES[3],
        seed,
      )
      const sleeves = drawn.layers.find(({ name }) => name === 'sleeves')?.forms ?? []
      const bands = sleeves.filter(({ role, rings }) => role === 'cloth' && rings.length === 1)
      const upper = bands.at(-1)?.rings[0] ?? []
      const lowest = upper.reduce((a, b) => (b[1] > a[1] ? b : a), upper[0] ?? [0, 0])
      const highest = upper.reduce((a, b) => (b[1] < a[1] ? b : a), upper[0] ?? [0, 0])
      if (bands.length < 4) continue
      assert.ok(lowest[0] < highest[0], `seed ${seed}: left over right`)
    }
  })

  it('shows named boots and gloves in their colours, from head to foot', () => {
    const red = dyeCloth({ tint: 'red' })
    for (const [slot, value] of [
      ['shoes', 'wellies'],
      ['shoes', 'boots'],
      ['wear', 'gloves'],
    ] as const)
      for (const id of ['girl', 'little-boy', 'grandfather']) {
        const drawn = compose(makeBrief(id, [{ slot, value, tint: 'red' }]), FRAMES[3])
        const forms = everyForm(drawn.layers.flatMap(({ forms: own }) => own))
        const dyed = forms.filter(({ fill }) => JSON.stringify(fill) === JSON.stringify(red))
        assert.ok(dyed.length >= 2, `${id}, ${value}`)
        assert.ok(drawn.layers.some(({ name }) => name === 'shadow'))
      }
  })

  it('leaves its ground out where it stands in a painted place', () => {
    const drawn = compose(makeBrief('girl'), FRAMES[0], 1, true)
    assert.ok(drawn.layers.every(({ stage }) => stage !== 'ground' && stage !== 'setting'))
  })

  it('paints a portrait in which the face differs from its ground', () => {
    const illustration = compose(makeBrief('doctor'), FRAMES[3], 1)
    const rgba = flat({
      ...{ illustration, size: { width: 128, height: 128 }, random: new Random(1) },
      report: () => undefined,
    })
    const at = (x: number, y: number) =>
      (Math.round((y * 128) / 1000) * 128 + Math.round((x * 128) / 1000)) * 4
    const face = at(illustration.focus.x, illustration.focus.y + 30)
    const corner = at(990, 10)
    assert.notEqual(rgba[face], rgba[corner])
  })
})
