import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ellipse, layer } from './build/form'
import { keyByLook, keyByOutline } from './form-keys'
import type { Form, Illustration, Oklch } from './node'
import { listVisible, measureClearChange } from './visible'

const RED: Oklch = [0.56, 0.2, 27]
const PALE: Oklch = [0.95, 0.01, 90]

const disc = (x: number, radius: number, fill: Oklch, alpha = 1): Form =>
  ellipse([x, 500], [radius, radius], fill, { role: 'body', alpha })

const draw = (...forms: Form[]): Illustration => ({
  frame: { width: 1000, height: 1000 },
  layers: [layer('ground', 'ground', disc(500, 900, PALE)), layer('things', 'masses', forms)],
  focus: { x: 500, y: 500, radius: 300 },
  paper: PALE,
})

test('what lies before a form hides it, unless one sees through', () => {
  const cellsBehind = (alpha: number): number => {
    const [behind, before] = [disc(500, 100, RED), disc(500, 200, PALE, alpha)]
    return listVisible(draw(behind, before)).find(({ form }) => form === behind)?.cells ?? -1
  }
  assert.equal(cellsBehind(1), 0)
  assert.ok(Math.abs(cellsBehind(0.2) - Math.PI * 25.6 ** 2) < 40)
})

test('of overlapping outlines the common part is a hole, unless they are one stroke', () => {
  const [left, right] = [disc(400, 200, RED), disc(600, 200, RED)]
  const rings = [...left.rings, ...right.rings]
  const cells = (form: Form): number =>
    listVisible(draw(form)).find((one) => one.form === form)?.cells ?? 0
  const [holed, whole] = [cells({ ...left, rings }), cells({ ...left, rings, union: true })]
  assert.ok(holed > 0 && holed < whole * 0.8, `${holed} of ${whole}`)
})

test('a clear change is one of colours, not of forms alone', () => {
  const bare = draw()
  assert.ok(Math.abs(measureClearChange(draw(disc(500, 100, RED)), bare) - 0.0314) < 0.001)
  assert.equal(measureClearChange(draw(disc(500, 100, [0.9, 0.02, 90])), bare), 0)
  assert.equal(measureClearChange(draw(disc(500, 100, RED, 0.4)), bare), 0)
})

test('forms have the same key when nothing differs between them', () => {
  const [own, same] = [disc(500, 100, RED), disc(500, 100, RED)]
  assert.equal(keyByLook(own), keyByLook(same))
  const others = [disc(501, 100, RED), disc(500, 100, PALE), { ...own, role: 'cloth' as const }]
  for (const other of others) assert.notEqual(keyByLook(own), keyByLook(other))
  assert.equal(keyByOutline(own), keyByOutline(disc(500, 100, PALE)))
  assert.equal(keyByLook({ ...own, inside: [disc(500, 10, PALE)] }), keyByLook(own))
})
