import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ALL_TOOLS } from './all'
import { computeReliability, STRENGTHS } from './strengths'

test('every tool that 妙笔 lists says in one short line what it is good for', () => {
  const listed = ALL_TOOLS.filter(({ group }) => group !== null).map(({ id }) => id)
  const unnamed = listed.filter((id) => !(id in STRENGTHS))
  assert.deepEqual(unnamed, [])
  for (const [id, { good, trial }] of Object.entries(STRENGTHS)) {
    assert.ok(good.length >= 5 && good.length <= 18, `${id}: ${good.length}`)
    assert.ok(!good.endsWith('。'), id)
    assert.ok(trial === null || (trial.usable <= trial.runs && trial.runs > 0), id)
  }
})

test('many good results count for more than one, and a bad share for less than a good one', () => {
  const of = (usable: number, runs: number) => computeReliability({ usable, runs })
  assert.ok(of(8, 10) > of(1, 1))
  assert.ok(of(4, 4) > of(3, 4))
  assert.ok(of(0, 2) < of(1, 7))
  assert.equal(of(0, 0), 0)
})
