import assert from 'node:assert/strict'
import { test } from 'node:test'
import { repetitions } from '../../testing/effort'
import { parsePlan } from '../planning/plan'
import { planPicture } from '../planning/plan-picture'
import { renderPlan } from '../planning/render'
import { type ThingBounds, listThings } from '../planning/things'
import type { StyleId } from '../slots'
import { applyOperations } from './apply'
import type { OperationInput } from './operations'
import { renderEdit } from './render'

const SIDE = 128
const EDITED = repetitions('kinds of edits of one thing', { usual: 3, all: 10 })
const WHOLE = repetitions('kinds of edits of the whole picture', { usual: 2, all: 5 })

function plan(prompt: string, style: StyleId | null = null, seed = 5) {
  return planPicture({ prompt, negativePrompt: '', style, width: SIDE, height: SIDE, seed })
}

/** Applies to a plan as it is stored; fails for what is refused. */
function edit(before: ReturnType<typeof plan>, ...operations: OperationInput[]) {
  const stored = parsePlan(JSON.parse(JSON.stringify(before)))
  assert.ok(stored)
  const applied = applyOperations(stored, operations)
  assert.ok('plan' in applied, JSON.stringify(applied))
  assert.ok(parsePlan(JSON.parse(JSON.stringify(applied.plan))))
  return applied
}

/** Share of the pixels inside or outside of some bounds that differ. */
function changedShare(
  a: Uint8ClampedArray,
  b: Uint8ClampedArray,
  bounds: readonly ThingBounds[],
  side: 'inside' | 'outside',
): number {
  let [changed, all] = [0, 0]
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [((i % SIDE) + 0.5) / SIDE, (Math.floor(i / SIDE) + 0.5) / SIDE]
    const isInside = bounds.some(
      (box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
    )
    if (isInside !== (side === 'inside')) continue
    all++
    if ([0, 1, 2].some((c) => Math.abs(a[i * 4 + c] - b[i * 4 + c]) > 8)) changed++
  }
  return changed / Math.max(1, all)
}

const measureBounds = (of: ReturnType<typeof plan>, id: string): ThingBounds => {
  const thing = listThings(of).find((one) => one.id === id)
  assert.ok(thing, `${id} is not visible`)
  return thing.bounds
}

test('a removed thing is painted over by what lies behind it, and only there', () => {
  for (const [prompt, id, style] of [
    ['海上日落，灯塔，帆船', 'lighthouse-1', 'flat'],
    ['夕阳下海边的女孩', 'girl-1', 'soft'],
    ['草莓蛋糕', 'strawberry-cake-1', 'flat'],
  ] as const) {
    const before = plan(prompt, style)
    const { plan: after, changed } = edit(before, { op: 'remove', target: id })
    const painted = renderPlan(before)
    const { rgba } = renderEdit({ plan: before, rgba: painted.rgba }, after)
    assert.ok(!listThings(after).some((thing) => thing.id === id), prompt)
    assert.ok(changedShare(painted.rgba, rgba, [measureBounds(before, id)], 'inside') > 0.3, prompt)
    assert.equal(changedShare(painted.rgba, rgba, changed, 'outside'), 0, prompt)
  }
})

test('a moved, scaled and mirrored thing lies where it was sent; all others stay where they were', () => {
  const before = plan('海上日落，灯塔，帆船')
  const old = measureBounds(before, 'sailboat-1')
  const lighthouse = measureBounds(before, 'lighthouse-1')
  const { plan: after } = edit(
    before,
    { op: 'move', target: 'sailboat-1', dx: 0.1, dy: 0.05 },
    { op: 'scale', target: 'sailboat-1', factor: 1.5 },
    { op: 'mirror', target: 'sailboat-1' },
  )
  const now = measureBounds(after, 'sailboat-1')
  assert.ok(Math.abs(now.x + now.width / 2 - (old.x + old.width / 2) - 0.1) < 0.02)
  assert.ok(Math.abs(now.y + now.height - (old.y + old.height) - 0.05) < 0.02)
  assert.ok(Math.abs(now.height / old.height - 1.5) < 0.12)
  assert.deepEqual(measureBounds(after, 'lighthouse-1'), lighthouse)
})

