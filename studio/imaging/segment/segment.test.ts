import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { createRaster, type Raster } from '@media/raster'
import { cropToContent, cutOut } from '../compose/foreground'
import { proposeSubject } from './proposal'

/** A red disc with a soft rim on grey-green ground that has a little grain. */
function disc(size: number): Raster {
  const picture = createRaster(size, size)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const away = Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2) - size / 4
      const inside = Math.min(1, Math.max(0, 0.5 - away / 2))
      const grain = ((x * 7 + y * 13) % 11) - 5
      const colour = [90 + 110 * inside, 120 - 80 * inside, 100 - 60 * inside]
      const p = 4 * (y * size + x)
      for (let c = 0; c < 3; c++) picture.rgba[p + c] = colour[c] + grain
      picture.rgba[p + 3] = 255
    }
  }
  return picture
}

const hash = (bytes: Uint8Array | Uint8ClampedArray): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16)

test('a disc on plain ground is proposed whole, with a soft rim and nothing else', () => {
  const size = 320
  const picture = disc(size)
  const { mask, separation } = proposeSubject(picture)
  assert.ok(separation > 0.8, `separation ${separation}`)
  let wrong = 0
  let soft = 0
  mask.values.forEach((v, i) => {
    const away = Math.hypot((i % size) + 0.5 - 160, Math.floor(i / size) + 0.5 - 160) - 80
    if ((away < -3 && v < 250) || (away > 3 && v > 5)) wrong++
    if (v > 20 && v < 235) soft++
  })
  assert.equal(wrong, 0)
  assert.ok(soft > 100)
})

test('the same picture gives the same bytes, run after run and on every machine', () => {
  const picture = disc(200)
  const { mask } = proposeSubject(picture)
  assert.equal(hash(mask.values), hash(proposeSubject(disc(200)).mask.values))
  assert.deepEqual(
    [hash(mask.values), hash(cutOut(picture, mask).rgba)],
    ['5894ceb2b37df728', '1c9cce3f29e585e1'],
  )
})

test('a cut-out keeps its own colour at the rim and crops to what can be seen', () => {
  const picture = disc(320)
  const cut = cutOut(picture, proposeSubject(picture).mask)
  for (let i = 0; i < 320 * 320; i++) {
    if (cut.rgba[4 * i + 3] < 60) continue
    // Red stays above green: mixed with the ground it would not.
    assert.ok(cut.rgba[4 * i] - cut.rgba[4 * i + 1] > 60)
  }
  const cropped = cropToContent(cut, 0)
  assert.ok(cropped && Math.abs(cropped.width - 162) <= 4)
})

test('the oddest sizes are answered', () => {
  for (const [width, height] of [
    [1, 1],
    [1, 5000],
    [3, 2],
    [700, 1],
  ] as const) {
    const { mask } = proposeSubject(createRaster(width, height))
    assert.equal(mask.values.length, width * height)
  }
})
