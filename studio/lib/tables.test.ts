import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinTables } from './tables'

test('tables are joined in their order; a key of two of them is an error', () => {
  assert.deepEqual(Object.keys(joinTables<number>({ b: 1 }, { a: 2, c: 3 })), ['b', 'a', 'c'])
  assert.throws(() => joinTables<number>({ a: 1, b: 1 }, { b: 2 }), /twice: b$/)
})