test('an operation on a thing that is not there is refused with the things that are', () => {
  const refused = applyOperations(plan('草莓蛋糕'), [{ op: 'remove', target: 'dog-1' }])
  assert.ok('refused' in refused)
  assert.match(refused.refused.reason, /^图里没有/)
  assert.ok(refused.refused.alternatives.includes('strawberry-cake-1'))
  assert.ok('refused' in applyOperations(plan('草莓蛋糕'), [{ op: 'fly' } as never]))
})

/** The plan without the rows of some things. */
function withoutRows(of: ReturnType<typeof plan>, ...ids: string[]) {
  return { ...of, things: of.things.filter(({ id }) => !ids.includes(id)) }
}

const CHANGES: readonly (readonly [string, StyleId, OperationInput & { target: string }])[] = [
  ['三只猫', 'flat', { op: 'recolour', target: 'cat-2', to: '蓝色' }],
  ['三只猫', 'flat', { op: 'replace', target: 'cat-1', to: '狗' }],
  ['三只猫', 'soft', { op: 'trait', target: 'cat-3', to: '生气' }],
  ['夕阳下海边的女孩', 'soft', { op: 'trait', target: 'girl-1', to: '长发' }],
  ['夕阳下海边的女孩', 'flat', { op: 'trait', target: 'girl-1', to: '穿旗袍' }],
  ['夕阳下海边的女孩', 'flat', { op: 'recolour', target: 'girl-1', to: '红色' }],
  ['草莓蛋糕', 'soft', { op: 'replace', target: 'strawberry-cake-1', to: '小猫' }],
  ['草莓蛋糕', 'soft', { op: 'recolour', target: 'table-1', to: '蓝色' }],
  ['海上日落，灯塔，帆船', 'flat', { op: 'recolour', target: 'sailboat-1', to: '红色' }],
  ['海上日落，灯塔，帆船', 'oil', { op: 'replace', target: 'lighthouse-1', to: '宝塔' }],
]

test('an edit of one thing changes its pixels and its row of the plan, and nothing else', () => {
  for (const [prompt, style, operation] of CHANGES.slice(0, EDITED)) {
    const what = `${prompt} ${JSON.stringify(operation)}`
    const before = plan(prompt, style)
    const { plan: after, changed } = edit(before, operation)
    assert.deepEqual(
      withoutRows(after, operation.target),
      withoutRows(before, operation.target),
      what,
    )
    const old = renderPlan(before)
    const { rgba } = renderEdit({ plan: before, rgba: old.rgba }, after)
    const bounds = measureBounds(after, operation.target)
    assert.ok(changedShare(old.rgba, rgba, [bounds], 'inside') > 0.01, what)
    assert.equal(changedShare(old.rgba, rgba, changed, 'outside'), 0, what)
    for (const { id, key, bounds: others } of seenThings(before))
      if (id !== operation.target && !/^(light|part)/.test(key))
        assert.ok(overlaps(measureBounds(after, id), others), `${what}: ${id}`)
  }
})

function seenThings(of: ReturnType<typeof plan>) {
  return listThings(of).map((thing) => ({
    ...thing,
    key: of.things.find(({ id }) => id === thing.id)?.key ?? '',
  }))
}

/** Whether two bounds are about the same place: what lies before it may cover another part. */
function overlaps(a: ThingBounds, b: ThingBounds): boolean {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return (
    width > 0 &&
    height > 0 &&
    width * height > 0.5 * Math.min(a.width * a.height, b.width * b.height)
  )
}

test('a thing that is added is seen, a number that is changed is counted', () => {
  for (const [prompt, to, id] of [
    ['草莓蛋糕', '苹果', 'apple-1'],
    ['红色汽车', '女孩', 'girl-1'],
    ['海上日落，灯塔', '帆船', 'sailboat-1'],
  ] as const) {
    const { plan: after } = edit(plan(prompt), { op: 'add', to })
    const added = listThings(after).find((thing) => thing.id === id)
    assert.ok(added, `${prompt}: ${to}`)
    assert.deepEqual(added.words, [to])
  }
  const count = (of: ReturnType<typeof plan>, kind: string): number =>
    listThings(of).filter((thing) => thing.kind === kind).length
  const cats = plan('三只猫')
  assert.equal(count(edit(cats, { op: 'count', target: 'cat-1', to: 2 }).plan, 'cat'), 2)
  assert.equal(count(edit(cats, { op: 'count', target: 'cat-1', to: 4 }).plan, 'cat'), 4)
  const boats = plan('海上日落，灯塔，帆船')
  assert.equal(count(edit(boats, { op: 'count', target: 'sailboat-1', to: 3 }).plan, 'sailboat'), 3)
})

