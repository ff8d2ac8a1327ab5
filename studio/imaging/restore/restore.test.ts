import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import { Random } from '../../lib/random'
import { createRaster, type Raster } from '@media/raster'
import { splitChannels, toLumaPlane } from '../resample/plane'
import { nlMeans } from '../denoise/nl-means'
import { estimateNoise } from './noise'
import { restorePhoto } from './restore'
import { isOneTone } from './one-tone'
import { findScratches } from './scratches'
import { repairTone } from './tone'

const SIDE = 160
const random = (): Random => new Random(7)

/** A soft slope with grain of the given spread. */
function slope(spread: number): Raster {
  const raster = createRaster(SIDE, SIDE)
  const dice = random()
  for (let i = 0; i < SIDE * SIDE; i++) {
    const light = 90 + 0.3 * (i % SIDE) + 0.2 * Math.floor(i / SIDE) + dice.spread() * spread
    raster.rgba.set([light, light * 0.95, light * 0.85, 255], i * 4)
  }
  return raster
}

/** A white scratch two pixels wide from top to bottom, and dust. */
function damaged(): { raster: Raster; truth: Uint8Array } {
  const raster = slope(6)
  const truth = new Uint8Array(SIDE * SIDE)
  const mark = (x: number, y: number): void => {
    truth[y * SIDE + x] = 1
    raster.rgba.fill(240, (y * SIDE + x) * 4, (y * SIDE + x) * 4 + 3)
  }
  for (let y = 5; y < 150; y++) for (let x = 0; x < 2; x++) mark(60 + (y >> 3) + x, y)
  for (const [x, y] of [
    [20, 30],
    [130, 44],
    [110, 120],
  ] as const)
    for (let k = 0; k < 9; k++) mark(x + (k % 3), y + Math.floor(k / 3))
  return { raster, truth }
}

const share = (marks: Uint8Array): number => marks.reduce((sum, v) => sum + v, 0) / marks.length

describe('old photographs', () => {
  test('scratches and dust are found, a clean picture has none', () => {
    const { raster, truth } = damaged()
    const found = findScratches(toLumaPlane(raster), 0.7)
    const hit = truth.filter((v, i) => v && found[i]).length
    assert.ok(hit / truth.filter((v) => v).length > 0.95)
    assert.ok(share(found) < 5 * share(truth))
    assert.equal(share(findScratches(toLumaPlane(slope(6)), 0.7)), 0)
  })

  test('noise is measured and calmed without moving edges', () => {
    const noisy = slope(24)
    for (let y = 0; y < SIDE; y++)
      for (let x = 80; x < SIDE; x++)
        for (let c = 0; c < 3; c++)
          noisy.rgba[(y * SIDE + x) * 4 + c] = noisy.rgba[(y * SIDE + x) * 4 + c] + 90
    const channels = splitChannels(noisy)
    const before = estimateNoise(channels.light)
    const calm = nlMeans(channels, 1.5 * before).light
    assert.ok(before > 6 && before < 11, `${before}`)
    assert.ok(estimateNoise(calm) < before / 2.5)
    const step = calm.values[80 * SIDE + 82] - calm.values[80 * SIDE + 77]
    assert.ok(step > 75, `${step}`)
  })

  test('a faded print gets its range back; a preserved tone stays brown', () => {
    const { raster, truth } = damaged()
    const options = { repair: 0.7, denoise: 0.8, seed: 3 }
    const neutral = restorePhoto(raster, { ...options, keepTone: false }, () => undefined)
    const brown = restorePhoto(raster, { ...options, keepTone: true }, () => undefined)
    const warmth = ({ rgba }: Raster): number => rgba[SIDE * 80 * 4] - rgba[SIDE * 80 * 4 + 2]
    assert.ok(Math.abs(warmth(neutral)) < 12 && warmth(brown) > 15)
    const light = toLumaPlane(neutral).values
    const white = truth.filter((v, i) => v && light[i] > 252).length
    assert.ok(white < 12, `${white} pixels of damage are left`)
    const hash = createHash('sha256').update(neutral.rgba).digest('hex').slice(0, 16)
    assert.equal(hash, 'c6f9a132451dee87')
  })

  test('bent and branching cracks are found in a print of one tone', () => {
    const crack = (colour: boolean) => {
      const raster = slope(0)
      const truth = new Uint8Array(SIDE * SIDE)
      for (let i = 0; i < SIDE * SIDE; i++)
        if (colour && (i >> 3) % 2 === 0) raster.rgba[4 * i + 2] = 220
      const mark = (x: number, y: number): void => {
        const light = 22 + raster.rgba[(y * SIDE + x) * 4]
        raster.rgba.set([light, light * 0.95, light * 0.85], (y * SIDE + x) * 4)
        truth[y * SIDE + x] = 1
      }
      for (let k = 0; k < 110; k++) {
        const bend = Math.round(9 * Math.sin(k / 9))
        for (let wide = 0; wide < 2; wide++) mark(20 + k, 70 + bend + wide)
        if (k % 2 === 0 && k < 60) mark(60 + (k >> 2), 80 + (k >> 1))
      }
      return { raster, truth }
    }
    const print = crack(false)
    assert.ok(isOneTone(print.raster))
    assert.ok(!isOneTone(crack(true).raster))
    const dress = slope(6)
    for (let i = 0; i < SIDE * SIDE; i++)
      if (i % SIDE > 60 && i % SIDE < 90) dress.rgba[4 * i + 2] = 40 + dress.rgba[4 * i + 2]
    assert.ok(!isOneTone(dress), 'a pale blue dress in a brown picture')
    const light = toLumaPlane(print.raster)
    const hits = (found: Uint8Array): number =>
      print.truth.filter((v, i) => v && found[i]).length / print.truth.filter((v) => v).length
    assert.ok(hits(findScratches(light, 0.7, true)) > 0.8)
  })

  test('contrast that is there is not raised, and a brown print becomes grey without a cast', () => {
    const range = (raster: Raster): number => {
      const sorted = Float32Array.from(toLumaPlane(raster).values).sort()
      return sorted[Math.floor(0.98 * sorted.length)] - sorted[Math.floor(0.02 * sorted.length)]
    }
    const scaled = (low: number, high: number): Raster => {
      const raster = createRaster(SIDE, SIDE)
      for (let i = 0; i < SIDE * SIDE; i++) {
        const light = low + ((high - low) * (i % SIDE)) / SIDE
        raster.rgba.set([light, 0.9 * light, 0.7 * light, 255], i * 4)
      }
      return raster
    }
    const none = new Uint8Array(SIDE * SIDE)
    const toned = (low: number, high: number, keepTone: boolean): Raster => {
      const raster = scaled(low, high)
      repairTone(raster, none, { keepTone, oneTone: true })
      return raster
    }
    assert.ok(Math.abs(range(toned(8, 250, true)) - range(scaled(8, 250))) < 2)
    const faded = range(toned(90, 180, true)) / range(scaled(90, 180))
    assert.ok(faded > 1.3 && faded < 1.5, `${faded}`)
    const { rgba } = toned(90, 180, false)
    assert.ok(rgba.every((v, i) => i % 4 === 3 || v === rgba[i - (i % 4)]))
  })

  test('tiny pictures pass', () => {
    for (const [width, height] of [
      [1, 1],
      [1, 900],
    ] as const) {
      const options = { repair: 1, denoise: 1, keepTone: false, seed: 1 }
      const result = restorePhoto(createRaster(width, height), options, () => undefined)
      assert.deepEqual([result.width, result.height], [width, height])
    }
  })
})
