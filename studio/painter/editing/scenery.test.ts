import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { type Plan, parsePlan } from '../planning/plan'
import { planPicture } from '../planning/plan-picture'
import { renderPlan } from '../planning/render'
import { listThings } from '../planning/things'
import type { StyleId } from '../slots'
import { applyOperations } from './apply'
import type { OperationInput } from './operations'
import { renderEdit } from './render'
import { planEdit } from './sentence/plan-edit'

const SIDE = 96

function open(prompt: string, style: StyleId): Plan {
  const size = { width: SIDE, height: SIDE }
  return planPicture({ prompt, negativePrompt: '', style, ...size, seed: 7 })
}

interface Edited {
  readonly old: Uint8ClampedArray
  readonly now: Uint8ClampedArray
  readonly plan: Plan
}

function edit(plan: Plan, operation: OperationInput): Edited {
  const applied = applyOperations(plan, [operation])
  assert.ok(!('refused' in applied), JSON.stringify(applied))
  const old = renderPlan(plan).rgba
  return { old, now: renderEdit({ plan, rgba: old }, applied.plan).rgba, plan: applied.plan }
}

/** Mean red, green and blue of a box, shares of the sides. */
function computeMean(rgba: Uint8ClampedArray, [x0, y0, x1, y1]: readonly number[]): number[] {
  const sums = [0, 0, 0]
  let count = 0
  for (let y = Math.round((y0 ?? 0) * SIDE); y < (y1 ?? 1) * SIDE; y++)
    for (let x = Math.round((x0 ?? 0) * SIDE); x < (x1 ?? 1) * SIDE; x++) {
      for (const c of [0, 1, 2]) sums[c] += rgba[(y * SIDE + x) * 4 + c]
      count++
    }
  return sums.map((sum) => sum / count)
}

/** Share of the pixels of a box that differ at all. */
function shareChanged({ old, now }: Edited, [x0, y0, x1, y1]: readonly number[]): number {
  let [changed, all] = [0, 0]
  for (let y = Math.round((y0 ?? 0) * SIDE); y < (y1 ?? 1) * SIDE; y++)
    for (let x = Math.round((x0 ?? 0) * SIDE); x < (x1 ?? 1) * SIDE; x++) {
      const at = (y * SIDE + x) * 4
      all++
      if ([0, 1, 2].some((c) => old[at + c] !== now[at + c])) changed++
    }
  return changed / all
}

const SKY = [0.1, 0.05, 0.9, 0.2]
const WATER = [0.4, 0.85, 0.95, 0.95]

let lakes: readonly Plan[]
before(() => {
  // one paints with named colours, one over the picture, one spreads every change
  lakes = (['flat', 'ink', 'oil'] as const).map((style) => open('雪山脚下的湖，帆船', style))
})

test('another colour of the sky changes the sky and nothing of the water', () => {
  for (const lake of lakes) {
    const done = edit(lake, { op: 'recolour', target: 'scenery-sky', to: '粉色' })
    const [red = 0, green = 0] = computeMean(done.now, SKY)
    assert.ok(red > green + 20, `${lake.style}: ${red} ${green}`)
    assert.equal(shareChanged(done, WATER), 0, lake.style)
    assert.deepEqual(parsePlan(JSON.parse(JSON.stringify(done.plan))), done.plan)
  }
})

test('a darker sky is not another hour', () => {
  for (const lake of lakes) {
    const done = edit(lake, { op: 'shade', target: 'scenery-sky', to: '暗' })
    const [before = 0, after = 0] = [done.old, done.now].map((rgba) => computeMean(rgba, SKY)[1])
    assert.ok(after < before - 10, `${lake.style}: ${before} ${after}`)
    assert.equal(shareChanged(done, WATER), 0, lake.style)
    const sentence = planEdit({ plan: lake, things: listThings(lake) }, { sentence: '天空暗一点' })
    assert.deepEqual(sentence.plans[0]?.operations, [
      { op: 'shade', target: 'scenery-sky', to: '暗', amount: 1 },
    ])
  }
})

