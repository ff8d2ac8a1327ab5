import assert from 'node:assert/strict'
import { test } from 'node:test'
import { composePlan, composeSmall } from '../planning/composed'
import type { Plan } from '../planning/plan'
import { planPicture } from '../planning/plan-picture'
import { unpackBrief } from '../planning/sets'
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

test('a trial and the picture share one composition, and a planned edit is carried out as tried', () => {
  const girl = plan('红裙子的女孩', 'flat')
  const [main] = girl.things
  assert.ok(main)
  const operations: OperationInput[] = [{ op: 'trait', target: main.id, to: '戴眼镜' }]
  const [tried, done] = [applyOperations(girl, operations), applyOperations(girl, operations)]
  assert.ok('plan' in tried && 'plan' in done)
  assert.equal(done.plan, tried.plan)
  const whole = composePlan(tried.plan)
  const small = composeSmall(tried.plan, { width: 96, height: 96 })
  assert.ok(whole.kind === 'illustration' && small.kind === 'illustration')
  assert.equal(small.prepared.illustration, whole.prepared.illustration)
})

test('copies of a plan are composed once', () => {
  const [brief] = [plan('橘猫', 'soft').picture].map((one) =>
    one.kind === 'illustration' ? unpackBrief(one.brief) : assert.fail(),
  )
  const [one, other] = [1, 2].map(() => composePlan({ ...plan('橘猫', 'soft') }))
  assert.ok(brief && one?.kind === 'illustration' && other?.kind === 'illustration')
  const [made] = one.prepared.compose(brief).layers
  assert.ok(made)
  assert.equal(made, other.prepared.compose(brief).layers[0])
})
