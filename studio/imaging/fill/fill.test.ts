import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { createRaster, type Raster } from '@media/raster'
import { createDice } from './dice'
import { extendPicture } from './extend'
import { fillHole } from './fill'
import { foreignToBorder } from './foreign'
import { fillSmoothly } from './membrane'
import { listRecipes } from './recipes'
import { growMarks } from './region'

type Rgb = [number, number, number]

const SIZE = 96
const HORIZON = 40

/** A blue sky over speckled grass, with a red object in the middle. */
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

const [recipe] = listRecipes(3, 1)
assert.ok(recipe)

const hashPixels = ({ rgba }: Raster): string => createHash('sha256').update(rgba).digest('hex')

test('a thing goes: sky above the horizon, grass below, all else as it was', () => {
  const picture = meadow()
  const hole = holeOver(isThing)
  const filled = fillHole(picture, hole, recipe)
  assert.ok(filled)
  for (let i = 0; i < SIZE * SIZE; i++) {
    const [red, green, blue] = [0, 1, 2].map((c) => filled.rgba[i * 4 + c]) as Rgb
    assert.equal(filled.rgba[i * 4 + 3], 255)
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

test('a hole too large to be matched whole is as clean and as speckled', () => {
  const picture = meadow()
  const hole = holeOver(isThing)
  const filled = fillHole(picture, hole, { ...recipe, mostMatched: (SIZE * SIZE) / 3 })
  assert.ok(filled)
  const steps: [number, number] = [0, 0]
  for (let i = 0; i < SIZE * SIZE; i++) {
    const [red, green, blue] = [0, 1, 2].map((c) => filled.rgba[i * 4 + c]) as Rgb
    const y = Math.floor(i / SIZE)
    if (!hole[i]) assert.equal(red, picture.rgba[i * 4])
    else assert.ok(red < green + 8, `red is left at ${i % SIZE},${y}`)
    if (hole[i] && y < HORIZON - 6) assert.ok(blue > 190, `no sky at ${i % SIZE},${y}`)
    if (y < HORIZON + 6 || y > HORIZON + 20) continue
    const step = Math.abs(green - filled.rgba[i * 4 + 5])
    const inside = hole[i] && hole[i + 1] ? 1 : 0
    steps[inside] = steps[inside] * 0.98 + step * 0.02
  }
  assert.ok(steps[1] > steps[0] * 0.6, `the grass lost its speckles: ${steps.join(' of ')}`)
})

test('the same seed gives the same bytes; the three ways differ', () => {
  const picture = meadow()
  const hole = holeOver(isThing)
  const hashes = listRecipes(3, 3).map((way) => {
    const filled = fillHole(picture, hole, way)
    assert.ok(filled)
    return hashPixels(filled)
  })
  const again = fillHole(picture, hole, recipe)
  assert.ok(again)
  assert.equal(hashPixels(again), hashes[0])
  assert.equal(new Set(hashes).size, 3)
})

test('what must be avoided is not copied', () => {
  const picture = meadow()
  const hole = holeOver((i) => Math.abs((i % SIZE) - 20) < 9 && Math.floor(i / SIZE) > 60)
  for (let i = 0; i < SIZE * SIZE; i++) if (i % SIZE > 60) picture.rgba.set([250, 220, 20], i * 4)
  const avoid = Uint8Array.from({ length: SIZE * SIZE }, (_, i) => (i % SIZE > 55 ? 1 : 0))
  const filled = fillHole(picture, hole, { ...recipe, avoid })
  assert.ok(filled)
  hole.forEach((value, i) => value && assert.ok(filled.rgba[i * 4] < 130))
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

test('a larger sheet: the picture lies on it untouched, the middle is not repeated', () => {
  const picture = meadow()
  const avoid = foreignToBorder(picture)
  const middle = avoid[48 * SIZE + 48]
  assert.equal(middle, 1)
  assert.ok(avoid.filter((value) => value === 1).length < SIZE * SIZE * 0.25)
  const frame = { left: 20, top: 0, right: 24, bottom: 10 }
  const sheet = extendPicture(picture, frame, growMarks(avoid, SIZE, SIZE, 3))
  const filled = fillHole(sheet.picture, sheet.hole, { ...recipe, avoid: sheet.avoid })
  assert.ok(filled)
  assert.deepEqual([filled.width, filled.height], [SIZE + 44, SIZE + 10])
  for (let y = 0; y < filled.height; y++) {
    for (let x = 0; x < filled.width; x++) {
      const [px, py] = [x - frame.left, y - frame.top]
      const at = (y * filled.width + x) * 4
      const [red, , blue] = [0, 1, 2].map((c) => filled.rgba[at + c]) as Rgb
      if (px >= 0 && px < SIZE && py < SIZE) {
        assert.equal(red, picture.rgba[(py * SIZE + px) * 4])
        continue
      }
      assert.ok(red < 170, `red is repeated at ${x},${y}`)
      if (py < HORIZON - 6) assert.ok(blue > 180, `no sky at ${x},${y}`)
    }
  }
})

test('a line of junk at the border is not grown outwards', () => {
  const picture = meadow()
  for (let y = 0; y < SIZE; y++) picture.rgba.set([255, 0, 255], y * SIZE * 4)
  const frame = { left: 16, top: 0, right: 0, bottom: 0 }
  const { hole } = extendPicture(picture, frame, new Uint8Array(SIZE * SIZE))
  const width = SIZE + 16
  assert.deepEqual([...hole.subarray(width + 15, width + 19)], [1, 1, 0, 0])
})
