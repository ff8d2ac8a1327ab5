import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import { createMask, createRaster, type Raster } from '@media/raster'
import { cameraPath, type Move } from './camera'
import { partPicture } from './parting'
import { backdrop, cutSheet, drawSheet, flatDepth } from './sheet'
import { type WeatherKind, createWeather } from './weather-kinds'

const [WIDTH, HEIGHT] = [96, 64]
const MOVES: readonly Move[] = ['in', 'out', 'left', 'right', 'orbit', 'still']
const WEATHERS: readonly WeatherKind[] = ['snow', 'rain', 'petals', 'water', 'light']

/** Sky, ground and a red disc on it. */
function scene(): Raster {
  const picture = createRaster(WIDTH, HEIGHT)
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const disc = (x - 48) ** 2 + (y - 34) ** 2 < 196
      const ground = y > 32
      const rgba = disc
        ? [200, 30, 30]
        : ground
          ? [70, 120 + ((x * 7 + y * 5) % 23), 60]
          : [120, 160, 220 - y]
      picture.rgba.set([...rgba, 255], (y * WIDTH + x) * 4)
    }
  }
  return picture
}

function disc() {
  const mask = createMask(WIDTH, HEIGHT)
  for (let i = 0; i < mask.values.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)]
    mask.values[i] = (x - 48) ** 2 + (y - 34) ** 2 < 210 ? 255 : 0
  }
  return mask
}

describe('a picture in motion', () => {
  test('a still camera shows the picture itself', () => {
    const picture = scene()
    const frame = createRaster(WIDTH, HEIGHT)
    const view = cameraPath('still', { seconds: 4, loops: true })(0.3)
    drawSheet(frame, backdrop(picture, flatDepth(HEIGHT)), view)
    assert.deepEqual(frame, picture)
    const blank = createRaster(WIDTH, HEIGHT)
    drawSheet(blank, cutSheet(picture, disc(), 0.7), view)
    assert.deepEqual(
      [...blank.rgba.subarray((34 * WIDTH + 48) * 4, (34 * WIDTH + 48) * 4 + 4)],
      [200, 30, 30, 255],
    )
    assert.equal(blank.rgba[3], 0)
  })

  test('looping paths and all weathers close; others end elsewhere', () => {
    for (const move of MOVES) {
      const path = cameraPath(move, { seconds: 3, loops: true })
      for (const key of ['panX', 'truckX', 'truckY', 'zoom', 'dolly'] as const)
        assert.ok(Math.abs(path(0)[key] - path(1)[key]) < 1e-9, `${move} ${key}`)
      const once = cameraPath(move, { seconds: 3, loops: false })
      if (move !== 'still') assert.notDeepEqual(once(0), once(1))
    }
    for (const kind of WEATHERS) {
      const air = createWeather(kind, {
        width: WIDTH,
        height: HEIGHT,
        seconds: 3,
        seed: 7,
        waterline: 0.5,
      })
      const at = (time: number) => {
        const frame = scene()
        air.behind(frame, time)
        air.before(frame, time)
        return frame
      }
      const [first, last] = [at(0), at(1)]
      const worst = first.rgba.reduce((most, v, i) => Math.max(most, Math.abs(v - last.rgba[i])), 0)
      assert.ok(worst <= 1, `${kind} jumps by ${worst}`)
      assert.notDeepEqual(at(0.37), first)
    }
  })

  test('no move shows anything but the picture at the borders', () => {
    const picture = createRaster(WIDTH, HEIGHT)
    picture.rgba.fill(200)
    for (const move of MOVES) {
      const frame = createRaster(WIDTH, HEIGHT)
      for (const time of [0, 0.25, 0.5, 0.75]) {
        drawSheet(
          frame,
          backdrop(picture, flatDepth(HEIGHT)),
          cameraPath(move, { seconds: 6, loops: true })(time),
        )
        assert.ok(Math.abs(frame.rgba[0] - frame.rgba[4]) <= 1)
      }
    }
  })

  test('behind the subject there is no trace of it, and far from it nothing is changed', () => {
    const picture = scene()
    const [behind, subject] = partPicture(picture, disc(), { seed: 3 })
    const centre = (34 * WIDTH + 48) * 4
    assert.ok(behind?.pixels[centre] < 140)
    assert.equal(subject?.pixels[centre], 200)
    for (let i = 0; i < WIDTH * 8 * 4; i++) assert.equal(behind?.pixels[i], picture.rgba[i])
  })

  test('one seed is one video', () => {
    const frame = createRaster(WIDTH, HEIGHT)
    const hash = createHash('sha256')
    for (const kind of WEATHERS) {
      const air = createWeather(kind, {
        width: WIDTH,
        height: HEIGHT,
        seconds: 3,
        seed: 7,
        waterline: 0.5,
      })
      const sheets = partPicture(scene(), disc(), { seed: 7 })
      for (const time of [0, 0.3, 0.6]) {
        const view = cameraPath('orbit', { seconds: 3, loops: true })(time)
        for (const sheet of sheets) drawSheet(frame, sheet, view)
        air.behind(frame, time)
        air.before(frame, time)
        hash.update(frame.rgba)
      }
    }
    assert.equal(hash.digest('hex').slice(0, 16), 'f356d1b35ec30189')
  })
})
