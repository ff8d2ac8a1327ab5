import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createRaster, type Raster } from '@media/raster'
import { preserveFaces } from './faces'
import { toPlanes } from './photo'
import { boxesIn, frameHolding } from './reframe'

const SIDE = 200
const face = { left: 0.35, right: 0.65, top: 0.3, bottom: 0.7, score: 0.9 }

function plain(colour: readonly [number, number, number]): Raster {
  const raster = createRaster(SIDE, SIDE)
  for (let i = 0; i < SIDE * SIDE; i++) raster.rgba.set([...colour, 255], 4 * i)
  return raster
}

const at = ({ rgba }: Raster, x: number, y: number): number[] => [
  ...rgba.subarray(4 * (y * SIDE + x), 4 * (y * SIDE + x) + 3),
]

describe('faces of a painting', () => {
  test('get the colours of the photograph back, their surroundings do not', () => {
    const painted = plain([250, 140, 40])
    const photo = toPlanes(plain([205, 165, 145]), { width: SIDE, height: SIDE })
    preserveFaces(painted, photo, { faces: [face], light: 0.5, colour: 1 })
    const [red, , blue] = at(painted, 100, 100)
    assert.ok(Math.abs((red ?? 0) - (blue ?? 0) - 60) < 6, `${red} ${blue}`)
    assert.deepEqual(at(painted, 4, 4), [250, 140, 40])
  })

  test('lose a bleached area but keep their strokes', () => {
    const painted = plain([180, 150, 130])
    for (let y = 90; y < 115; y++)
      for (let x = 80; x < 100; x++)
        painted.rgba.fill(250, 4 * (y * SIDE + x), 4 * (y * SIDE + x) + 3)
    for (let y = 60; y < 140; y++)
      painted.rgba.fill(60, 4 * (y * SIDE + 120), 4 * (y * SIDE + 120) + 3)
    const photo = toPlanes(plain([180, 150, 130]), { width: SIDE, height: SIDE })
    preserveFaces(painted, photo, { faces: [face], light: 1, colour: 1 })
    assert.ok((at(painted, 90, 102)[1] ?? 255) < 200, `${at(painted, 90, 102)}`)
    assert.ok((at(painted, 120, 100)[1] ?? 255) < 100, `${at(painted, 120, 100)}`)
  })

  test('a frame holds all heads: wider and moved as far as it must be', () => {
    const wish = { zoom: 1.5, x: 0.7, y: 0.6, mirror: true }
    const head = { left: 0.1, right: 0.4, top: 0.05, bottom: 0.3, score: 1 }
    const frame = frameHolding(wish, [head])
    const [inside] = boxesIn({ width: 600, height: 600 }, frame, [head])
    assert.ok(inside && inside.left >= -0.01 && inside.top >= -0.01)
    assert.ok(inside.right <= 1.01 && inside.bottom <= 1.01)
    assert.equal(frame.zoom, 1.5)
    assert.equal(frameHolding(wish, [head, { ...head, left: 0.9, right: 1 }]).zoom, 1 / 0.9)
    assert.deepEqual(frameHolding(wish, []), wish)
  })
})
