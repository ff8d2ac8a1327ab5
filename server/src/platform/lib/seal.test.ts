import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { seal, unseal } from './seal'

const key = randomBytes(32)
const SECRET = 'sk-very-secret-0123456789'

test('what was sealed opens in its own place, under its own key, unchanged', () => {
  const sealed = seal(key, SECRET, 'row-1')
  assert.ok(!sealed.includes(SECRET) && !Buffer.from(sealed, 'base64url').includes(SECRET))
  assert.equal(unseal(key, sealed, 'row-1'), SECRET)
  assert.equal(unseal(key, sealed, 'row-2'), null, 'moved to another row')
  assert.equal(unseal(randomBytes(32), sealed, 'row-1'), null, 'another secret')
  const at = sealed.length - 5
  const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`
  assert.equal(unseal(key, changed, 'row-1'), null)
  for (const odd of ['', 'v1.', 'v1.AAAA', `v2${sealed.slice(2)}`, SECRET])
    assert.equal(unseal(key, odd, 'row-1'), null, odd)
})

test('the same secret is never sealed to the same text', () => {
  assert.notEqual(seal(key, SECRET, 'row-1'), seal(key, SECRET, 'row-1'))
})
