import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRaster, type Raster } from '@media/raster'
import { createDice } from './dice'
import { findNearest } from './nearest'
import { measureTraces } from './traces'

const [WIDTH, HEIGHT] = [140, 100]
const isInHole = (x: number, y: number): boolean => x >= 20 && x < 56 && y >= 32 && y < 68
const HOLE = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
  isInHole(at % WIDTH, Math.floor(at / WIDTH)) ? 1 : 0,
)

type Paint = (x: number, y: number) => number

const draw = (paint: Paint): Raster => {
  const raster = createRaster(WIDTH, HEIGHT)
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const light = paint(at % WIDTH, Math.floor(at / WIDTH))
    raster.rgba.set([light, light, light, 255], 4 * at)
  }
  return raster
}

/** Tiles that repeat everywhere, and rings that are there once, to the right. */
const dice = createDice(5)
const TILE = Array.from({ length: 64 }, () => 90 + 6 * (dice() % 13))
const meadow: Paint = (x, y) => TILE[((x >> 2) % 8) + 8 * ((y >> 2) % 8)] ?? 0
const rings: Paint = (x, y) => 125 + 100 * Math.sin(Math.hypot(x - 20, y - 18) * 0.9) * (x / 40)
const scene: Paint = (x, y) =>
  x >= 90 && x < 130 && y >= 30 && y < 70 ? rings(x - 90, y - 30) : meadow(x, y)
const BEFORE = draw(scene)
const fill = (paint: Paint): Raster => draw((x, y) => (isInHole(x, y) ? paint : scene)(x, y))

test('a ground that is continued leaves no trace, a copy of something unique does', () => {
  const same = measureTraces(BEFORE, fill(meadow), HOLE)
  assert.deepEqual(same, { steps: 0, soft: 0, unique: 0 })
  const copy = measureTraces(
    BEFORE,
    fill((x, y) => scene(x + 72, y)),
    HOLE,
  )
  assert.ok(copy.unique > 0.5, `${copy.unique}`)
})

test('a smear is soft, and where it meets something else its border is new', () => {
  const smear = measureTraces(
    BEFORE,
    fill(() => 190),
    HOLE,
  )
  assert.ok(smear.soft > 0.3, `${smear.soft}`)
  assert.ok(smear.steps > 100, `${smear.steps}`)
  assert.equal(smear.unique, 0)
})

test('the nearest mark is found across rows and columns', () => {
  const size = { width: 9, height: 7 }
  const marks = new Uint8Array(63)
  marks[0] = marks[62] = 1
  const { index, distance } = findNearest(marks, size)
  assert.deepEqual([index[1], index[61], index[9 * 3 + 7]], [0, 62, 62])
  assert.equal(distance[9 * 3 + 4], 5)
  assert.equal(findNearest(new Uint8Array(63), size).distance[5], Infinity)
})
