import assert from 'node:assert/strict'
import { test } from 'node:test'
import { composePlan } from './composed'
import { findDifference } from './difference'
import { planPicture } from './plan-picture'
import { renderPlan } from './render'

const SIDE = 160

test('paints the same pixels in a part as in the whole picture', () => {
  for (const style of ['flat', 'soft'] as const) {
    const size = { width: SIDE, height: SIDE }
    const request = { prompt: '戴围巾的橘猫', negativePrompt: '', style, ...size, seed: 2 }
    const plan = planPicture(request)
    const whole = renderPlan(plan)
    const part = renderPlan(plan, { part: { x: 0.25, y: 0.25, width: 0.5, height: 0.25 } })
    for (let y = SIDE / 4; y < SIDE / 2; y++) {
      const [from, to] = [y * SIDE + SIDE / 4, y * SIDE + (SIDE * 3) / 4].map((at) => at * 4)
      assert.deepEqual(part.rgba.slice(from, to), whole.rgba.slice(from, to), `${style} row ${y}`)
    }
  }
})

test('finds no difference between two compositions of one plan, and a box around one', () => {
  const compose = (prompt: string) => {
    const size = { width: SIDE, height: SIDE }
    const plan = planPicture({ prompt, negativePrompt: '', style: 'flat', ...size, seed: 2 })
    const composed = composePlan(plan)
    assert.equal(composed.kind, 'illustration')
    return composed.kind === 'illustration' ? composed.prepared.illustration : null
  }
  const [one, other] = [compose('橘猫'), compose('橘猫')]
  assert.ok(one && other)
  assert.equal(findDifference(one, structuredClone(other)), 'none')
  const [first, ...rest] = one.layers
  assert.ok(first)
  const box = findDifference(one, { ...one, layers: rest })
  assert.ok(box !== null && box !== 'none' && box.left < box.right)
})