test('another colour of the water leaves sky and mountains', () => {
  for (const lake of lakes) {
    const done = edit(lake, { op: 'recolour', target: 'scenery-water', to: '绿色' })
    const [red = 0, green = 0] = computeMean(done.now, WATER)
    assert.ok(green > red + 10, `${lake.style}: ${red} ${green}`)
    assert.equal(shareChanged(done, [0, 0, 1, 0.4]), 0, lake.style)
  }
})

test('mountains become lower, and go with their trees; the boat and the high sky stay', () => {
  const [flat] = lakes as [Plan]
  const lower = edit(flat, { op: 'scale', target: 'scenery-mountains', factor: 0.6 })
  assert.ok(shareChanged(lower, [0.55, 0.2, 0.8, 0.45]) > 0.3)
  const gone = edit(flat, { op: 'remove', target: 'scenery-mountains' })
  for (const done of [lower, gone]) assert.equal(shareChanged(done, [0.3, 0, 0.6, 0.12]), 0)
  // an hour later they are still gone
  const evening = applyOperations(gone.plan, [{ op: 'hour', to: '黄昏' }])
  assert.ok(!('refused' in evening))
  const row = evening.plan.things.find(({ id }) => id === 'scenery-mountains')
  assert.equal(row?.transform?.hidden, true)
})

test('what fills the picture cannot be taken away, and the refusal says what can', () => {
  const [flat] = lakes as [Plan]
  const applied = applyOperations(flat, [{ op: 'remove', target: 'scenery-water' }])
  assert.ok('refused' in applied && applied.refused.reason.includes('可以换颜色'))
  const missing = applyOperations(flat, [{ op: 'recolour', target: 'scenery-sofa', to: '红色' }])
  assert.ok('refused' in missing)
})

test('the ground of an illustration takes a colour where its family knows none', () => {
  const noodles = open('一碗牛肉面', 'flat')
  const things = listThings(noodles)
  const read = (sentence: string) => planEdit({ plan: noodles, things }, { sentence }).plans[0]
  assert.deepEqual(read('桌子换成白色的')?.operations, [
    { op: 'recolour', target: 'scenery-desk', to: '白色' },
  ])
  const done = edit(noodles, { op: 'palette', to: '蓝色' })
  const [red = 0, , blue = 0] = computeMean(done.now, [0, 0, 0.1, 0.2])
  assert.ok(blue > red + 10, `${red} ${blue}`)
})

test('walls and floor of a room are two parts', () => {
  const room = open('一家三口在客厅', 'flat')
  const walls = edit(room, { op: 'recolour', target: 'scenery-wall', to: '绿色' })
  const floor = edit(room, { op: 'recolour', target: 'scenery-floor', to: '红色' })
  const upper = [0.2, 0, 0.8, 0.1]
  assert.ok(shareChanged(walls, upper) > 0.9)
  assert.equal(shareChanged(floor, upper), 0)
  assert.ok(shareChanged(floor, [0, 0.5, 1, 1]) > 0.01)
})

test('sentences about parts of a landscape become operations on them', () => {
  const [flat] = lakes as [Plan]
  const things = listThings(flat)
  const read = (sentence: string) =>
    planEdit({ plan: flat, things }, { sentence }).plans[0]?.operations.map((one) =>
      'target' in one ? `${one.op} ${one.target}` : one.op,
    )
  const expected: Readonly<Record<string, string>> = {
    山变成紫色: 'recolour scenery-mountains',
    湖水绿一点: 'recolour scenery-water',
    天空粉一点: 'recolour scenery-sky',
    湖面暗一点: 'shade scenery-water',
    远山淡一点: 'shade scenery-far-mountains',
    山矮一点: 'scale scenery-mountains',
    把远处的山去掉: 'remove scenery-far-mountains',
    云多一点: 'scale scenery-clouds',
  }
  for (const [sentence, operation] of Object.entries(expected))
    assert.deepEqual(read(sentence), [operation], sentence)
})
