import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DrizzleQueryError } from 'drizzle-orm'
import { EngineError } from '../../../integrations/engines/engine'
import { OwnEngineError } from '../../../integrations/engines/own'
import { describeCause } from './cause'

test('an error and its causes become one line with the codes of the system', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:8188'), {
    code: 'ECONNREFUSED',
  })
  const fetchFailed = new TypeError('fetch failed', { cause: refused })
  const error = new EngineError('unavailable', 'ComfyUI did not answer', { cause: fetchFailed })
  assert.equal(
    describeCause(error),
    'ComfyUI did not answer: fetch failed: connect ECONNREFUSED 127.0.0.1:8188',
  )
  const full = Object.assign(new Error('no space left\non device'), { code: 'ENOSPC' })
  assert.equal(describeCause(full), 'no space left (ENOSPC)')
  assert.equal(describeCause('text'), 'an unknown error')
})

test('the cause behind a sentence for the owner of a key is that of its server', () => {
  const cause = new EngineError('unavailable', 'images API answered 402', { trouble: 'broke' })
  const error = new OwnEngineError('unavailable', '你的引擎余额不足', { cause })
  assert.equal(describeCause(error), '你的引擎余额不足: images API answered 402')
})

const secrets: [string, string, string][] = [
  ['a key of a vendor', 'Incorrect key sk-abc', 'Incorrect key [hidden]'],
  ['a long word of digits', 'key 8f3a9b2c7d1e4f60a5b8 is bad', 'key [hidden] is bad'],
  ['a header', 'sent Authorization: Bearer abc', 'sent Authorization: Bearer [hidden]'],
  [
    'a signed address',
    'GET https://b.example/a.png?q-signature=ab12&x=1 failed',
    'GET https://b.example/a.png?q-signature=[hidden]&x=1 failed',
  ],
]
for (const [what, message, expected] of secrets)
  test(`${what} is hidden`, () => assert.equal(describeCause(new Error(message)), expected))

test('what a person wrote does not come along with a failed query', () => {
  const query = new DrizzleQueryError('insert', ['她的提示词'], new Error('deadlock detected'))
  assert.equal(describeCause(query), 'a query failed: deadlock detected')
})

test('a long message is cut', () => {
  const text = describeCause(new Error('long '.repeat(200)))
  assert.deepEqual([text.length, text.at(-1)], [300, '…'])
})
