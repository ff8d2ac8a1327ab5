import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readFields, readRows, readWord, readWords } from './fields'

describe('fields as text', () => {
  it('have values over several lines, and flags', () => {
    const fields = readFields(
      `eyes: shut; blush;
      words: 早 早安`,
      ['eyes', 'blush', 'words', 'props'],
    )
    assert.deepEqual(fields, { eyes: 'shut', blush: '', words: '早 早安' })
  })

  it('refuse names that are not expected, and the same name twice', () => {
    assert.throws(() => readFields('nose: red', ['eyes']), /"nose: red" is not expected/)
    assert.throws(() => readFields('eyes: shut; eyes: open', ['eyes']), /is not expected/)
  })

  it('are read row by row', () => {
    assert.deepEqual(
      readRows({ one: '1', two: '2' }, (text) => Number(text)),
      { one: 1, two: 2 },
    )
  })

  it('hold words that are allowed', () => {
    assert.deepEqual(readWords('sun tears', ['sun', 'tears']), ['sun', 'tears'])
    assert.deepEqual(readWords(undefined, ['sun']), [])
    assert.throws(() => readWords('sun moon', ['sun']), /"moon" is not expected/)
    assert.equal(readWord('sun', ['sun']), 'sun')
    assert.throws(() => readWord('sun sun', ['sun']), /is not one word/)
    assert.throws(() => readWord(undefined, ['sun']), /is not one word/)
  })
})
