import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { repetitions } from '../../testing/effort'
import { applyOperations } from '../editing/apply'
import type { OperationInput } from '../editing/operations'
import { renderEdit } from '../editing/render'
import { planEdit } from '../editing/sentence/plan-edit'
import { FAMILIES } from '../illustration/registry'
import { type Plan, parsePlan } from '../planning/plan'
import { planPicture } from '../planning/plan-picture'
import { renderPlan } from '../planning/render'
import { type PlannedThing, listThings } from '../planning/things'
import { STYLES, type StyleId } from '../slots'
import { isSmallThing } from './small'

const SIDE = 128
const TURNS = repetitions('styles of things added to landscapes', { usual: 3, all: STYLES.length })

function open(prompt: string, style: StyleId = 'flat', seed = 3): Plan {
  const plan = planPicture({ prompt, negativePrompt: '', style, width: SIDE, height: SIDE, seed })
  assert.equal(plan.picture.kind, 'landscape', prompt)
  return plan
}

/** Applies to a plan as it is stored, and reads the result as stored. */
function edit(before: Plan, ...operations: OperationInput[]) {
  const stored = parsePlan(JSON.parse(JSON.stringify(before)))
  assert.ok(stored)
  const applied = applyOperations(stored, operations)
  assert.ok('plan' in applied, JSON.stringify(applied))
  const plan = parsePlan(JSON.parse(JSON.stringify(applied.plan)))
  assert.ok(plan)
  return { ...applied, plan }
}

function find(plan: Plan, id: string): PlannedThing {
  const thing = listThings(plan).find((one) => one.id === id)
  assert.ok(thing, `${id} of ${listThings(plan).map((one) => one.id)}`)
  return thing
}

const findFoot = ({ bounds }: PlannedThing): number => bounds.y + bounds.height

const ADDED = [
  ['雪地，小木屋', '雪人', 'snowman'],
  ['草原，远山', '牛', 'cow'],
  ['海上日落', '轮船', 'ship'],
  ['村庄', '自行车', 'bicycle'],
] as const

