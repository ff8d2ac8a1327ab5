import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { traitOf } from '../illustration/family'
import { readIntent } from './intent'

describe('flowers in a vase', () => {
  it('are the vase’s, which is the subject', () => {
    for (const [prompt, id] of [
      ['青花瓷花瓶里插着花', 'blue-and-white'],
      ['花瓶里插着一束花', 'vase'],
      ['桌上的青花瓷花瓶里插着花', 'blue-and-white'],
      ['插着鲜花的青花瓷瓶', 'blue-and-white'],
    ]) {
      const intent = readIntent(prompt)
      assert.ok(intent.kind === 'illustration', prompt)
      assert.equal(intent.brief.main.id, id, prompt)
      assert.equal(traitOf(intent.brief.main, 'flowers')?.value, 'in', prompt)
    }
  })

  it('are left out of one that has none of that kind, and no landscape', () => {
    const intent = readIntent('青花瓷花瓶里插着梅花')
    assert.ok(intent.kind === 'illustration')
    assert.ok(intent.reading.ignored.includes('梅花'))
  })

  it('of a kind that is substituted are reported at a window', () => {
    const { reading } = readIntent('窗前的马蹄莲')
    assert.deepEqual(
      reading.substituted?.map(({ by }) => by),
      ['郁金香'],
    )
  })
})
