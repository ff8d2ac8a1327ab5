import assert from 'node:assert/strict'
import { test } from 'node:test'
import { planPicture } from '../planning/plan-picture'
import { renderPlan } from '../planning/render'
import type { StyleId } from '../slots'
import { applyOperations } from './apply'
import { findChangedBounds } from './render'

const SIZE = 96
/** Shares around the bounds that a wash may run over. */
const MARGIN = 0.04

/** Largest difference of a channel outside of the bounds of what was removed. */
function changeElsewhere(prompt: string, style: StyleId, target: string): number {
  const request = { prompt, negativePrompt: '', style, seed: 3 }
  const before = planPicture({ ...request, width: SIZE, height: SIZE })
  const applied = applyOperations(before, [{ op: 'remove', target }])
  if ('refused' in applied) throw new Error(`${target} cannot be removed`)
  const { plan: after } = applied
  const bounds = findChangedBounds(before, after) ?? []
  assert.ok(bounds.length > 0, `${target} is in the picture`)
  const [old, now] = [renderPlan(before).rgba, renderPlan(after).rgba]
  let most = 0
  for (let i = 0; i < old.length; i++) {
    const [x, y] = [((i >> 2) % SIZE) / SIZE, Math.floor((i >> 2) / SIZE) / SIZE]
    const isInside = bounds.some(
      (box) =>
        x >= box.x - MARGIN &&
        x <= box.x + box.width + MARGIN &&
        y >= box.y - MARGIN &&
        y <= box.y + box.height + MARGIN,
    )
    if (!isInside) most = Math.max(most, Math.abs(old[i] - now[i]))
  }
  return most
}

test('removing a thing leaves the paint of all other layers as it was', () => {
  for (const style of ['watercolour', 'ink', 'blue-green'] as const)
    assert.ok(changeElsewhere('荷塘，锦鲤', style, 'koi-1') <= 8, style)
})
