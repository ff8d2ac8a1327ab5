import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createMask, createRaster, type Raster } from '@media/raster'
import { applySeason } from './season'
import { applyWeather, type PhotoWeather } from './weather'

const WIDTH = 120
const HEIGHT = 90
const SKY = [120, 150, 205] as const
const LEAF = [70, 120, 40] as const
const STONE = [150, 120, 110] as const

/** Sky above the middle, leaves below. */
function landscape(above: readonly number[] = SKY, below: readonly number[] = LEAF): Raster {
  const picture = createRaster(WIDTH, HEIGHT)
  for (let i = 0; i < WIDTH * HEIGHT; i++)
    picture.rgba.set([...(i < (WIDTH * HEIGHT) / 2 ? above : below), 255], i * 4)
  return picture
}

/** A thing at the lower edge. */
function buildThing() {
  const mask = createMask(WIDTH, HEIGHT)
  for (let y = 30; y < HEIGHT; y++) mask.values.fill(255, y * WIDTH + 50, y * WIDTH + 70)
  return mask
}

/** Mean red, green and blue of a part. */
function mean({ rgba }: Raster, [left, top]: readonly [number, number], size = 16): number[] {
  const sums = [0, 0, 0]
  for (let y = top; y < top + size; y++)
    for (let x = left; x < left + size; x++)
      sums.forEach((_, c) => (sums[c] = (sums[c] ?? 0) + (rgba[(y * WIDTH + x) * 4 + c] ?? 0)))
  return sums.map((sum) => Math.round(sum / size / size))
}
const light = (picture: Raster, at: readonly [number, number]): number =>
  mean(picture, at).reduce((sum, one) => sum + one, 0)

const change = (weather: PhotoWeather, picture = landscape(), things = [buildThing()]) => {
  const scene = { horizon: 0.5, things, strength: 1, seed: 3 }
  return { isChanged: applyWeather(picture, weather, scene), picture }
}

describe('weather over a photograph', () => {
  test('fog is thick far away, and near things are seen through it', () => {
    const { picture } = change('fog')
    const [, , farBlue = 0] = mean(picture, [4, 46])
    const [, , nearBlue = 0] = mean(picture, [4, 74])
    const [, , thingBlue = 0] = mean(picture, [52, 50])
    assert.ok(farBlue > nearBlue + 40, `${farBlue} ${nearBlue}`)
    assert.ok(farBlue > thingBlue + 40, `${farBlue} ${thingBlue}`)
  })

  test('snow lies on the ground and not on the thing in it; rain is darker', () => {
    const before = landscape()
    const { picture } = change('snow')
    assert.ok(light(picture, [4, 70]) > light(before, [4, 70]) + 120)
    assert.ok(light(picture, [52, 70]) < light(picture, [4, 70]) - 80)
    const pale = [205, 206, 208]
    const [rain, dry] = [change('rain', landscape(pale)).picture, landscape(pale)]
    assert.ok(light(rain, [4, 10]) < light(dry, [4, 10]) - 40)
  })

  test('clouds and blue come into the sky alone', () => {
    const before = landscape()
    const { picture, isChanged } = change('clouds')
    assert.equal(isChanged, true)
    assert.notDeepEqual(mean(picture, [4, 4], 30), mean(before, [4, 4], 30))
    const pale = landscape([205, 206, 208])
    const [red = 0, , blue = 0] = mean(change('clear', pale).picture, [4, 4])
    assert.ok(blue > red + 40, `${red} ${blue}`)
  })

  test('without a sky there are no clouds, and nothing changes', () => {
    const picture = landscape(STONE, LEAF)
    const before = picture.rgba.slice()
    assert.equal(change('clouds', picture).isChanged, false)
    assert.deepEqual(picture.rgba, before)
  })

  test('the same seed falls in the same places', () => {
    assert.deepEqual(change('rain').picture.rgba, change('rain').picture.rgba)
  })
})

describe('another season', () => {
  test('turns leaves, not the thing before them nor the sky', () => {
    const picture = landscape()
    const before = landscape()
    assert.equal(applySeason(picture, 'autumn', { things: [buildThing()], strength: 1 }), true)
    const [red = 0, green = 0] = mean(picture, [4, 70])
    assert.ok(red > green, `${red} ${green}`)
    assert.deepEqual(mean(picture, [52, 70]), mean(before, [52, 70]))
    assert.deepEqual(mean(picture, [4, 4]), mean(before, [4, 4]))
  })

  test('without leaves nothing changes', () => {
    const picture = landscape(SKY, STONE)
    assert.equal(applySeason(picture, 'summer', { things: [], strength: 1 }), false)
  })
})
