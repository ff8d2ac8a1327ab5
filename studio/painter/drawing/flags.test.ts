import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readFlags } from './flags'

it('reads flags of shapes from text, and refuses other words', () => {
  assert.deepEqual(readFlags('detail plain alpha 0.5'), { detail: true, plain: true, alpha: 0.5 })
  assert.deepEqual(readFlags({ glow: true }), { glow: true })
  assert.throws(() => readFlags('detail shiny' as 'detail'), /shiny/)
  assert.throws(() => readFlags('alpha x'), /alpha/)
})
