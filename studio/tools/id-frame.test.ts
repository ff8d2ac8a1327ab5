import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createRaster, type Raster } from '@media/raster'
import type { FoundFace } from '@nets/faces'
import { chooseFace, cropToFrame, idFrame } from './id-frame'

/** A face of 100 × 100 pixels in a picture of 800 × 1000, its eyes a little right of its middle. */
const face = (left: number, top: number): FoundFace => ({
  left: left / 800,
  right: (left + 100) / 800,
  top: top / 1000,
  bottom: (top + 100) / 1000,
  leftEye: { x: (left + 40) / 800, y: (top + 30) / 1000 },
  rightEye: { x: (left + 80) / 800, y: (top + 30) / 1000 },
  nose: { x: (left + 55) / 800, y: (top + 60) / 1000 },
  mouth: { x: (left + 55) / 800, y: (top + 80) / 1000 },
  score: 0.9,
})

/** A cut-out of 800 × 1000 pixels, opaque in a box. */
function cutOut(left = 0, top = 0, right = 0, bottom = 0): Raster {
  const cut = createRaster(800, 1000)
  cut.rgba.fill(0)
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) cut.rgba[4 * (y * 800 + x) + 3] = 255
  return cut
}
const PICTURE = cutOut()

describe('the frame of an ID photograph', () => {
  test('is 5 to 7, the head three fifths of it, the eyes in its middle', () => {
    const { left, top, width, height } = idFrame(face(300, 300), PICTURE)
    assert.equal(height, 250)
    assert.equal(width, 179)
    assert.equal(top, 300 - 50 - 25)
    assert.ok(Math.abs(left + width / 2 - 360) <= 1)
  })

  test('ends where the picture ends below, and reaches beyond it above', () => {
    const low = idFrame(face(300, 880), PICTURE)
    assert.equal(low.top + low.height, 1000)
    assert.ok(Math.abs(low.width / low.height - 5 / 7) < 0.01)
    assert.ok(idFrame(face(300, 10), PICTURE).top < 0)
  })

  test('has a bun of hair in it, but not the whole of what is joined to it above', () => {
    const frame = idFrame(face(300, 300), cutOut(320, 210, 380, 600))
    assert.ok(frame.top < 210, `${frame.top}`)
    const tree = idFrame(face(300, 300), cutOut(320, 0, 380, 600))
    assert.ok(tree.top > 130, `${tree.top}`)
  })

  test('is set by the largest face that was cut out', () => {
    const [other, own] = [face(100, 100), face(500, 500)]
    assert.equal(chooseFace([other, own], cutOut(450, 450, 650, 900)), own)
    assert.equal(chooseFace([other], cutOut(450, 450, 650, 900)), undefined)
  })

  test('what is beyond the picture has the colour of the ground', () => {
    const picture = createRaster(4, 4)
    picture.rgba.fill(9)
    const result = cropToFrame(picture, { left: -1, top: -1, width: 4, height: 3 }, [200, 100, 50])
    const at = (x: number, y: number) => [
      ...result.rgba.subarray((y * 4 + x) * 4, (y * 4 + x) * 4 + 3),
    ]
    assert.deepEqual(at(0, 0), [200, 100, 50])
    assert.deepEqual(at(3, 0), [200, 100, 50])
    assert.deepEqual(at(1, 1), [9, 9, 9])
    assert.deepEqual(at(3, 2), [9, 9, 9])
  })
})
