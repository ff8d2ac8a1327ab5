import assert from 'node:assert/strict'
import { it } from 'node:test'
import { wordList } from './words'

it('reads words of one line and of several, as the compiler does', () => {
  const few: readonly ['flat', 'blue-green'] = wordList('flat blue-green')
  assert.deepEqual(few, ['flat', 'blue-green'])
  const more: readonly ['ink', 'oil', 'neon'] = wordList(`
    ink oil
    neon
  `)
  assert.deepEqual(more, ['ink', 'oil', 'neon'])
})
