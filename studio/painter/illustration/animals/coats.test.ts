import assert from 'node:assert/strict'
import { it } from 'node:test'
import { Random } from '../../../lib/random'
import { chooseCoat } from './colours'
import { SPECIES } from './species'

it('tigers, foxes and bears are white only where it is said', () => {
  for (const id of ['tiger', 'fox', 'bear'] as const) {
    const { coats } = SPECIES[id]
    const wish = { id, count: null, traits: [] }
    for (let seed = 0; seed < 12; seed++)
      assert.notEqual(chooseCoat(SPECIES[id], wish, new Random(seed)), coats.white, id)
    const white = { ...wish, tint: 'white' as const }
    assert.equal(chooseCoat(SPECIES[id], white, new Random(1)), coats.white, id)
  }
})
