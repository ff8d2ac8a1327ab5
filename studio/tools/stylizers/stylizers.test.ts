import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import { toPlanes } from '../../imaging/painterly/photo'
import { createRaster, type Raster } from '@media/raster'
import { Random } from '../../lib/random'
import { drawAnime, drawFlatCel } from './cel'
import { drawComic } from './comic'
import { paintInk } from './ink'
import type { Stylizer } from './stylizer'
import { paintOil } from './oil'
import { cutPaper } from './papercut'
import { drawPencil } from './pencil'
import { drawPixels } from './pixel'
import { paintStorybook } from './storybook'
import { printUkiyoe } from './ukiyoe'
import { paintWatercolour } from './watercolour'

const WIDTH = 160
const HEIGHT = 120

/** A sky over a dark ground, an orange disc and a grey bar before them. */
function scene(): Raster {
  const raster = createRaster(WIDTH, HEIGHT)
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const inDisc = (x - 100) * (x - 100) + (y - 60) * (y - 60) < 980
      const inBar = x > 26 && x < 41 && y > 20
      const sky = [120 + y * 0.4, 170 + y * 0.3, 235 - y * 0.2]
      const ground = y > 80 ? [52, 84 - (x & 7), 40] : sky
      const colour = inDisc ? [232, 128 - (y - 60) * 0.9, 40] : inBar ? [150, 150, 154] : ground
      raster.rgba.set([...colour, 255], (y * WIDTH + x) * 4)
    }
  }
  return raster
}

const cache = new Map<string, Raster>()

function run(stylize: Stylizer, seed = 3, strength = 0.6): Raster {
  const key = [stylize.name, seed, strength].join()
  const known = cache.get(key)
  if (known) return known
  const photo = toPlanes(scene(), { width: WIDTH, height: HEIGHT })
  const picture = stylize(photo, { strength, random: new Random(seed), report: () => undefined })
  cache.set(key, picture)
  return picture
}

const hashPixels = ({ rgba }: Raster): string =>
  createHash('sha256').update(rgba).digest('hex').slice(0, 12)

/** Hashes of each look of the scene; `UPDATE_GOLDEN=1` prints them. */
const GOLDEN: readonly (readonly [Stylizer, string])[] = [
  [paintInk, 'b9ebc5a53f05'],
  [paintOil, 'be9fdf19f4c8'],
  [paintWatercolour, 'd9fcac43ee69'],
  [drawPencil, '7cf0ffe92abe'],
  [printUkiyoe, 'fe09eff76c46'],
  [drawPixels, '40e9a1fdfd30'],
  [cutPaper, '9afdbc2ce166'],
  [drawAnime, '4faa12d5088b'],
  [drawFlatCel, '2f2b2c212bcc'],
  [drawComic, 'f0fa7c3bb9a9'],
  [paintStorybook, '088838c1539b'],
]

/** Mean distance of the channels of two pictures, 0..255. */
function apart(a: Raster, b: Raster): number {
  return (
    a.rgba.reduce((sum, value, i) => sum + Math.abs(value - (b.rgba[i] ?? 0)), 0) / a.rgba.length
  )
}

/** Mean difference between the strongest and the weakest channel. */
function measureColourfulness({ rgba }: Raster): number {
  let sum = 0
  for (let i = 0; i < rgba.length; i += 4) {
    const pixel = [...rgba.subarray(i, i + 3)]
    sum += Math.max(...pixel) - Math.min(...pixel)
  }
  return sum / (rgba.length / 4)
}

describe('looks', () => {
  test('the same seed gives the same bytes, and these', () => {
    const hashes = GOLDEN.map(([stylize]) => [stylize.name, hashPixels(run(stylize))] as const)
    const golden = GOLDEN.map(([stylize, hash]) => [stylize.name, hash])
    if (process.env.UPDATE_GOLDEN) console.log(hashes)
    else assert.deepEqual(hashes, golden)
    cache.delete('paintOil,3,0.6')
    assert.equal(hashPixels(run(paintOil)), hashes[1]?.[1])
  })

  test('brushes move with the seed', () => {
    for (const stylize of [paintOil, drawPencil])
      assert.notEqual(hashPixels(run(stylize, 3)), hashPixels(run(stylize, 4)), stylize.name)
  })

  test('each look is unlike the photograph and unlike the others', () => {
    const pictures = [scene(), ...GOLDEN.map(([stylize]) => run(stylize))].filter(
      ({ width }) => width === WIDTH,
    )
    pictures.forEach((one, i) => {
      for (const other of pictures.slice(i + 1)) assert.ok(apart(one, other) > 3.5)
    })
  })

  test('pencil and comic have no colour, strength takes colour from ink', () => {
    assert.ok(measureColourfulness(run(drawPencil)) < 16)
    assert.ok(measureColourfulness(run(drawComic)) < 10)
    assert.ok(measureColourfulness(run(drawAnime)) > measureColourfulness(scene()))
  })

  test('pixels are squares of few colours, fewer when strong', () => {
    const count = (strength: number): number => {
      const { rgba } = run(drawPixels, 1, strength)
      const colours = new Set<string>()
      for (let i = 0; i < rgba.length; i += 4) colours.add(rgba.subarray(i, i + 3).join())
      return colours.size
    }
    assert.ok(count(1) < count(0.2))
    const { width, rgba } = run(drawPixels, 1, 1)
    assert.deepEqual(rgba.subarray(0, 4), rgba.subarray(width * 4 + 4, width * 4 + 8))
  })
})
