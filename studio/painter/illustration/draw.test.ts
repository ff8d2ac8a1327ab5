import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Random } from '../../lib/random'
import { disc, inside, layer, line, polygonForm, roundRect } from './build/form'
import { type Oklch, linear } from './build/fill'
import { glossMaterial, lathe } from './build/lathe'
import type { Form, Illustration } from './node'
import { flat } from './styles/flat'
import { soft } from './styles/soft'

const SIDE = 100
const WHITE: Oklch = [1, 0, 0]
const BLACK: Oklch = [0, 0, 0]
const RED: Oklch = [0.6, 0.2, 25]

function draw(forms: Form[], painter = flat): (x: number, y: number) => number[] {
  const illustration: Illustration = {
    frame: { width: 1000, height: 1000 },
    layers: [layer('all', 'forms', forms)],
    focus: { x: 500, y: 500, radius: 300 },
    paper: WHITE,
  }
  const rgba = painter({
    ...{ illustration, size: { width: SIDE, height: SIDE }, random: new Random(1) },
    report: () => undefined,
  })
  return (x, y) => [...rgba.slice((y * SIDE + x) * 4, (y * SIDE + x) * 4 + 3)]
}

const square = (x: number, y: number, side: number): [number, number][] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
]

describe('drawing an illustration', () => {
  it('shows what lies inside a form only inside it', () => {
    const at = draw([
      inside(polygonForm([square(200, 200, 300)], RED), polygonForm([square(0, 0, 350)], BLACK)),
    ])
    assert.deepEqual(at(25, 25), [0, 0, 0])
    assert.deepEqual(at(10, 10), [255, 255, 255])
    assert.notDeepEqual(at(45, 45), [0, 0, 0])
  })

  it('cuts holes where rings overlap, and adds them up for a union', () => {
    const rings = [square(200, 200, 600), square(400, 400, 200)]
    assert.deepEqual(draw([polygonForm(rings, BLACK)])(50, 50), [255, 255, 255])
    assert.deepEqual(draw([polygonForm(rings, BLACK, { union: true })])(50, 50), [0, 0, 0])
  })

  it('softens a blurred edge and keeps the middle', () => {
    const at = draw([polygonForm([square(200, 200, 600)], BLACK, { blur: 60 })])
    const [edge = 0] = at(20, 50)
    assert.ok(edge > 60 && edge < 200, `grey at the edge, got ${edge}`)
    assert.ok((at(50, 50)[0] ?? 255) < 6)
  })

  it('lights a round form from the upper left in every style', () => {
    for (const painter of [flat, soft]) {
      const at = draw([disc([500, 500], 300, [0.7, 0.02, 80], { relief: 80 })], painter)
      const [lit = 0] = at(32, 32)
      const [turned = 0] = at(69, 69)
      assert.ok(lit > turned + 10, `${lit} over ${turned}`)
    }
  })

  it('runs a gradient from one point to the other without a step', () => {
    const fill = linear([0, 0], [1000, 0], [0.6, 0.29, 25], [0.4, 0.29, 25])
    const at = draw([polygonForm([square(0, 0, 1000)], fill)])
    for (let x = 1; x < SIDE; x++) {
      const step = Math.abs((at(x, 50)[0] ?? 0) - (at(x - 1, 50)[0] ?? 0))
      assert.ok(step <= 4, `a step of ${step} at ${x}`)
    }
  })

  it('draws the same bytes each time', () => {
    const forms = [
      roundRect([100, 100, 400, 300], 60, RED, { relief: 30, blur: 4 }),
      lathe(
        [700, 800],
        [
          [90, 0],
          [120, 120],
          [40, 300],
        ],
        glossMaterial([0.4, 0.1, 240]),
      ),
      line('100,900 400,700 900,900', 30, BLACK),
    ]
    const [first, second] = [draw(forms, soft), draw(forms, soft)]
    for (let i = 0; i < SIDE; i++) assert.deepEqual(first(i, i), second(i, i))
  })
})