test('a thing that is sent behind another one is covered by it', () => {
  const before = plan('三个苹果', 'flat')
  const front = listThings(before).filter(({ kind }) => kind === 'apple')[0]
  assert.ok(front)
  const { plan: after } = edit(before, { op: 'back', target: front.id, steps: 2 })
  const behind = listThings(after).find(({ id }) => id === front.id)
  assert.ok(behind && behind.depth > front.depth)
})

test('hour, weather, style, place and text change the picture and keep its things', () => {
  const beach = plan('橘猫在草地上', 'soft')
  const kinds: readonly OperationInput[] = [
    { op: 'hour', to: '夜晚' },
    { op: 'season', to: '冬天' },
    { op: 'weather', to: '下雪' },
    { op: 'style', to: '水彩' },
    { op: 'place', to: '海边' },
  ]
  for (const operation of kinds.slice(0, WHOLE)) {
    const { plan: after, changed } = edit(beach, operation)
    assert.deepEqual(changed, [{ x: 0, y: 0, width: 1, height: 1 }])
    const cat = after.things.find(({ id }) => id === 'cat-1')
    assert.ok(cat, operation.op)
    assert.ok(overlaps(measureBounds(after, 'cat-1'), measureBounds(beach, 'cat-1')), operation.op)
    const [old, now] = [renderPlan(beach), renderPlan(after)]
    assert.ok(changedShare(old.rgba, now.rgba, changed, 'inside') > 0.1, operation.op)
  }
  const { plan: wide } = edit(beach, { op: 'ratio', to: '16:9' })
  assert.ok(Math.abs(wide.width / wide.height - 16 / 9) < 0.05)
  const poster = plan('海报，写着“春天”，樱花')
  const { plan: summer } = edit(poster, { op: 'text', to: ['夏天'] })
  assert.ok(summer.picture.kind === 'illustration')
  assert.deepEqual(summer.picture.brief.texts, ['夏天'])
})

test('what cannot be drawn is refused in one Chinese sentence with what can be', () => {
  const cake = plan('草莓蛋糕')
  const cat = plan('三只猫')
  const girl = plan('女孩头像', 'flat')
  const sea = plan('海上日落，灯塔，帆船', 'ink')
  const refusals: readonly (readonly [ReturnType<typeof plan>, OperationInput, RegExp])[] = [
    [cake, { op: 'replace', target: 'strawberry-cake-1', to: '压路机' }, /挖掘机/],
    [cake, { op: 'recolour', target: 'strawberry-cake-1', to: '响亮' }, /红色/],
    [cat, { op: 'trait', target: 'cat-1', to: '扣篮' }, /./],
    [girl, { op: 'trait', target: 'girl-1', to: '穿靴子' }, /./],
    [sea, { op: 'trait', target: 'sailboat-1', to: '微笑' }, /^$/],
    [sea, { op: 'add', to: '压路机' }, /挖掘机/],
    [cat, { op: 'style', to: '照片' }, /水墨/],
    [cat, { op: 'ratio', to: '5:1' }, /16:9/],
    [cat, { op: 'text', to: ['你好'] }, /^$/],
  ]
  for (const [of, operation, alternatives] of refusals) {
    const refused = applyOperations(of, [operation])
    assert.ok('refused' in refused, JSON.stringify(operation))
    assert.match(refused.refused.reason, /^\P{ASCII}.*。$/u, JSON.stringify(operation))
    assert.match(refused.refused.alternatives.join(' '), alternatives, JSON.stringify(operation))
  }
})

test('a plan of an older kernel takes edits of things, not of the whole picture', () => {
  const old = { ...plan('三只猫'), kernel: 'older' }
  assert.ok('plan' in applyOperations(old, [{ op: 'remove', target: 'cat-1' }]))
  assert.ok('refused' in applyOperations(old, [{ op: 'style', to: '油画' }]))
})

test('looks that are offered are words, each once, that the thing can have', () => {
  const horse = plan('一匹马')
  const [{ id } = { id: '' }] = horse.things
  const refused = applyOperations(horse, [{ op: 'trait', target: id, to: '开花' }])
  assert.ok('refused' in refused)
  const { alternatives } = refused.refused
  assert.ok(alternatives.length > 4 && !alternatives.includes(''))
  assert.equal(new Set(alternatives).size, alternatives.length)
  assert.ok(!alternatives.includes('摇尾巴'), 'a horse wags no tail')
})
