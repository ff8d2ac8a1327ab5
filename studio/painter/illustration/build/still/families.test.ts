import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Random, hashText } from '../../../../lib/random'
import type { TintId } from '../../../slots'
import { AIRY_TRAITS } from '../../aglow'
import type { Brief, Family, Trait } from '../../family'
import { food } from '../../food/family'
import { type Form, type Illustration, STAGES, makeFrame } from '../../node'
import { repetitions } from '../../../../testing/effort'
import { INDOORS, LIT } from '../../light/effects'
import { products } from '../../products/family'
import { isPlaneFigure } from '../../products/figures'
import { measureBox } from './item'

const RATIOS = [
  [1024, 1024],
  [576, 1024],
  [1024, 576],
] as const

/** They take turns where there are fewer than all: each family meets every one. */
const SHAPES = repetitions('shapes of each still thing', { usual: 1, all: RATIOS.length })
const SEEDS = repetitions('seeds of each still thing', { usual: 2, all: 3 })

/** Dishes that between them bear every flavour and topping. */
const TRAIT_BEARERS =
  'noodles cake milk-tea juice burger pizza congee rice dumplings ice-cream wine coffee'.split(' ')

interface Asked {
  readonly count?: number
  readonly tint?: TintId
  readonly traits?: readonly Trait[]
}

function makeBrief(id: string, { count, tint, traits = [] }: Asked = {}): Brief {
  return {
    main: { id, count: count ?? null, traits, ...(tint && { tint }) },
    ...{ others: [], texts: [], traits: [], time: null, season: null, tint: null },
    ...{ weather: new Set(), moods: new Set() },
  }
}

function compose(
  family: Family,
  id: string,
  seed: number,
  asked: Asked = {},
  size: readonly [number, number] = RATIOS[0],
  standsInSetting = false,
): Illustration {
  return family.compose({
    ...{ brief: makeBrief(id, asked), frame: makeFrame(...size), random: new Random(seed) },
    ...{ style: 'soft', standsInSetting },
  })
}

function listForms({ layers }: Illustration, stages: readonly string[]): Form[] {
  return layers.filter(({ stage }) => stages.includes(stage)).flatMap(({ forms }) => forms)
}

function assertFinite(forms: readonly Form[], id: string): void {
  for (const { rings, inside } of forms) {
    for (const ring of rings) for (const [x, y] of ring) assert.ok(Number.isFinite(x + y), id)
    assertFinite(inside ?? [], id)
  }
}

/** Fingerprint of a drawing, without every point of it. */
function hash(illustration: Illustration): number {
  const described = listForms(illustration, STAGES).map(({ role, rings, fill, inside }) => [
    ...[role, rings.length, rings[0]?.[0], rings[0]?.[3], fill, inside?.length],
    ...[inside?.[0]?.rings[0]?.[0], inside?.[0]?.fill],
  ])
  return hashText(JSON.stringify(described))
}

