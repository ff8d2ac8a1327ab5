import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import { Random } from '../../lib/random'
import { Planes } from '../../lib/planes'
import { toRaster } from '../painterly/photo'
import { guidedPlane } from './guided'
import { labOfPlanes, planesOfLab } from './oklab'
import { transferColours } from './transfer'

const SIZE = 96

function picture(at: (x: number, y: number) => readonly [number, number, number]): Planes {
  const planes = new Planes(SIZE, SIZE, SIZE / 1024)
  for (let i = 0; i < SIZE * SIZE; i++) {
    const [red, green, blue] = at(i % SIZE, Math.floor(i / SIZE))
    planes.red[i] = red
    planes.green[i] = green
    planes.blue[i] = blue
  }
  return planes
}

const mean = (plane: Float32Array): number => plane.reduce((sum, v) => sum + v, 0) / plane.length

/** Greens in the left half, a face's colour in the right one. */
const photo = picture((x, y) => (x < SIZE / 2 ? [40 + y, 120 + y, 60] : [205 - y / 4, 150, 125]))
const sea = picture((x, y) => [20 + x / 2, 60 + y, 150 + y])

const moved = (style: Planes, spare: boolean): Planes =>
  transferColours(photo, style, { strength: 1, spare, random: new Random(2) })

describe('colour', () => {
  test('OKLab and back is the same picture', () => {
    const back = planesOfLab(labOfPlanes(photo), photo.unit)
    for (const key of ['red', 'green', 'blue'] as const)
      photo[key].forEach((value, i) => assert.ok(Math.abs(value - (back[key][i] ?? 0)) < 1.5))
  })

  test('its own colours leave a picture as it is, others move it towards them', () => {
    const same = moved(photo, false)
    const drift = mean(same.red.map((value, i) => Math.abs(value - (photo.red[i] ?? 0))))
    assert.ok(drift < 6, String(drift))
    const [before, after, wanted] = [photo, moved(sea, false), sea].map(labOfPlanes)
    const far = mean(before?.b ?? sea.red) - mean(wanted?.b ?? sea.red)
    const near = Math.abs(mean(after?.b ?? sea.red) - mean(wanted?.b ?? sea.red))
    assert.ok(near < far * 0.25, `${near} of ${far}`)
  })

  test('skin is spared, the rest is not', () => {
    const change = (spare: boolean, right: boolean): number => {
      const result = moved(sea, spare)
      return mean(
        result.blue.map((value, i) =>
          i % SIZE >= SIZE / 2 === right ? Math.abs(value - (photo.blue[i] ?? 0)) : 0,
        ),
      )
    }
    assert.ok(change(true, true) < change(false, true) * 0.5)
    assert.ok(change(true, false) > change(false, false) * 0.9)
  })

  test('the same seed gives the same bytes', () => {
    const hash = (planes: Planes): string =>
      createHash('sha256').update(toRaster(planes).rgba).digest('hex').slice(0, 12)
    assert.equal(hash(moved(sea, true)), hash(moved(sea, true)))
  })

  test('a guided plane keeps the edge of its guide and loses its noise', () => {
    const guide = Float32Array.from({ length: SIZE * SIZE }, (_, i) => (i % SIZE < 48 ? 0 : 1))
    const random = new Random(1)
    const noisy = guide.map((value) => value + random.spread() * 0.3)
    const size = { width: SIZE, height: SIZE, radius: 5, least: 1e-3 }
    const clean = guidedPlane(noisy, guide, size)
    const error = mean(clean.map((value, i) => Math.abs(value - (guide[i] ?? 0))))
    assert.ok(error < 0.03, String(error))
  })
})
