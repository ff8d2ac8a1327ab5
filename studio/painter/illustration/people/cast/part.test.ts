import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Random } from '../../../../lib/random'
import { PEOPLE } from '../family'
import { PARTS } from './roles'
import { LIGHT } from '../scene/palettes'
import { cast } from './casting'
import { readParts } from './part'
import { CLOTHES_WORDS } from './wardrobe'

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

it('every garment that has a word is one of the wardrobe', () => {
  const worn = Object.keys(PEOPLE.traits).flatMap((key) => /^clothes:(.+)$/.exec(key)?.[1] ?? [])
  assert.deepEqual(
    worn.filter((garment) => !CLOTHES_WORDS[garment]),
    [],
  )
})

it('who is young by the words is not old by the part', () => {
  const castAged = (age: string) =>
    cast({
      ...{ part: PARTS.wizard ?? {}, wish: { traits: [{ slot: 'age', value: age }] } },
      ...{ palette: LIGHT[0], random: new Random(3), kin: new Random(3), style: 'flat' },
      ...{ waist: false, facing: 0, alone: true, doing: null },
    })
  assert.equal(castAged('elder').beard, 'long')
  assert.equal(castAged('young').beard, null)
})