for (const family of [food, products]) {
  describe(`the family ${family.id}`, () => {
    // plane figures lie on a sheet (figures.test.ts)
    const ids = Object.keys(family.things).filter((id) => !isPlaneFigure(id))

    it('composes every thing in every shape of frame, large and within it', () => {
      for (const [at, id] of ids.entries()) {
        for (let turn = 0; turn < SHAPES; turn++) {
          const i = (at + turn) % RATIOS.length
          const size = RATIOS[i] ?? RATIOS[0]
          const illustration = compose(family, id, 3 + i, {}, size)
          if (turn === 0)
            assertFinite(
              illustration.layers.flatMap(({ forms }) => forms),
              id,
            )
          const things = illustration.layers.filter(({ name }) => name === 'things')
          const { left, right, top, bottom } = measureBox(things.flatMap(({ forms }) => forms))
          const { width, height } = illustration.frame
          const largest = Math.max(right - left, bottom - top)
          assert.ok(largest > 333, `${id} ${size.join('x')}: ${largest} units large`)
          assert.ok(left > -60 && right < width + 60, `${id} ${size.join('x')}: ${left}..${right}`)
          assert.ok(top > -60 && bottom < height + 60, `${id} ${size.join('x')}: ${top}..${bottom}`)
        }
      }
    })

    it('draws one seed one way and others otherwise', () => {
      for (const id of ids) {
        const seeds = Array.from({ length: SEEDS }, (_, seed) =>
          hash(compose(family, id, 1 + seed)),
        )
        assert.equal(hash(compose(family, id, 1)), seeds[0], id)
        assert.equal(new Set(seeds).size, SEEDS, id)
      }
    })

    it('draws as many as are asked for', () => {
      for (const id of ids) {
        const one = compose(family, id, 4, { count: 1 })
        const three = compose(family, id, 4, { count: 3 })
        const count = (from: Illustration) => listForms(from, ['forms']).length
        assert.ok(count(three) > count(one) * 1.6, `${id}: ${count(three)} after ${count(one)}`)
      }
    })

    it('leaves ground and backdrop out in a painted place', () => {
      for (const id of ids) {
        const inPlace = compose(family, id, 2, {}, RATIOS[0], true)
        assert.equal(listForms(inPlace, ['ground', 'setting']).length, 0, id)
      }
    })

    it('lets every trait change what is drawn of some thing', () => {
      const bearers = family === food ? TRAIT_BEARERS : ids
      const plain = new Map(bearers.map((id) => [id, hash(compose(family, id, 1))]))
      // Those of the air are drawn around the composed thing (aglow.test.ts).
      // grounds that fade or have no colour of their own are those of a layout (goods.test.ts),
      // and corners those of plane figures
      const isOfLayout = (key: string): boolean =>
        /^(?:background:(?:plain|.*-fade)|corner:.*)$/.test(key)
      const own = Object.keys(family.traits).filter((one) => !(one in AIRY_TRAITS))
      for (const key of own.filter((one) => !isOfLayout(one))) {
        const [slot, value] = key.split(':')
        // a strap is there anyway, in a colour of its own
        const traits = [{ slot, value, ...(slot === 'strap' && { tint: 'red' as const }) }]
        const changed = bearers.some(
          (id) => hash(compose(family, id, 1, { traits })) !== plain.get(id),
        )
        assert.ok(changed, key)
      }
    })

    it('claims no word for two things, nor for two properties of one thing', () => {
      // 紫砂壶 is a pot and what it is made of, 薄荷 lies in a soup and on a glass
      // mint is on a glass or its taste, beads and ice are in a glass or beside it: the first one is taken
      const isOfThing = (id: string, key: string): boolean =>
        !/^(?:garnish|drops|flavour|ice):/.test(key) &&
        (family.takes?.(key.split(':')[0] ?? '', id) ?? true)
      const listTwice = (rows: Readonly<Record<string, string>>, has: (key: string) => boolean) => {
        const own = Object.entries(rows).filter(([key]) => has(key))
        const words = own.flatMap(([, list]) => list.split(/\s+/))
        return words.filter((word, i) => words.indexOf(word) !== i)
      }
      assert.deepEqual(
        listTwice(family.things, () => true),
        [],
      )
      for (const id of Object.keys(family.things))
        assert.deepEqual(
          listTwice(family.traits, (key) => isOfThing(id, key)),
          [],
          id,
        )
    })
  })
}

describe('an interior', () => {
  const inside = (family: Family, id: string): Illustration =>
    family.compose({
      ...{ frame: makeFrame(1024, 1024), random: new Random(3), style: 'flat' as const },
      ...{ brief: { ...makeBrief(id), traits: [{ slot: LIT, value: INDOORS }] } },
      standsInSetting: true,
    })

  it('has a table for what is small, and the floor for guitars and shoes', () => {
    const hasTable = (id: string): boolean =>
      inside(products, id).layers.some(({ name }) => name === 'board')
    for (const id of ['vase', 'clock', 'laptop']) assert.ok(hasTable(id), id)
    for (const id of ['guitar', 'violin', 'sneaker', 'heels', 'rug']) {
      assert.ok(!hasTable(id), id)
      const things = inside(products, id).layers.filter(({ name }) => name === 'things')
      const { bottom } = measureBox(things.flatMap(({ forms }) => forms))
      assert.ok(bottom > 1000 * 0.86, id)
    }
  })

  it('shows a cup from the side', () => {
    const { forms } = inside(food, 'coffee').layers.find(({ name }) => name === 'things') ?? {}
    const { left, right, top, bottom } = measureBox(forms ?? [])
    assert.ok(bottom - top < (right - left) * 0.8)
  })
})

describe('the colour asked for', () => {
  it('changes a product', () => {
    for (const id of Object.keys(products.things)) {
      const [red, blue] = (['red', 'blue'] as const).map((tint) =>
        hash(compose(products, id, 1, { tint })),
      )
      assert.notEqual(red, blue, id)
    }
  })
})
