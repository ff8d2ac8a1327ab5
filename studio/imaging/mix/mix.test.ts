import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import { createRaster, type Raster } from '@media/raster'
import { blendRasters, cropToCover, maskShare, overprinted, transferChroma, stepShare } from './mix'

function checks(width: number, height: number, size: number, tint: readonly number[]): Raster {
  const raster = createRaster(width, height)
  for (let i = 0; i < width * height; i++) {
    const on = (Math.floor((i % width) / size) + Math.floor(i / width / size)) % 2
    raster.rgba.set([...tint.map((v) => v + 40 * on), 255], i * 4)
  }
  return raster
}

const first = checks(97, 64, 7, [170, 90, 60])
const second = checks(97, 64, 5, [40, 110, 190])
const apart = (a: Raster, b: Raster): number =>
  a.rgba.reduce((most, v, i) => Math.max(most, Math.abs(v - b.rgba[i])), 0)

describe('mixing two pictures', () => {
  test('a picture with itself stays itself, whatever the share', () => {
    assert.ok(apart(blendRasters(first, first, stepShare(first, 0.4, false)), first) <= 1)
  })

  test('all of one side is that picture', () => {
    assert.ok(apart(blendRasters(first, second, stepShare(first, 1, true)), first) <= 1)
    assert.ok(apart(blendRasters(first, second, stepShare(first, 0, true)), second) <= 1)
  })

  test('a mask keeps what it covers and lets the rest be the second', () => {
    const values = new Uint8Array(97 * 64)
    for (let i = 0; i < values.length; i++) values[i] = i % 97 < 48 ? 255 : 0
    const result = blendRasters(first, second, maskShare({ width: 97, height: 64, values }))
    const red = (x: number): number => result.rgba[(32 * 97 + x) * 4]
    assert.ok(red(4) > 150 && red(92) < 100)
  })

  test('new colours leave light and shade alone', () => {
    const result = transferChroma(first, second, 1)
    const light = ({ rgba }: Raster, i: number): number =>
      0.299 * rgba[i] + 0.587 * rgba[i + 1] + 0.114 * rgba[i + 2]
    for (let i = 0; i < result.rgba.length; i += 4)
      assert.ok(Math.abs(light(result, i) - light(first, i)) < 2)
  })

  test('the second covers the first, whatever its form', () => {
    const row = cropToCover(checks(1, 300, 9, [10, 20, 30]), first)
    assert.deepEqual([row.width, row.height], [97, 64])
  })

  test('gives the same bytes every time', () => {
    const hash = createHash('sha256')
    hash.update(blendRasters(first, second, stepShare(first, 0.5, false)).rgba)
    hash.update(overprinted(first, second, 0.5).rgba)
    assert.equal(hash.digest('hex').slice(0, 16), '0e68b4bf238575ba')
  })
})
