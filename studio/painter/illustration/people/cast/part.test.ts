import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readParts } from './part'

describe('parts of people as text', () => {
  it('have single values, lists, sets of things and flags', () => {
    const text = `sex: f; hair: topknot, loops;
      worn: tiara earrings, none; trim: #f0c86a; plain`
    assert.deepEqual(readParts({ queen: text }).queen, {
      ...{ sex: 'f', hair: ['topknot', 'loops'], worn: ['tiara earrings', ''] },
      ...{ trim: '#f0c86a', plain: true },
    })
  })

  for (const wrong of [
    'hat: tiara',
    'sex: x',
    'cloth: red',
    'expression: smile, merry',
    'plain: no',
  ])
    it(`refuses "${wrong}"`, () =>
      assert.throws(() => readParts({ queen: wrong }), /(is no field|is not expected)/))
})
