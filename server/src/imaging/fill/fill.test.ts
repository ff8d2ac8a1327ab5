import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { createRaster, type Raster } from '../raster'
import { createDice } from './dice'
import { fillHole } from './fill'
import { fillSmoothly } from './membrane'
import { recipesOf } from './recipes'
import { growMarks } from './region'

const SIZE = 96
const HORIZON = 40

/** A blue sky over speckled grass, with something red standing in the middle. */
function meadow(): Raster {
  const raster = createRaster(SIZE, SIZE)
  const dice = createDice(5)
  for (let i = 0; i < SIZE * SIZE; i++) {
    const y = Math.floor(i / SIZE)
    const speckle = dice() % 30
    const sky = [110 + y, 160 + y, 235]
    const ground = [60 + speckle, 120 + speckle, 40]
    raster.rgba.set([...(y < HORIZON ? sky : ground), 255], i * 4)
    if (isThing(i)) raster.rgba.set([220, 30, 30], i * 4)
  }
  return raster
}

const isThing = (i: number): boolean =>
  Math.abs((i % SIZE) - 48) < 9 && Math.abs(Math.floor(i / SIZE) - 44) < 18

const holeOver = (test: (i: number) => boolean): Uint8Array =>
  growMarks(
    Uint8Array.from({ length: SIZE * SIZE }, (_, i) => (test(i) ? 1 : 0)),
    SIZE,
    SIZE,
    2,
  )

const [recipe] = recipesOf(3, 1)
assert.ok(recipe)

const hashOf = ({ rgba }: Raster): string => createHash('sha256').update(rgba).digest('hex')

test('a thing goes: sky above the horizon, grass below, all else as it was', () => {
  const picture = meadow()
  const hole = holeOver(isThing)
  const filled = fillHole(picture, hole, recipe)
  assert.ok(filled)
  for (let i = 0; i < SIZE * SIZE; i++) {
    const [red = 0, green = 0, blue = 0, alpha] = filled.rgba.subarray(i * 4, i * 4 + 4)
    assert.equal(alpha, 255)
    if (!hole[i]) {
      const before = picture.rgba.subarray(i * 4, i * 4 + 3)
      assert.deepEqual([red, green, blue], [...before])
      continue
    }
    const y = Math.floor(i / SIZE)
    assert.ok(red < green + 8, `red is left at ${i % SIZE},${y}`)
    if (y < HORIZON - 4) assert.ok(blue > 200, `no sky at ${i % SIZE},${y}`)
    if (y > HORIZON + 4) assert.ok(blue < 90, `no grass at ${i % SIZE},${y}`)
  }
})

test('the same seed gives the same bytes; the three ways differ', () => {
  const picture = meadow()
  const hole = holeOver(isThing)
  const hashes = recipesOf(3, 3).map((way) => {
    const filled = fillHole(picture, hole, way)
    assert.ok(filled)
    return hashOf(filled)
  })
  const again = fillHole(picture, hole, recipe)
  assert.ok(again)
  assert.equal(hashOf(again), hashes[0])
  assert.equal(new Set(hashes).size, 3)
})

test('what must be avoided is not copied', () => {
  const picture = meadow()
  const hole = holeOver((i) => Math.abs((i % SIZE) - 20) < 9 && Math.floor(i / SIZE) > 60)
  for (let i = 0; i < SIZE * SIZE; i++) if (i % SIZE > 60) picture.rgba.set([250, 220, 20], i * 4)
  const avoid = Uint8Array.from({ length: SIZE * SIZE }, (_, i) => (i % SIZE > 55 ? 1 : 0))
  const filled = fillHole(picture, hole, { ...recipe, avoid })
  assert.ok(filled)
  hole.forEach((value, i) => value && assert.ok((filled.rgba[i * 4] as number) < 130))
})

test('a cut-out stays one: clear around the hole, clear in it', () => {
  const picture = meadow()
  for (let i = 0; i < SIZE * SIZE; i++) if (i % SIZE >= 48) picture.rgba[i * 4 + 3] = 0
  const hole = holeOver((i) => Math.abs((i % SIZE) - 70) < 5 && Math.abs(i / SIZE - 70) < 5)
  const filled = fillHole(picture, hole, recipe)
  assert.ok(filled)
  hole.forEach((value, i) => value && assert.equal(filled.rgba[i * 4 + 3], 0))
})

test('nothing to copy from is said, and a line can still be closed', () => {
  const line = createRaster(1, 200)
  line.rgba.fill(90)
  const hole = Uint8Array.from({ length: 200 }, (_, i) => (i > 90 && i < 110 ? 1 : 0))
  line.rgba.fill(0, 91 * 4, 110 * 4)
  assert.equal(fillHole(line, hole, recipe), null)
  const closed = fillSmoothly(line, hole)
  assert.ok(closed.rgba.every((value) => Math.abs(value - 90) < 3))
  assert.equal(fillHole(meadow(), new Uint8Array(SIZE * SIZE), recipe), null)
  assert.equal(fillHole(meadow(), new Uint8Array(SIZE * SIZE).fill(1), recipe), null)
})
