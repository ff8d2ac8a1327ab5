import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { composeAlone } from '../../testing/compose-alone'
import type { Trait } from '../family'
import { type Illustration, type Role, makeFrame } from '../node'
import { measureBounds } from '../uses/compose'
import { COVERS } from './cover'
import { ACTION_NOUNS, type Action } from './actions'
import { animals } from './family'

const frame = makeFrame(768, 1024)

const compose = (id: string, ...traits: readonly Trait[]): Illustration =>
  composeAlone(animals, { id, count: null, traits }, frame)

/** A role that shows an action besides the raised forelegs, and the layer that has it. */
const SHOWN: Partial<Record<Action, readonly [layer: 'action' | 'behind', role: Role]>> = {
  ...{ butterfly: ['action', 'petal'], bubbles: ['action', 'glass'], yarn: ['action', 'shadow'] },
  ...{ ball: ['action', 'shadow'], play: ['action', 'petal'], dance: ['action', 'line'] },
  ...{ lean: ['behind', 'body'], paint: ['behind', 'body'], fly: ['behind', 'hair'] },
  ...{ drink: ['action', 'body'] },
}

const listNames = ({ layers }: Illustration): string[] => layers.map(({ name }) => name)

describe('actions of animals', () => {
  it('draws every action whole within the frame', () => {
    for (const value of ACTION_NOUNS)
      for (const id of ['cat', 'hamster', 'penguin']) {
        const { layers } = compose(id, { slot: 'does', value })
        const action = layers.filter(({ name }) => name === 'action')
        assert.equal(action.length, 1, `${id} ${value}`)
        const [layer, role] = SHOWN[value] ?? ['action', 'cloth']
        const shown = layers.find(({ name }) => name === layer)
        const hasRole = shown?.forms.some((form) => form.role === role) ?? false
        // wings of its own are its arms
        const isWinged = value === 'fly' && id === 'penguin'
        assert.ok(hasRole || isWinged, `${id} ${value}: ${role}`)
        const { left, right, top } = measureBounds(action)
        const inFrame = value === 'fly' || (left >= 0 && right <= frame.width && top >= 0)
        assert.ok(inFrame, `${id} ${value}: ${left} to ${right}, ${top}`)
      }
  })

  it('shows no face from behind', () => {
    for (const id of ['cat', 'dog', 'bear', 'rabbit', 'owl', 'elephant'])
      assert.ok(!listNames(compose(id, { slot: 'view', value: 'back' })).includes('face'), id)
  })

  it('hides an animal behind every cover, its eyes in sight', () => {
    for (const value of COVERS) {
      const made = compose('dog', { slot: 'behind', value })
      const names = listNames(made)
      assert.ok(names.indexOf('cover') > names.indexOf('face'), value)
      const wide = composeAlone(
        animals,
        { id: 'rabbit', count: null, traits: [{ slot: 'behind', value }] },
        makeFrame(1344, 768),
      )
      const { top } = measureBounds(wide.layers.filter(({ name }) => name === 'head'))
      assert.ok(top >= 0, `${value}: its ears in the frame`)
    }
  })

  it('opens every mouth that laughs, and shows the tongue of a funny face', () => {
    for (const id of ['pig', 'cow', 'horse', 'dog'])
      for (const [value, role] of [
        ['laugh', 'mouth'],
        ['funny', 'lip'],
      ] as const) {
        const { layers } = compose(id, { slot: 'mood', value })
        const face = layers.find(({ name }) => name === 'face')
        assert.ok(
          face?.forms.some((form) => form.role === role && form.inside),
          `${id} ${value}`,
        )
      }
  })
})
