import assert from 'node:assert/strict'
import { it } from 'node:test'
import { moveAside } from './aside'
import { ellipse, layer } from './build/form'
import type { Illustration, Layer } from './node'

it('moves the bright rim of a figure with it, and leaves a tree at the edge', () => {
  const dot = (): Layer =>
    layer('dot', 'setting', ellipse([100, 100], [9, 9], [0.5, 0, 0], { role: 'body' }))
  const rim: Layer = { ...dot(), cast: true }
  const frame = { width: 1000, height: 1000 }
  const focus = { x: 500, y: 500, radius: 100 }
  const made = { layers: [dot(), rim], frame, focus } as unknown as Illustration
  const lefts = moveAside(made, 50).layers.map(({ forms }) =>
    Math.round(Math.min(...(forms[0]?.rings[0] ?? []).map(([x]) => x))),
  )
  assert.deepEqual(lefts, [91, 141])
})
