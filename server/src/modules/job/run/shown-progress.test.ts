import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mergeProgress, NO_PROGRESS, toStoring } from './shown-progress'

const at = (progress: number, step?: string) => ({
  progress,
  index: 0,
  ...(step !== undefined && { step }),
})

test('an engine that is done is not the end of its job: something follows, and it has a name', () => {
  const done = mergeProgress(NO_PROGRESS, at(1), 0)
  assert.ok(done.progress < 1)
  assert.equal(done.step, '正在收尾')
  const joined = mergeProgress(NO_PROGRESS, at(1, '合成'), 0)
  assert.equal(joined.step, '合成')
})

test('progress never falls', () => {
  const far = mergeProgress(NO_PROGRESS, at(0.8, '铺色'), 0)
  const again = mergeProgress(far, at(0.2), 0)
  assert.equal(again.progress, 0.8)
  assert.equal(again.step, '铺色')
})

test('what is being stored is at the end, whatever its engine reported', () => {
  const storing = toStoring(mergeProgress(NO_PROGRESS, at(0.4, '铺色'), 0))
  assert.ok(storing.progress > 0.9 && storing.progress < 1)
  assert.equal(storing.step, '正在收尾')
})

test('the step of another picture than the watched one is left out', () => {
  const shown = mergeProgress(NO_PROGRESS, { progress: 0.5, index: 1, step: '描线' }, 0)
  assert.equal(shown.step, null)
})
