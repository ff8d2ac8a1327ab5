import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createMask, createRaster } from '@media/raster'
import { partPicture } from '../../motion/parting'
import { spared, withCutOff } from './bystanders'

const COPY = { width: 100, height: 100 }
const box = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
  score: 0.8,
})

/** A person in front: columns 40 to 60, from row 20 down. */
function front(): Uint8Array {
  const hole = new Uint8Array(100 * 100)
  for (let y = 20; y < 100; y++) hole.fill(1, y * 100 + 40, y * 100 + 60)
  return hole
}
const at = (marks: Uint8Array, x: number, y: number) => marks[y * 100 + x]

describe('the hole of a subject', () => {
  test('includes a distant walker the hole cuts, not one next to it, nor a large neighbour', () => {
    const hole = front()
    const walker = withCutOff({ found: [box(0.57, 0.4, 0.65, 0.55)] }, COPY, hole)
    assert.equal(at(walker, 63, 45), 1)
    assert.equal(at(walker, 80, 45), 0)
    const adjacent = withCutOff({ found: [box(0.62, 0.4, 0.7, 0.55)] }, COPY, hole)
    assert.deepEqual(adjacent, hole)
    const neighbour = withCutOff({ found: [box(0.5, 0.2, 0.8, 1)] }, COPY, hole)
    assert.deepEqual(neighbour, hole)
  })

  test('is closed without people, or at least without heads where little else is left', () => {
    const copy = createRaster(100, 100)
    const hole = new Uint8Array(100 * 100)
    // In both halves: the hole is in neither person.
    hole[0] = 1
    hole[99] = 1
    const barring = (bodies: ReturnType<typeof box>[]) =>
      spared({ found: bodies, bodies, faces: [] }, copy, hole)
    const few = barring([box(0.1, 0, 0.3, 1)])
    assert.deepEqual([at(few, 20, 10), at(few, 20, 90)], [1, 1])
    const crowd = barring([box(0, 0, 0.5, 1), box(0.5, 0, 1, 1)])
    assert.deepEqual([at(crowd, 20, 10), at(crowd, 20, 90), at(crowd, 90, 10)], [1, 0, 1])
  })

  test('is widened and closed without whom it may not copy from', () => {
    const picture = createRaster(100, 100)
    const mask = createMask(100, 100)
    mask.values.set(front().map((value) => value * 255))
    // A grey ground, and a red wall to its right that the detector takes for a person.
    const wall = (i: number): boolean => i % 100 > 70
    for (let i = 0; i < 100 * 100; i++)
      picture.rgba.set(wall(i) ? [200, 20, 20, 255] : [90 + (i % 7), 90, 90, 255], i * 4)
    const barred = Uint8Array.from({ length: 100 * 100 }, (_, i) => (wall(i) ? 1 : 0))
    const reds = (widened: (hole: Uint8Array) => Uint8Array): number => {
      const others = { widened, barred: () => barred }
      const [behind] = partPicture(picture, mask, { seed: 1, others })
      let red = 0
      for (let i = 0; i < 100 * 100; i++) if ((behind?.pixels[i * 4] ?? 0) > 150) red++
      return red
    }
    assert.equal(
      reds((hole) => hole),
      29 * 100,
    )
    // The wall is the sliver: it goes with the hole.
    assert.ok(reds((hole) => hole.map((value, i) => (wall(i) ? 1 : value))) < 30)
  })
})
