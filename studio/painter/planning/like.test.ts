import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applyOperations } from '../editing/apply'
import { measureLike } from './like'
import { planPicture } from './plan-picture'
import { applyTone } from './tone'

/** Two colours, half of the pixels each. */
const paint = (one: readonly number[], other: readonly number[]): Uint8ClampedArray =>
  Uint8ClampedArray.from(
    Array.from({ length: 64 }, (_, at) => [...(at % 2 === 0 ? one : other), 255]).flat(),
  )

test('a picture takes the mean and the spread of another, before its own tone', () => {
  const sea = paint([30, 60, 120], [160, 200, 230])
  const rose = paint([190, 60, 80], [240, 170, 160])
  const wanted = measureLike(rose)
  const apart = (rgba: Uint8ClampedArray): number =>
    Math.hypot(...measureLike(rgba).mean.map((value, at) => value - (wanted.mean[at] ?? 0)))
  const before = apart(sea)
  applyTone(sea, { like: wanted })
  assert.ok(apart(sea) < before * 0.3, `${apart(sea)} of ${before}`)
  const red = sea[0] ?? 0
  assert.ok(red > (sea[2] ?? 0), 'the dark half is red now')
})

test('the operation stays in the plan, and later tones leave it', () => {
  const size = { width: 64, height: 64 }
  const plan = planPicture({
    prompt: '湖边小屋',
    negativePrompt: '',
    style: 'flat',
    ...size,
    seed: 3,
  })
  const like = { mean: [0.6, 0.05, 0.04], spread: [0.1, 0.02, 0.02] } as const
  const applied = applyOperations(plan, [
    { op: 'like', to: { mean: [...like.mean], spread: [...like.spread] } },
    { op: 'tone', to: '亮', amount: 1 },
  ])
  assert.ok('plan' in applied)
  assert.deepEqual(applied.plan.tone?.like, like)
  assert.ok((applied.plan.tone?.light ?? 0) > 0)
})