describe('a thing of the illustrations in a landscape', () => {
  test('is added in every style: seen, and no pixel elsewhere is another one', () => {
    STYLES.forEach((style, turn) => {
      if (turn % Math.ceil(STYLES.length / TURNS) !== 0) return
      const [prompt, to, kind] = ADDED[turn % ADDED.length]
      const before = open(prompt, style)
      const { plan, changed } = edit(before, { op: 'add', to })
      const added = find(plan, `${kind}-1`)
      assert.deepEqual([added.kind, added.words, added.name], [kind, [to], added.name])
      assert.ok(added.outline.length > 3 && added.bounds.height < 0.4, style)
      const old = renderPlan(before)
      const { rgba } = renderEdit({ plan: before, rgba: old.rgba }, plan)
      let [inside, outside] = [0, 0]
      for (let i = 0; i < SIDE * SIDE; i++) {
        const [x, y] = [((i % SIDE) + 0.5) / SIDE, (Math.floor(i / SIDE) + 0.5) / SIDE]
        const isChanged = [0, 1, 2].some((c) => old.rgba[i * 4 + c] !== rgba[i * 4 + c])
        if (!isChanged) continue
        const isThere = changed.some(
          (box) => x > box.x && y > box.y && x < box.x + box.width && y < box.y + box.height,
        )
        if (isThere) inside++
        else outside++
      }
      assert.equal(outside, 0, style)
      assert.ok(inside > 20, `${style} ${inside}`)
    })
  })

  test('stands where its foot is named, larger the nearer it is', () => {
    const before = open('草原，蓝天', 'flat', 11)
    const at = (x: number, y: number): PlannedThing =>
      find(edit(before, { op: 'add', to: '帐篷', x, y }).plan, 'tent-1')
    const [far, near] = [at(0.3, 0.84), at(0.62, 0.95)]
    for (const [thing, x, y] of [
      [far, 0.3, 0.84],
      [near, 0.62, 0.95],
    ] as const) {
      assert.ok(Math.abs(thing.bounds.x + thing.bounds.width / 2 - x) < 0.05, `${x}`)
      assert.ok(Math.abs(findFoot(thing) - y) < 0.035, `${y} ${findFoot(thing)}`)
    }
    assert.ok(near.bounds.height > far.bounds.height * 1.2)
  })

  test('does not stand on water, and a ship not on land', () => {
    const sea = open('海边', 'flat', 1)
    const car = find(edit(sea, { op: 'add', to: '汽车', x: 0.3, y: 0.9 }).plan, 'car-1')
    assert.ok(findFoot(car) < 0.75, `${findFoot(car)}`)
    const river = open('江南水乡', 'flat', 14)
    const ship = find(edit(river, { op: 'add', to: '轮船', x: 0.5, y: 0.97 }).plan, 'ship-1')
    assert.ok(findFoot(ship) < 0.9, `${findFoot(ship)}`)
  })

  test('takes every edit of a thing, and the others stay', () => {
    const { plan } = edit(
      open('草原，远山'),
      { op: 'add', to: '汽车' },
      { op: 'add', to: '猫头鹰' },
    )
    const car = find(plan, 'car-1')
    const red = edit(plan, { op: 'recolour', target: 'car-1', to: '红色' }).plan
    assert.deepEqual(find(red, 'car-1').bounds, car.bounds)
    const moved = edit(
      red,
      { op: 'mirror', target: 'car-1' },
      { op: 'move', target: 'car-1', dx: -0.1, dy: 0 },
      { op: 'scale', target: 'car-1', factor: 1.4 },
    ).plan
    assert.ok(find(moved, 'car-1').bounds.height > car.bounds.height * 1.2)
    const two = edit(moved, { op: 'count', target: 'car-1', to: 2 }).plan
    assert.equal(listThings(two).filter(({ kind }) => kind === 'car').length, 2)
    const other = edit(two, { op: 'replace', target: 'car-1', to: '大象' }).plan
    assert.equal(find(other, 'car-1').kind, 'elephant')
    assert.ok(
      !listThings(edit(plan, { op: 'remove', target: 'car-1' }).plan).some(
        ({ id }) => id === 'car-1',
      ),
    )
  })

  test('knows the traits of its family', () => {
    const { plan } = edit(open('草原，远山'), { op: 'add', to: '女孩' })
    const dressed = edit(plan, { op: 'trait', target: 'girl-1', to: '戴红帽子' }).plan
    const row = dressed.things.find(({ id }) => id === 'girl-1')
    assert.ok(row?.subject?.traits?.some(({ tint }) => tint === 'red'))
    const refused = applyOperations(plan, [{ op: 'trait', target: 'girl-1', to: '下蛋' }])
    assert.ok('refused' in refused && refused.refused.alternatives.length > 0)
  })

  test('is what landscapes know by a word of their own, and swims half under water', () => {
    const cat = open('草原，远处的一只猫')
    const dressed = edit(cat, { op: 'trait', target: 'cat-1', to: '戴红帽子' }).plan
    assert.ok(find(dressed, 'cat-1').bounds.height < 0.4)
    const whale = find(open('海，鲸鱼', 'flat', 9), 'whale-1')
    assert.ok(whale.bounds.width > whale.bounds.height, JSON.stringify(whale.bounds))
  })

  test('stands on its feet, seen from the side, where it is an animal of pastures', () => {
    for (const [word, kind] of [
      ['牛', 'cow'],
      ['羊', 'sheep'],
      ['水牛', 'cow'],
    ] as const) {
      const { bounds } = find(edit(open('草原，远山'), { op: 'add', to: word }).plan, `${kind}-1`)
      assert.ok(bounds.width > bounds.height, `${word} ${JSON.stringify(bounds)}`)
    }
    const herd = listThings(open('草地上的羊群')).filter(({ kind }) => kind === 'sheep')
    assert.ok(herd.length > 2 && herd.every(({ bounds }) => bounds.height < 0.3))
  })

  test('is refused with the nearest things where no family draws it', () => {
    const refused = applyOperations(open('沙漠'), [{ op: 'add', to: '食蚁兽' }])
    assert.ok('refused' in refused)
    assert.match(refused.refused.alternatives.join(' '), /穿山甲/)
    assert.ok('refused' in applyOperations(open('沙漠'), [{ op: 'add', to: '海报' }]))
  })

  test('is what a sentence adds, with its number and its place', () => {
    const lake = open('湖边小屋，小船，月亮', 'watercolour')
    const picture = { plan: lake, things: listThings(lake) }
    for (const [sentence, kind, number] of [
      ['加一个雪人', 'snowman', 1],
      ['湖边放一张长椅', 'bench', 1],
      ['加两头牛', 'cow', 2],
      ['在小屋旁边加一只小羊', 'sheep', 1],
    ] as const) {
      const { plans, declined } = planEdit(picture, { sentence })
      const operations = plans[0]?.operations
      assert.ok(operations, `${sentence}: ${declined?.message}`)
      const { plan } = edit(lake, ...operations)
      const added = plan.things.filter((thing) => thing.kind === kind && thing.added)
      assert.equal(added.length, number, sentence)
      for (const { id } of added) find(plan, id)
    }
  })

  test('is in a plan only where something draws it', () => {
    const stored = edit(open('草原，远山'), { op: 'add', to: '牛' }).plan
    const things = stored.things.map((thing) =>
      thing.kind === 'cow' ? { ...thing, subject: { id: 'mammoth', count: 1 } } : thing,
    )
    assert.equal(parsePlan({ ...stored, things }), null)
    assert.ok(!isSmallThing('poster') && isSmallThing('cow'))
  })
})

/** Things of each family that are put into a scene one after the other. */
const EACH = repetitions('things of each family in a landscape', { usual: 2, all: 500 })

test('each thing of the families can be put into a landscape', () => {
  const before = open('草原，远山')
  for (const { things } of FAMILIES) {
    const small = Object.keys(things).filter(isSmallThing)
    for (const id of small.slice(0, EACH)) {
      const subject = { id, count: 1, traits: [] }
      const row = { id: `${id}-1`, key: `added ${id}-1 0`, kind: id, name: id, words: [] }
      const plan = { ...before, things: [{ ...row, rest: null, subject, added: true }] }
      assert.equal(listThings(plan).length, 1, id)
    }
  }
})
