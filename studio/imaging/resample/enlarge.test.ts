import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import { createRaster, type Raster } from '@media/raster'
import { upscaleRaster } from './enlarge'
import { splitChannels, toLumaPlane, joinChannels } from './plane'
import { resizePlane } from './resize'

/** Rings and a slanted edge, soft by about half a pixel: something with edges in every direction. */
function drawn(width: number, height: number): Raster {
  const raster = createRaster(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const ring = Math.tanh(8 * Math.sin(Math.hypot(x - width / 3, y - height / 2) / 5))
      const edge = Math.tanh((x * 0.8 - y * 0.6 - 20) * 1.2)
      const at = (y * width + x) * 4
      raster.rgba.set([128 + 60 * ring, 128 + 40 * ring + 50 * edge, 120 - 60 * edge, 255], at)
    }
  }
  return raster
}

function scaled(raster: Raster, width: number, height: number): Raster {
  const { light, blue, red, alpha } = splitChannels(raster)
  const kernel = width < raster.width ? 'cubic' : 'lanczos'
  const each = (plane: typeof light) => resizePlane(plane, width, height, kernel)
  return joinChannels({ light: each(light), blue: each(blue), red: each(red), alpha: each(alpha) })
}

function error(a: Raster, b: Raster): number {
  const [left, right] = [toLumaPlane(a).values, toLumaPlane(b).values]
  return left.reduce((sum, v, i) => sum + (v - right[i]) ** 2, 0) / left.length
}

const photo = { factor: 2, kind: 'photo', noise: 0 } as const

describe('enlarging', () => {
  test('is closer to the truth than Lanczos, at both factors', () => {
    const truth = drawn(240, 160)
    for (const factor of [2, 4] as const) {
      const small = scaled(truth, 240 / factor, 160 / factor)
      const plain = error(scaled(small, 240, 160), truth)
      const ours = error(upscaleRaster(small, { ...photo, factor }), truth)
      assert.ok(ours < plain * 0.9, `×${factor}: ${ours} against ${plain}`)
    }
  })

  test('a flat picture stays exactly flat, whatever the kind', () => {
    const flat = createRaster(9, 7)
    flat.rgba.fill(143)
    for (const kind of ['photo', 'drawing', 'lines'] as const) {
      const { rgba } = upscaleRaster(flat, { factor: 4, kind, noise: 8 })
      assert.ok(rgba.every((value) => value === 143))
    }
  })

  test('shows no seam where tiles meet', () => {
    const wide = drawn(500, 40)
    const cut = createRaster(250, 40)
    for (let y = 0; y < 40; y++)
      cut.rgba.set(wide.rgba.subarray((y * 500 + 250) * 4, (y + 1) * 2000), y * 1000)
    const [whole, part] = [upscaleRaster(wide, photo), upscaleRaster(cut, photo)]
    for (let y = 0; y < 80; y++) {
      for (let x = 64; x < 400; x++) {
        const [a, b] = [whole.rgba[(y * 1000 + 500 + x) * 4], part.rgba[(y * 500 + x) * 4]]
        assert.ok(Math.abs(a - b) <= 1, `${x}, ${y}`)
      }
    }
  })

  test('takes a single pixel and a single row', () => {
    for (const [width, height] of [
      [1, 1],
      [1, 700],
    ] as const) {
      const result = upscaleRaster(drawn(width, height), { factor: 4, kind: 'photo', noise: 5 })
      assert.deepEqual([result.width, result.height], [width * 4, height * 4])
    }
  })

  test('gives the same bytes every time', () => {
    const result = upscaleRaster(drawn(120, 90), { factor: 2, kind: 'lines', noise: 6 })
    const hash = createHash('sha256').update(result.rgba).digest('hex').slice(0, 16)
    assert.equal(hash, '2181060fa5a84026')
  })
})
