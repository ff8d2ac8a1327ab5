import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Plan } from '../planning/plan'
import { planPicture } from '../planning/plan-picture'
import type { StyleId } from '../slots'
import { applyOperations } from './apply'
import type { OperationInput } from './operations'
import { differVisibly } from './trial'

const SIDE = 128

const plan = (prompt: string, style: StyleId): Plan =>
  planPicture({ prompt, negativePrompt: '', style, width: SIDE, height: SIDE, seed: 3 })

const isAccepted = (of: Plan, operation: OperationInput): boolean =>
  !('refused' in applyOperations(of, [operation]))

test('an edit that can be seen is accepted in a painted, a plain and a lit picture', () => {
  for (const style of ['watercolour', 'oil', 'pixel'] as const) {
    const lake = plan('湖边小屋，小船', style)
    const [boat] = lake.things.filter(({ words }) => words.includes('小船'))
    assert.ok(boat)
    assert.ok(isAccepted(lake, { op: 'recolour', target: boat.id, to: '红色' }), style)
    assert.ok(isAccepted(lake, { op: 'tone', to: '暗' }), style)
  }
})

test('a thing before a painted place is tried without the place, the place with it', () => {
  const cat = plan('橘猫在海边', 'soft')
  const [main] = cat.things.filter(({ words }) => words.join().includes('猫'))
  assert.ok(main)
  assert.ok(isAccepted(cat, { op: 'recolour', target: main.id, to: '蓝色' }))
  assert.ok(isAccepted(cat, { op: 'hour', to: '夜晚' }))
})

test('what nothing shows is refused in every style', () => {
  for (const style of ['ink', 'oil', 'flat'] as const) {
    const lake = plan('湖边小屋，小船，月亮', style)
    assert.equal(differVisibly(lake, { ...lake, things: [...lake.things] }), false, style)
    const [moon] = lake.things.filter(({ kind }) => kind === 'moon')
    assert.ok(moon)
    assert.equal(isAccepted(lake, { op: 'mirror', target: moon.id }), false, style)
  }
})

test('a ratio that the picture has already is refused, another one is not', () => {
  const lake = plan('湖边小屋', 'flat')
  assert.equal(isAccepted(lake, { op: 'ratio', to: '1:1' }), false)
  assert.ok(isAccepted(lake, { op: 'ratio', to: '3:4' }))
})
