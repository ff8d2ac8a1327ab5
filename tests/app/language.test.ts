/** The counts behind the language check: scripts/check-language.mjs. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { countLanguage } from '../../scripts/lib/language.mjs'

const count = (text: string, rule: string) => countLanguage([text])[rule]

describe('the language check', () => {
  it('counts a replaced word in comments, test names and documents', () => {
    assert.equal(count('// The server is asked again.', 'asked'), 1)
    assert.equal(count("test('nobody is told', () => {})", 'nobody'), 1)
    assert.equal(count('A file stands beside it.', 'stands'), 1)
  })

  it('counts parts of identifiers apart from prose', () => {
    const text = 'const askedFor = keptRows + told_by'
    assert.equal(count(text, 'identifier: asked'), 1)
    assert.equal(count(text, 'identifier: kept'), 1)
    assert.equal(count(text, 'asked'), 0)
  })

  it('leaves standard uses alone', () => {
    assert.equal(count('a living room, a standing pose, film grain', 'room'), 0)
    assert.equal(count('a living room, a standing pose, film grain', 'stands'), 0)
    assert.equal(count('the uid nobody', 'nobody'), 0)
  })

  it('counts comments that begin with a question word, once for a block', () => {
    const rule = 'comment begins with a question word'
    assert.equal(count('/** What it does. */\nlet a = 1', rule), 1)
    assert.equal(count('// Where it is.\n// Who knows.\nlet a = 1', rule), 1)
    assert.equal(count('/** Whether it works. */', rule), 0)
  })

  it('counts each name that ends in Of once', () => {
    const texts = ['function priceOf(a) {}', 'const priceOf = (a) => a\nconst sizeOf = 1']
    assert.equal(countLanguage(texts)['name ends in Of'], 2)
  })
})
