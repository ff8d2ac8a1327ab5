import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import { test } from 'node:test'
import { isAlike } from './alike'

test('agrees with isDeepStrictEqual', () => {
  const values: unknown[] = [
    ...[0, -0, 1, NaN, '1', null, undefined, true, [], {}, [undefined], { a: undefined }, { b: 1 }],
    ...[[1, [2, 3]], [1, [2, 4]], { a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
    ...[new Set([1]), new Set([2]), new Map([[1, 2]]), new Float32Array([1]), new Date(0)],
  ]
  for (const one of values)
    for (const other of values.map((value) => structuredClone(value)))
      assert.equal(isAlike(one, other), isDeepStrictEqual(one, other))
})
