import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inTiles, type Planar, type Tiling } from './tiles'

/** Two channels of a picture that is smooth, so that a seam would be the sharpest thing in it. */
function smooth(width: number, height: number): Planar {
  const data = new Float32Array(width * height * 2)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      data[y * width + x] = x / width
      data[(height + y) * width + x] = y / height
    }
  return { width, height, channels: 2, data }
}

function enlarge(part: Planar, scale: number, shift = 0): Planar {
  const [width, height] = [part.width * scale, part.height * scale]
  const data = Float32Array.from({ length: width * height * part.channels }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width) % height]
    const c = Math.floor(at / width / height)
    const from = (c * part.height + Math.floor(y / scale)) * part.width + Math.floor(x / scale)
    return (part.data[from] ?? 0) + shift
  })
  return { width, height, channels: part.channels, data }
}

async function joined(picture: Planar, tiling: Tiling, run: (part: Planar) => Planar) {
  const [width, height] = [picture.width * tiling.scale, picture.height * tiling.scale]
  const data = new Float32Array(width * height * picture.channels).fill(Number.NaN)
  const shares: number[] = []
  await inTiles(
    picture,
    tiling,
    async (part, share) => {
      shares.push(share)
      return run(part)
    },
    (rows, top) => {
      for (let c = 0; c < rows.channels; c++) {
        const from = c * rows.height * width
        data.set(rows.data.subarray(from, from + rows.height * width), (c * height + top) * width)
      }
    },
  )
  return { width, height, channels: picture.channels, data, shares }
}

/** The sharpest step between neighbours, right and down. */
function sharpest({ width, height, channels, data }: Planar): number {
  let most = 0
  for (let at = 0; at < data.length; at++) {
    const here = data[at] ?? Number.NaN
    if (at % width < width - 1) most = Math.max(most, Math.abs(here - (data[at + 1] ?? 0)))
    if (Math.floor(at / width) % height < height - 1)
      most = Math.max(most, Math.abs(here - (data[at + width] ?? 0)))
  }
  assert.equal(data.length, width * height * channels)
  return most
}

for (const [width, height] of [
  [100, 70],
  [33, 129],
  [20, 20],
  [65, 64],
] as const)
  test(`tiles of ${width}×${height} give what one run over the whole gives`, async () => {
    const picture = smooth(width, height)
    const tiling = { tile: 32, overlap: 8, scale: 2 }
    const result = await joined(picture, tiling, (part) => enlarge(part, 2))
    const whole = enlarge(picture, 2)
    for (let at = 0; at < whole.data.length; at++)
      assert.ok(
        Math.abs((result.data[at] ?? Number.NaN) - (whole.data[at] ?? 0)) < 1e-6,
        `at ${at}`,
      )
    assert.equal(result.shares.length, Math.ceil(width / 32) * Math.ceil(height / 32))
  })

test('tiles that disagree fade into each other: no step at their borders', async () => {
  const picture = smooth(96, 96)
  let runs = 0
  // Each tile is off by another amount, up to 0.12, as networks are at the borders of their sight.
  const result = await joined(picture, { tile: 32, overlap: 12, scale: 2 }, (part) =>
    enlarge(part, 2, (runs++ % 4) * 0.04),
  )
  assert.equal(runs, 9)
  const before = sharpest(enlarge(picture, 2))
  assert.ok(sharpest(result) < before + 0.12 / 10, `${sharpest(result)} from ${before}`)
})

test('tiles narrower than two overlaps are refused, and an error of a tile ends the run', async () => {
  const picture = smooth(40, 40)
  await assert.rejects(
    joined(picture, { tile: 10, overlap: 8, scale: 1 }, (part) => part),
    RangeError,
  )
  let runs = 0
  const failing = joined(picture, { tile: 16, overlap: 4, scale: 1 }, (part) => {
    if (++runs === 2) throw new Error('ended')
    return part
  })
  await assert.rejects(failing, /ended/)
  assert.equal(runs, 2)
})
