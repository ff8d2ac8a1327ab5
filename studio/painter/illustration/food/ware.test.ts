import assert from 'node:assert/strict'
import { it } from 'node:test'
import { Random } from '../../../lib/random'
import { readIntent } from '../../intent/intent'
import type { TintId } from '../../slots'
import type { Brief, Family, ThingWish } from '../family'
import { type Layer, makeFrame } from '../node'
import { products } from '../products/family'
import { food } from './family'

function compose({ compose: make }: Family, main: ThingWish): readonly Layer[] {
  const brief: Brief = {
    main,
    ...{ others: [], texts: [], traits: [], time: null, season: null, tint: null },
    ...{ weather: new Set(), moods: new Set() },
  }
  const given = { brief, frame: makeFrame(512, 512), random: new Random(5) }
  return make({ ...given, style: 'flat', standsInSetting: false }).layers
}

const draw = (id: string, tint: TintId): string =>
  JSON.stringify(compose(food, { id, count: null, traits: [{ slot: 'ware', value: '', tint }] }))

it('a dish takes the colour of its plate, cup or bowl if it has one, and no other does', () => {
  for (const id of Object.keys(food.things)) {
    const isDyed = draw(id, 'purple') !== draw(id, 'green')
    assert.equal(food.takes?.('ware', id), isDyed, id)
  }
})

it('what a dish is served on is no second thing, and goods have none of their own', () => {
  for (const prompt of ['一杯拿铁咖啡，白色陶瓷杯', '饺子，装在白色盘子里', '蛋糕放在白色盘子上']) {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration', prompt)
    const { main, others } = intent.brief
    assert.deepEqual(others, [], prompt)
    assert.equal(main.traits.find(({ slot }) => slot === 'ware')?.tint, 'white', prompt)
  }
  const cup = readIntent('白色陶瓷杯')
  assert.ok(cup.kind === 'illustration' && cup.brief.main.tint === 'white')
})

it('one balloon is one, and a cup has the colour of what it is made of', () => {
  const countForms = (layers: readonly Layer[]): number =>
    layers.reduce((sum, { forms }) => sum + forms.length, 0)
  const [one, bunch] = [
    compose(products, { id: 'balloon', count: 1, traits: [] }),
    compose(products, { id: 'balloon', count: null, traits: [] }),
  ]
  assert.ok(countForms(one) <= countForms(bunch) - 8)
  const cup = (tint: TintId): string =>
    JSON.stringify(
      compose(products, {
        ...{ id: 'mug', count: null },
        traits: [{ slot: 'material', value: 'ceramic', tint }],
      }),
    )
  assert.notEqual(cup('white'), cup('red'))
})
