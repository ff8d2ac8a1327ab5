import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Point } from '../../drawing'
import { coverRings } from './coverage'
import { rasterizeMask, release } from './mask'

const BOX = { x: 0, y: 0, width: 12, height: 10 }

const rectangle = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

function covered(rings: Point[][], rule: 'union' | 'holes', box = BOX): Float32Array {
  return coverRings(new Float32Array(box.width * box.height).fill(9), rings, box, rule)
}

const computeArea = (cover: Float32Array): number => cover.reduce((sum, share) => sum + share, 0)

describe('what a form covers', () => {
  it('is the exact share of each pixel', () => {
    const cover = covered([rectangle(2.25, 3.5, 4, 2)], 'holes')
    assert.equal(cover[4 * 12 + 3], 1)
    assert.ok(Math.abs((cover[4 * 12 + 2] ?? 0) - 0.75) < 1e-5)
    assert.ok(Math.abs((cover[3 * 12 + 4] ?? 0) - 0.5) < 1e-5)
    assert.equal(cover[0], 0)
    assert.ok(Math.abs(computeArea(cover) - 8) < 1e-4)
  })

  it('is the area of slanted outlines too, whichever way they run', () => {
    const triangle: Point[] = [
      [0.4, 0.7],
      [11.3, 4.1],
      [3.2, 9.6],
    ]
    const area = Math.abs((10.9 * 8.9 - 3.4 * 2.8) / 2)
    for (const ring of [triangle, [...triangle].reverse()])
      assert.ok(Math.abs(computeArea(covered([ring], 'holes')) - area) < 0.01)
  })

  it('cuts holes, or adds up', () => {
    const rings = [rectangle(1, 1, 8, 8), rectangle(3, 3, 2, 2)]
    assert.ok(Math.abs(computeArea(covered(rings, 'holes')) - 60) < 1e-3)
    assert.ok(Math.abs(computeArea(covered(rings, 'union')) - 64) < 1e-3)
  })

  it('counts what lies left of the box, and nothing right of it or below', () => {
    const box = { x: 4, y: 2, width: 4, height: 3 }
    const cover = covered([rectangle(-5, -5, 11, 30)], 'holes', box)
    assert.deepEqual([...cover], [1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0])
    // right of the diagonal, through the box from its left edge on
    const slanted: Point[] = [
      [-20, -20],
      [40, -20],
      [40, 40],
    ]
    const corner = { x: 0, y: 0, width: 3, height: 3 }
    const part = [...covered([slanted], 'holes', corner)]
    assert.deepEqual(part, [0.5, 1, 1, 0, 0.5, 1, 0, 0, 0.5])
  })

  it('does not change when the plane of a mask that is done with is used again', () => {
    const size = { width: 100, height: 100 }
    const circle = Array.from({ length: 40 }, (_, i): Point => {
      const angle = (i / 40) * Math.PI * 2
      return [50 + 30 * Math.cos(angle), 50 + 30 * Math.sin(angle)]
    })
    const first = rasterizeMask([circle], size)
    assert.ok(first)
    const before = [...first.cover]
    release(first)
    const clip = rasterizeMask([rectangle(20, 20, 30, 30)], size)
    const other = rasterizeMask([rectangle(10, 10, 70.5, 70.5)], size, false, 3, clip)
    assert.ok(clip && other)
    release(clip)
    release(other)
    const again = rasterizeMask([circle], size)
    assert.deepEqual(again && [...again.cover], before)
  })
})
