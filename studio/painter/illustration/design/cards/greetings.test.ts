import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readIntent } from '../../../intent/intent'
import { traitOf } from '../../family'

describe('greetings and days by themselves', () => {
  it('are a card with the words that were typed', () => {
    for (const [prompt, title] of [
      ['晚安', '晚安'],
      ['早上好配图', '早上好'],
      ['龙年大吉', '龙年大吉'],
      ['新年倒计时', '新年倒计时'],
      ['五一放假通知', '五一放假通知'],
      ['周末愉快', '周末愉快'],
      ['生日快乐', '生日快乐'],
    ]) {
      const intent = readIntent(prompt)
      assert.ok(intent.kind === 'illustration', prompt)
      assert.equal(intent.brief.main.id, 'card', prompt)
      assert.equal(traitOf(intent.brief.main, 'title')?.value, title)
      assert.deepEqual(intent.reading.ignored, [], prompt)
    }
  })

  it('are the sheet of a solar term, and no card where more is named', () => {
    const term = readIntent('立春')
    assert.ok(term.kind === 'illustration' && term.brief.main.id === 'term-card')
    const cat = readIntent('过生日的小猫')
    assert.ok(cat.kind === 'illustration' && cat.brief.main.id === 'cat')
  })
})
