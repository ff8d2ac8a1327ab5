import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { type Plan, parsePlan } from '../planning/plan'
import { planPicture } from '../planning/plan-picture'
import { renderPlan } from '../planning/render'
import { listThings } from '../planning/things'
import { applyOperations } from './apply'
import type { OperationInput } from './operations'
import { renderEdit } from './render'
import { planEdit } from './sentence/plan-edit'

const SIDE = 128
let lake: Plan
let painted: Uint8ClampedArray

before(() => {
  const size = { width: SIDE, height: SIDE }
  lake = planPicture({ prompt: '湖上的帆船', negativePrompt: '', style: 'flat', ...size, seed: 7 })
  painted = renderPlan(lake).rgba
})

function apply(plan: Plan, operations: OperationInput[]): Plan {
  const applied = applyOperations(plan, operations)
  assert.ok(!('refused' in applied), JSON.stringify(applied))
  return applied.plan
}

const findWriting = (plan: Plan) => listThings(plan).find(({ kind }) => kind === 'writing')

test('a text is a thing over the picture: it changes no pixel beside it and is taken away again', () => {
  const plan = apply(lake, [{ op: 'write', to: '晚安', x: 0.95, y: 0.94 }])
  const { rgba } = renderEdit({ plan: lake, rgba: painted }, plan)
  const thing = findWriting(plan)
  assert.ok(thing && thing.bounds.x > 0.5 && thing.bounds.y > 0.7, JSON.stringify(thing?.bounds))
  let [inside, outside] = [0, 0]
  for (let at = 0; at < rgba.length; at += 4) {
    if (rgba[at] === painted[at] && rgba[at + 1] === painted[at + 1]) continue
    const [x, y] = [((at / 4) % SIDE) / SIDE, Math.floor(at / 4 / SIDE) / SIDE]
    if (x > 0.5 && y > 0.7) inside++
    else outside++
  }
  assert.ok(inside > 30, String(inside))
  assert.equal(outside, 0)
  assert.deepEqual(parsePlan(JSON.parse(JSON.stringify(plan))), plan)
  const bare = apply(plan, [{ op: 'remove', target: thing.id }])
  assert.deepEqual(renderPlan(bare).rgba, painted)
})

test('a text is changed, moved, made larger and dyed as any thing', () => {
  const plan = apply(lake, [{ op: 'write', to: '晚安' }])
  const first = findWriting(plan)
  assert.ok(first)
  const target = first.id
  const larger = apply(plan, [{ op: 'scale', target, factor: 1.5 }])
  assert.ok((findWriting(larger)?.bounds.height ?? 0) > first.bounds.height * 1.2)
  const other = apply(plan, [{ op: 'replace', target, to: '早安，你好' }])
  assert.ok((findWriting(other)?.bounds.width ?? 0) > first.bounds.width * 1.5)
  const red = apply(plan, [{ op: 'recolour', target, to: '红色' }])
  assert.notDeepEqual(renderPlan(red).rgba, renderPlan(plan).rgba)
})

test('sentences write at a place, change what is written and take it away', () => {
  const read = (plan: Plan, sentence: string) =>
    planEdit({ plan, things: listThings(plan) }, { sentence }).plans[0]
  const written = read(lake, '左上角写“你好”')
  assert.deepEqual(written?.operations, [{ op: 'write', to: '你好', x: 0.05, y: 0.06 }])
  assert.equal(written.summary, '在左上角写上“你好”')
  const plan = apply(lake, [...written.operations])
  const target = findWriting(plan)?.id
  const change = [{ op: 'replace', target, to: '再见' }]
  assert.deepEqual(read(plan, '文字改成“再见”')?.operations, change)
  assert.deepEqual(read(plan, '把字去掉')?.operations, [{ op: 'remove', target }])
})

test('characters that no face has are refused before anything is painted', () => {
  const applied = applyOperations(lake, [{ op: 'write', to: '晚安\u{1F319}' }])
  assert.ok('refused' in applied && applied.refused.reason.includes('写不出'))
})
