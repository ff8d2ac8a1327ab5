import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRaster } from '@media/raster'
import { readIntent } from '../painter/intent/intent'
import { paintPicture } from '../painter/paint'
import type { PaintRequest } from '../painter/request'
import { type BorrowedPicture, paintBorrowing } from './borrowing'

const SIDE = 96
const LAKE = '雪山下的湖，清晨'

const request = (prompt: string): PaintRequest => {
  const size = { width: SIDE, height: SIDE }
  return { prompt, negativePrompt: '', style: 'flat', seed: 4, ...size }
}

/** Red above green. */
const REFERENCE = createRaster(SIDE, SIDE)
for (let i = 0; i < SIDE * SIDE; i++) {
  const isSky = i < SIDE * SIDE * 0.3
  REFERENCE.rgba.set(isSky ? [190, 40, 30, 255] : [90, 20, 25, 255], i * 4)
}

function borrow(prompt: string, role: BorrowedPicture['role'], strength: number) {
  const intent = readIntent(prompt, '')
  const known = intent.kind === 'illustration' ? intent : null
  const borrowed = [{ role, strength, picture: REFERENCE }]
  return paintBorrowing(request(prompt), borrowed, { report: () => undefined, known }).rgba
}

/** Mean of red minus mean of blue. */
function warmth(rgba: Uint8ClampedArray): number {
  let sum = 0
  for (let i = 0; i < rgba.length; i += 4) sum += rgba[i] - rgba[i + 2]
  return sum / (rgba.length / 4)
}

test('colours of a reference reach landscapes and things drawn large, the more the stronger', () => {
  for (const prompt of [LAKE, '一只猫']) {
    const own = warmth(paintPicture(request(prompt)).rgba)
    const weak = warmth(borrow(prompt, 'colour', 0.2))
    const strong = warmth(borrow(prompt, 'colour', 1))
    assert.ok(own < weak && weak < strong, `${prompt}: ${own} ${weak} ${strong}`)
  }
})

test('a style brings its brushwork besides its colours, a layout moves the landscape alone', () => {
  const own = paintPicture(request(LAKE)).rgba
  assert.notDeepEqual(borrow(LAKE, 'style', 0.8), borrow(LAKE, 'colour', 0.8))
  assert.notDeepEqual(borrow(LAKE, 'layout', 1), own)
  assert.ok(Math.abs(warmth(borrow(LAKE, 'layout', 1)) - warmth(own)) < 25, 'its own colours')
})

test('strength 0 borrows nothing', () => {
  const own = paintPicture(request(LAKE)).rgba
  assert.deepEqual(borrow(LAKE, 'layout', 0), own)
})
