import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { computeGrams, normalise, parseWanted } from './grams'

describe('pieces of words', () => {
  test('width, case and signs do not matter', () => {
    assert.equal(normalise('  Ｉｎｋ，山水！\u200b画 '), 'ink 山水 画')
    assert.deepEqual(computeGrams('山水 画'), ['山', '山水', '水', '画'])
    assert.deepEqual(parseWanted('山水画').grams, ['山水', '水画'])
    assert.deepEqual(parseWanted('山').grams, ['山'])
    assert.deepEqual(parseWanted('，。 !').words, [])
  })

  test('every substring of a text is found by its grams', () => {
    const text = fc.string({ unit: fc.constantFrom(...'山水画船月abＡ，. 🌊é'), maxLength: 30 })
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), (whole, from, length) => {
        const search = normalise(whole)
        const pieces = new Set(computeGrams(search))
        const part = [...search].slice(from % 20, (from % 20) + (length % 6)).join('')
        for (const gram of parseWanted(part).grams)
          assert.ok(pieces.has(gram), `${gram} of ${part}`)
      }),
    )
  })
})
