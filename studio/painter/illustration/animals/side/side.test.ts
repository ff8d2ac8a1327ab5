import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Random } from '../../../../lib/random'
import { readIntent } from '../../../intent/intent'
import { paintPicture } from '../../../paint'
import { applyOperations } from '../../../editing/apply'
import { planPicture } from '../../../planning/plan-picture'
import { type PlannedThing, listThings } from '../../../planning/things'
import { layer } from '../../build/form'
import { measureBounds } from '../../uses/compose'
import { speciesOf } from '../species'
import { BUILDS, type BuildId } from './builds'
import { areFromSide } from './compose'
import { isHerd } from './herd'
import { quadruped } from './quadruped'

const SIDE = 128
const GAITS = ['standing', 'walking', 'grazing', 'running'] as const

const wish = (id: string, count: number | null = null, pose?: string) => ({
  ...{ id, count, traits: pose ? [{ slot: 'pose', value: pose }] : [] },
})

function plan(prompt: string, seed = 3) {
  return planPicture({
    ...{ prompt, negativePrompt: '', style: 'flat', width: SIDE, height: SIDE, seed },
  })
}

const animalsIn = (things: readonly PlannedThing[], kinds: RegExp): PlannedThing[] =>
  things.filter(({ kind }) => kinds.test(kind))

/** Share of the smaller one that the two boxes have in common. */
function share({ bounds: a }: PlannedThing, { bounds: b }: PlannedThing): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  const least = Math.min(a.width * a.height, b.width * b.height)
  return width > 0 && height > 0 ? (width * height) / least : 0
}

describe('animals from the side', () => {
  it('leap, and horses and camels are seen so however cute they are', () => {
    const cute = { ...wish('horse'), traits: [{ slot: 'leaps', value: 'yes' }] }
    assert.ok(areFromSide([cute], false, false))
    assert.ok(areFromSide([wish('camel', 3, 'lying')], true, false))
    assert.ok(!areFromSide([wish('dog', 1, 'lying')], true, false))
  })

  it('are longer than high, with their soles where their build says', () => {
    const { coats } = speciesOf('cow')
    for (const id of Object.keys(BUILDS) as BuildId[])
      for (const gait of GAITS) {
        const forms = quadruped(id, coats.brown, gait, new Random(1))
        const { left, right, top, bottom } = measureBounds([layer('one', 'forms', forms)])
        const { feet } = BUILDS[id]
        assert.ok(right - left > (bottom - top) * 0.66, `${id} ${gait}`)
        if (gait === 'running') assert.ok(bottom < feet, `${id} ${gait} ${bottom}`)
        else assert.ok(Math.abs(bottom - feet) < 40, `${id} ${gait} ${bottom} ${feet}`)
      }
  })

  it('are chosen where animals are somewhere, and portraits stay', () => {
    const from = (cast: ReturnType<typeof wish>[], inPlace: boolean) =>
      areFromSide(cast, inPlace, false)
    assert.ok(from([wish('tiger')], true) && from([wish('elephant')], true))
    assert.ok(!from([wish('tiger')], false) && !from([wish('tiger', null, 'sitting')], true))
    assert.ok(!from([wish('dog')], true) && from([wish('dog', null, 'walking')], false))
    assert.ok(from([wish('dog'), wish('cow')], false) && !from([wish('dog'), wish('cat')], false))
    assert.ok(!from([wish('cow'), wish('hamster')], true))
    assert.ok(isHerd(wish('sheep', 7), []) && !isHerd(wish('cat', 7), []))
  })

  it('of two kinds stand side by side in a meadow', () => {
    for (const [prompt, kinds, count] of [
      ['羊和牛', /^(sheep|cow)$/, 2],
      ['马和小狗', /^(horse|dog)$/, 2],
      ['一群羊和牧羊犬', /^(sheep|dog)$/, 7],
    ] as const) {
      const planned = plan(prompt)
      assert.ok(planned.picture.kind === 'illustration' && planned.picture.place, prompt)
      const seen = animalsIn(listThings(planned), kinds)
      assert.equal(seen.length, count, prompt)
      assert.equal(new Set(seen.map(({ kind }) => kind)).size, 2, prompt)
      for (const one of seen) assert.ok(one.bounds.width > one.bounds.height * 0.7, prompt)
    }
  })

  it('that an edit adds stand as the others do, in proportion, next to them', () => {
    for (const seed of [1, 3, 5]) {
      const cows = plan('湖边草地上的几头牛', seed)
      const applied = applyOperations(cows, [
        { op: 'add', to: '羊' },
        { op: 'add', to: '羊' },
      ])
      assert.ok('plan' in applied)
      const things = listThings(applied.plan)
      const [cow] = animalsIn(things, /^cow$/)
      const [first, second] = animalsIn(things, /^sheep$/)
      for (const { bounds } of [first, second]) {
        assert.ok(bounds.width > bounds.height, `${seed} ${JSON.stringify(bounds)}`)
        assert.ok(bounds.height < cow.bounds.height, `${seed}`)
      }
      assert.ok(share(first, second) < 0.1, `${seed} ${share(first, second)}`)
    }
  })
})

it('a named background is behind animals that are seen from the side', () => {
  for (const prompt of ['恐龙，白色背景', '奔跑的马，白色背景']) {
    const { rgba } = paintPicture({
      ...{ prompt, negativePrompt: '', style: 'flat' },
      ...{ width: 96, height: 96, seed: 7 },
    })
    assert.ok(Math.min(...rgba.subarray(0, 3)) > 225, `${prompt}: ${rgba.subarray(0, 3).join()}`)
  }
})

it('the colour of something unknown is not the animal’s', () => {
  const intent = readIntent('狮子坐在椅子上，背后是红色帷幕')
  assert.ok(intent.kind === 'illustration')
  assert.equal(intent.brief.main.tint, undefined)
})
