import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { hex } from '../../../colour'
import { composeAlone } from '../../../testing/compose-alone'
import type { Trait } from '../../family'
import { type Illustration, makeFrame } from '../../node'
import { measureBounds } from '../../uses/compose'
import { PEOPLE } from '../family'

const frame = makeFrame(1024, 1024)

const compose = (
  id: string,
  traits: readonly Trait[],
  seed = 3,
  count: number | null = null,
): Illustration => composeAlone(PEOPLE, { id, count, traits }, frame, seed)

/** Bounds of the forms of a colour that nothing else in these pictures has; null: there are none. */
function measureColour({ layers }: Illustration, colour: string) {
  const fill = JSON.stringify(hex(colour))
  const forms = layers.flatMap((one) => one.forms.filter((f) => JSON.stringify(f.fill) === fill))
  const count = forms.length
  return count === 0 ? null : { count, ...measureBounds([{ name: '', stage: 'forms', forms }]) }
}

const CAMERA = '#3a3c46'
const RIM = '#c8473d'
const CORK = '#e6d3ae'

const listNames = ({ layers }: Illustration): string[] => layers.map(({ name }) => name)

describe('people who do something', () => {
  it('shows a camera whole, above the edge of the frame', () => {
    for (const seed of [1, 2, 3]) {
      const made = compose('woman', [{ slot: 'hold', value: 'camera' }], seed)
      const { bottom } = measureBounds(made.layers.filter(({ name }) => name === 'held'))
      assert.ok(bottom < frame.height, `${bottom}`)
      const camera = measureColour(made, CAMERA)
      assert.ok(camera && camera.bottom < frame.height * 0.95, `${camera?.bottom}`)
    }
  })

  it('has the racket, and one shuttlecock for two players, in the frame', () => {
    for (const count of [1, 2]) {
      const made = compose('girl', [{ slot: 'action', value: 'badminton' }], 4, count)
      const rackets = measureColour(made, RIM)
      assert.equal(rackets?.count, count)
      const { left, right, top } = rackets
      assert.ok(left >= 0 && right <= frame.width && top >= 0, `${count}`)
      assert.equal(measureColour(made, CORK)?.count, 1)
    }
  })

  it('puts a cliff below who is at its edge', () => {
    const made = compose('girl', [{ slot: 'ledge', value: 'cliff' }])
    assert.ok(listNames(made).includes('ledge'))
  })

  it('plays chess with two, unless one is counted', () => {
    const count = (made: Illustration): number =>
      listNames(made).filter((name) => /(^| )face$/.test(name)).length
    const chess = [{ slot: 'table', value: 'chess' }]
    assert.equal(count(compose('man', chess)), 2)
    assert.equal(count(compose('man', chess, 3, 1)), 1)
  })

  it('adds no accessory to a person who is described, and no pattern to a named colour', () => {
    for (let seed = 0; seed < 12; seed++) {
      const traits: Trait[] = [{ slot: 'clothes', value: 'dress', tint: 'white' }]
      assert.ok(!listNames(compose('girl', traits, seed)).includes('worn'), `${seed}`)
    }
  })
})
