import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePlan } from '../planning/plan'
import { planPicture } from '../planning/plan-picture'
import { renderPlan } from '../planning/render'
import { type ThingBounds, listThings } from '../planning/things'
import type { StyleId } from '../slots'
import { applyOperations } from './apply'
import type { OperationInput } from './operations'
import { renderEdit } from './render'

const SIDE = 128

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

const boundsOf = (of: ReturnType<typeof plan>, id: string): ThingBounds => {
  const thing = listThings(of).find((one) => one.id === id)
  assert.ok(thing, `${id} is not visible`)
  return thing.bounds
}

test('a removed thing is painted over by what lies behind it, and only there', () => {
  for (const [prompt, id, style] of [
    ['海上日落，灯塔，帆船', 'lighthouse-1', 'flat'],
    ['夕阳下海边的女孩', 'girl-1', 'soft'],
    ['草莓蛋糕', 'strawberry-cake-1', 'watercolour'],
  ] as const) {
    const before = plan(prompt, style)
    const { plan: after, changed } = edit(before, { op: 'remove', target: id })
    const painted = renderPlan(before)
    const { rgba } = renderEdit({ plan: before, rgba: painted.rgba }, after)
    assert.ok(!listThings(after).some((thing) => thing.id === id), prompt)
    assert.ok(changedShare(painted.rgba, rgba, [boundsOf(before, id)], 'inside') > 0.3, prompt)
    assert.equal(changedShare(painted.rgba, rgba, changed, 'outside'), 0, prompt)
  }
})

test('a moved, scaled and mirrored thing lies where it was sent; all others stay where they were', () => {
  const before = plan('海上日落，灯塔，帆船')
  const old = boundsOf(before, 'sailboat-1')
  const lighthouse = boundsOf(before, 'lighthouse-1')
  const { plan: after } = edit(
    before,
    { op: 'move', target: 'sailboat-1', dx: 0.1, dy: 0.05 },
    { op: 'scale', target: 'sailboat-1', factor: 1.5 },
    { op: 'mirror', target: 'sailboat-1' },
  )
  const now = boundsOf(after, 'sailboat-1')
  assert.ok(Math.abs(now.x + now.width / 2 - (old.x + old.width / 2) - 0.1) < 0.02)
  assert.ok(Math.abs(now.y + now.height - (old.y + old.height) - 0.05) < 0.02)
  assert.ok(Math.abs(now.height / old.height - 1.5) < 0.12)
  assert.deepEqual(boundsOf(after, 'lighthouse-1'), lighthouse)
})

test('an operation on a thing that is not there is refused with the things that are', () => {
  const refused = applyOperations(plan('草莓蛋糕'), [{ op: 'remove', target: 'dog-1' }])
  assert.ok('refused' in refused)
  assert.match(refused.refused.reason, /^图里没有/)
  assert.ok(refused.refused.alternatives.includes('strawberry-cake-1'))
  assert.ok('refused' in applyOperations(plan('草莓蛋糕'), [{ op: 'fly' } as never]))
})
