import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import { relight } from '../imaging/colour/hour'
import { labOfPlanes } from '../imaging/colour/oklab'
import { toPlanes, toRaster } from '../imaging/painterly/photo'
import { reframe } from '../imaging/painterly/reframe'
import { createRaster } from '@media/raster'
import { Random } from '../lib/random'
import type { Planes } from '../lib/planes'
import { FAMILY } from './varying/family'

const WIDTH = 168
const HEIGHT = 120

const NO_PEOPLE = { faces: [], heads: [] }

/** A blue sky over green land, a white house with a warm window on the left. */
function scene(): Planes {
  const raster = createRaster(WIDTH, HEIGHT)
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)]
    const house = x > 30 && x < 66 && y > 50 && y < 90
    const window = x > 42 && x < 49 && y > 62 && y < 69
    const land = [60 + (x & 3) * 8, 120 - (y & 3) * 6, 50]
    const ground = y < 70 ? [110, 160, 220] : land
    const colour = window ? [255, 230, 150] : house ? [120, 112, 108] : ground
    raster.rgba.set([...colour, 255], i * 4)
  }
  return toPlanes(raster, raster)
}

const mean = (values: Float32Array): number => values.reduce((sum, v) => sum + v, 0) / values.length

function family(seed: number, strength: number): string[] {
  const report = () => undefined
  return FAMILY.map((relative, i) => {
    const random = new Random(seed).fork(String(i))
    const { rgba, width, height } = relative({
      photo: scene(),
      people: NO_PEOPLE,
      strength,
      random,
      report,
    })
    assert.deepEqual([width, height], [WIDTH, HEIGHT])
    return createHash('sha256').update(rgba).digest('hex')
  })
}

describe('variation', () => {
  test('four relatives, all different; the same seed gives the same ones', () => {
    const first = family(5, 0.6)
    assert.equal(new Set(first).size, 4)
    assert.deepEqual(family(5, 0.6), first)
    assert.notDeepEqual(family(6, 0.6), first)
  })

  test('a frame keeps the size; a mirrored whole is the picture turned round', () => {
    const photo = scene()
    const turned = reframe(photo, { zoom: 1, x: 0.5, y: 0.5, mirror: true })
    for (const at of [0, 50, 167])
      assert.ok(Math.abs((turned.red[at] ?? 0) - (photo.red[WIDTH - 1 - at] ?? 0)) < 0.01)
  })

  test('night is dark and blue, but the window shines', () => {
    const photo = scene()
    const before = labOfPlanes(photo)
    const night = labOfPlanes(relight(photo, 'night', { strength: 1, side: 1 }))
    assert.ok(mean(night.l) < mean(before.l) * 0.7)
    assert.ok(mean(night.b) < mean(before.b))
    const window = 65 * WIDTH + 45
    assert.ok((night.l[window] ?? 0) > 0.75)
  })

  test('sunset is warmer, dawn is paler', () => {
    const photo = scene()
    const at = (hour: 'dawn' | 'sunset') =>
      labOfPlanes(relight(photo, hour, { strength: 1, side: 1 }))
    assert.ok(mean(at('sunset').b) > mean(labOfPlanes(photo).b))
    assert.ok(mean(at('dawn').l) > mean(labOfPlanes(photo).l))
    assert.equal(toRaster(photo).rgba.length, WIDTH * HEIGHT * 4)
  })
})
