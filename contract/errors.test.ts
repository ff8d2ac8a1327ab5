import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ERRORS, errorOfWire, type ErrorCode } from './errors'

const codes = Object.keys(ERRORS) as ErrorCode[]
const rows: Readonly<Record<ErrorCode, { wire: number; status: number }>> = ERRORS

test('every wire code maps to one error, and 0 to none', () => {
  for (const code of codes) assert.equal(errorOfWire(ERRORS[code].wire), code)
  assert.equal(errorOfWire(0), null)
})

test('only a missing session answers 401: it is what the client refreshes on', () => {
  const answers401 = codes.filter((code) => rows[code].status === 401 || rows[code].wire === 401)
  assert.deepEqual(answers401, ['UNAUTHORIZED'])
})

test('messages are one Chinese sentence without a full stop', () => {
  for (const code of codes) assert.match(ERRORS[code].message, /^[\u4e00-\u9fff][^\n。]*$/, code)
})
