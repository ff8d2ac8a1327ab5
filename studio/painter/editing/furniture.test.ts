import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPicture, summarise } from '../../testing/edit-pictures'
import { composePlan } from '../planning/composed'
import type { Plan } from '../planning/plan'
import { applyOperations } from './apply'
import { measureBox } from './boxes'
import { planEdit } from './sentence/plan-edit'

type Picture = ReturnType<typeof openPicture>

function edit(picture: Picture, sentence: string): Plan {
  const [draft] = planEdit(picture, { sentence }).plans
  assert.ok(draft, sentence)
  const applied = applyOperations(picture.plan, draft.operations)
  assert.ok('plan' in applied, sentence)
  return applied.plan
}

function boxOfAdded(plan: Plan) {
  const row = plan.things.find(({ added }) => added)
  const box = row && measureBox(plan, row)
  assert.ok(box)
  return box
}

test('a thing on a bed is as large as at the feet of the bed', () => {
  const bedroom = openPicture('卧室')
  const { top, bottom } = boxOfAdded(edit(bedroom, '床上加一只猫'))
  assert.ok(bottom - top > 0.1, String(bottom - top))
})

test('a thing on a sofa is where no table before it would carry it', () => {
  const { left, right } = boxOfAdded(edit(openPicture('客厅'), '沙发上放一只猫'))
  assert.ok((left + right) / 2 < 0.36, String(left))
})

test('a window down to the floor has no sill, a higher one carries what is put there', () => {
  const { declined } = planEdit(openPicture('客厅'), { sentence: '窗台上加一只猫' })
  assert.match(declined?.message ?? '', /窗台/)
  const { bottom } = boxOfAdded(edit(openPicture('厨房'), '窗台上放一盆花'))
  assert.ok(bottom > 0.4 && bottom < 0.62, String(bottom))
})

test('the seat of several people becomes another one, and they stay on it', () => {
  const girls = openPicture('坐在沙发上的两个女孩')
  assert.equal(summarise(girls, '沙发换成长椅'), '把沙发换成长椅')
  const plan = edit(girls, '沙发换成长椅')
  const composed = [girls.plan, plan].map((one) => composePlan(one))
  const [sofa, bench] = composed.map((one) =>
    one.kind === 'illustration'
      ? one.prepared.illustration.layers.filter(({ name }) => name === 'seat')
      : [],
  )
  assert.equal(sofa?.length, 1)
  assert.equal(bench?.length, 1)
  assert.notDeepEqual(sofa, bench)
  for (const row of plan.things.filter(({ key }) => key.startsWith('main '))) {
    const [was, now] = [girls.plan, plan].map((one) => measureBox(one, row))
    assert.ok(was && now && Math.abs(was.top - now.top) < 0.05)
  }
})

test('what is put on a table that is not there is declined, and not read otherwise', () => {
  for (const prompt of ['书房', '卧室']) {
    const { plans, declined } = planEdit(openPicture(prompt), { sentence: '桌上放一盆花' })
    assert.deepEqual(plans, [], prompt)
    assert.match(declined?.message ?? '', /桌子/, prompt)
  }
})

test('a thing next to a couple is not between them, and a wide one not over them', () => {
  const couple = openPicture('一对情侣在雨中撑伞')
  const plan = edit(couple, '旁边加一只狗')
  const boxes = plan.things.flatMap((row) =>
    row.key.startsWith('main ') ? (measureBox(plan, row) ?? []) : [],
  )
  assert.ok(boxOfAdded(plan).left > Math.max(...boxes.map(({ right }) => right)) - 0.05)
})

test('other air of a picture out of doors leaves it out of doors', () => {
  for (const [prompt, sentence] of [
    ['情侣，下雨', '雨停了'],
    ['女孩，秋天', '变成冬天'],
  ] as const) {
    const { picture } = edit(openPicture(prompt), sentence)
    assert.ok(picture.kind === 'illustration' && picture.place, prompt)
  }
})
