import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crc32 } from './crc32'

test('the check value of the standard', () => {
  assert.equal(crc32(Buffer.from('123456789')), 0xcbf43926)
})

test('nothing has the checksum 0', () => {
  assert.equal(crc32(new Uint8Array()), 0)
})
