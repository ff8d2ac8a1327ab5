import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createMotion, findRow, mirror, type MotionKind, shiftRow } from './pose'

const PLACE = { top: 40, bottom: 100, width: 200, seconds: 4, phase: 0.3 }
const KINDS: readonly MotionKind[] = ['bob', 'sway', 'hang', 'breathe', 'flicker', 'drift', 'glide']

describe('the movement of a thing', () => {
  for (const kind of KINDS)
    test(`${kind} moves, and its last moment meets its first`, () => {
      const motion = createMotion(kind, PLACE)
      const [first, last] = [motion(0), motion(1)]
      for (const key of ['across', 'down', 'lean', 'stretch'] as const)
        assert.ok(Math.abs(first[key] - last[key]) < 1e-6, key)
      assert.notDeepEqual(motion(0.37), first)
    })

  test('a plant keeps its foot, a lantern its top, a body its foot', () => {
    const [plant, lantern, body] = (['sway', 'hang', 'breathe'] as const).map((kind) =>
      createMotion(kind, PLACE)(0.37),
    )
    assert.ok(plant && lantern && body)
    assert.deepEqual([shiftRow(plant, 100), shiftRow(lantern, 40)], [0, 0])
    assert.ok(Math.abs(shiftRow(plant, 40)) > 0.1 && Math.abs(shiftRow(lantern, 100)) > 0.1)
    assert.equal(findRow(body, 100), 100)
    assert.notEqual(findRow(body, 40), 40)
  })

  test('a reflection goes up where its boat goes down, and leans from its upper end', () => {
    const boat = createMotion('bob', PLACE)
    const [above, below] = [boat(0.37), mirror(boat, { top: 101 })(0.37)]
    assert.ok(above.down !== 0)
    assert.deepEqual([below.down, below.anchor, below.lean], [-above.down, 101, above.lean])
  })
})
