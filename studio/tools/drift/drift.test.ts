import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createRaster, type Raster } from '@media/raster'
import { noNets } from '@nets/run'
import { blendLit } from './blend'
import type { StablePart } from './definition'
import { measureDrift } from './drift'

/** Grain over two halves. */
function picture(width = 240, height = 160, noise = 0): Raster {
  const out = createRaster(width, height)
  for (let i = 0; i < width * height; i++) {
    const left = i % width < width / 2
    const grain = ((i * 7919) % 13) - 6 + (((i * 31 + noise) % 7) - 3)
    const base = left ? [180, 90, 70] : [80, 120, 150]
    base.forEach((value, c) => (out.rgba[4 * i + c] = value + grain))
    out.rgba[4 * i + 3] = 255
  }
  return out
}

function paint({ width, rgba }: Raster, box: readonly number[], colour: readonly number[]): void {
  const [left = 0, top = 0, right = 0, bottom = 0] = box
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) rgba.set(colour, (y * width + x) * 4)
}

const part = (name: string, x: number, width: number): StablePart => ({
  name,
  found: null,
  bounds: { x, y: 0.2, width, height: 0.5 },
  outlines: [
    [x, 0.2, x + width, 0.2, x + width, 0.7, x, 0.7].map((value) => Math.round(value * 10_000)),
  ],
})
const LEFT = part('左', 0.1, 0.3)
const RIGHT = part('右', 0.6, 0.3)

const measure = (after: Raster, changed: readonly StablePart[] = []) =>
  measureDrift({ before: picture(), after }, { parts: [LEFT, RIGHT], changed }, noNets)

describe('parts that an edit shall keep', () => {
  test('that changed visibly are named with their share, the others are not', async () => {
    const after = picture()
    paint(after, [30, 40, 60, 90], [40, 200, 60])
    const drift = await measure(after)
    assert.deepEqual(
      drift.map(({ name, kind }) => [name, kind]),
      [['左', 'changed']],
    )
    assert.ok((drift[0]?.changed ?? 0) > 0.02)
  })

  test('with other grain, or next to what was to change, are no alarm', async () => {
    assert.deepEqual(await measure(picture(240, 160, 5)), [])
    const after = picture()
    const between = part('', 0.42, 0.17)
    paint(after, [100, 32, 142, 112], [20, 20, 20])
    assert.deepEqual(await measure(after, [between]), [])
  })

  test('of a picture in another frame are not compared', async () => {
    assert.deepEqual(await measure(picture(160, 160)), [])
  })

  test('come back in the light of the picture', () => {
    const base = createRaster(40, 40)
    base.rgba.fill(120)
    const laid = createRaster(40, 40)
    laid.rgba.fill(100)
    const values = Uint8Array.from({ length: 1600 }, (_, i) => {
      const x = i % 40
      return x < 10 ? 0 : x < 16 ? (x - 9) * 36 : 255
    })
    const { rgba } = blendLit(base, laid, values)
    assert.deepEqual([rgba[0], rgba[4 * 30]], [120, 120])
  })
})
