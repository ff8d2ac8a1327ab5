import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toHex } from '../../photo-plan/looks'
import { findMainColour } from './main-colour'

function paint(parts: readonly (readonly [count: number, rgba: readonly number[]])[]) {
  return new Uint8ClampedArray(
    parts.flatMap(([count, rgba]) => Array.from({ length: count }, () => rgba).flat()),
  )
}

test('the main colour is that of what is coloured, also on a large grey ground', () => {
  const red = [200, 48, 40, 255]
  const found = findMainColour(
    paint([
      [800, [245, 245, 245, 255]],
      [200, red],
    ]),
  )
  assert.deepEqual(found, { name: '红色', hex: '#c83028' })
  assert.equal(
    findMainColour(
      paint([
        [900, [30, 30, 30, 255]],
        [20, red],
      ]),
    )?.name,
    '黑色',
  )
  assert.equal(findMainColour(paint([[100, [0, 0, 255, 0]]])), null)
  assert.notEqual(toHex(found?.name ?? ''), null)
})
