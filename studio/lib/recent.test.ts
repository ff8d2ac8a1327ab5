import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Recent } from './recent'

test('what was wanted last is computed once, and the longest unused is dropped', () => {
  const computed: string[] = []
  const recent = new Recent<string>(2)
  const want = (key: string): string =>
    recent.get(key, () => {
      computed.push(key)
      return `value of ${key}`
    })
  for (const key of ['a', 'b', 'a', 'c', 'a']) assert.equal(want(key), `value of ${key}`)
  assert.deepEqual(computed, ['a', 'b', 'c'])
  want('b')
  assert.deepEqual(computed, ['a', 'b', 'c', 'b'])
})

test('what failed is computed again', () => {
  const recent = new Recent<number>(2)
  assert.throws(() =>
    recent.get('a', () => {
      throw new Error('not now')
    }),
  )
  assert.equal(
    recent.get('a', () => 1),
    1,
  )
})
