import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRaster } from '@media/raster'
import { intersectionOverUnion, suppressOverlaps } from './boxes'
import { COCO_NAMES } from './coco'
import { decodeGrid, expectedStep, objectsIn } from './objects'
import type { NetRun, Tensor } from './run'
import { createSessions } from './runtime/sessions'
import { weightsFolder, without } from './testing/weights'

const CAT = 15
const GRIDS = [
  ['Identity', 'Identity_3', 52],
  ['Identity_1', 'Identity_4', 26],
  ['Identity_2', 'Identity_5', 13],
] as const

/** A cat in one cell of the coarsest grid, so many cells to each side. */
function oneCat(column: number, row: number, step: number, score = 0.9): Record<string, Tensor> {
  return Object.fromEntries(
    GRIDS.flatMap(([kinds, sides, across]) => {
      const cells = across * across
      const [scores, distances] = [new Float32Array(cells * 80), new Float32Array(cells * 44)]
      if (across === 13) {
        const cell = row * across + column
        scores[cell * 80 + CAT] = score
        for (let side = 0; side < 4; side++) distances[cell * 44 + side * 11 + step] = 50
      }
      return [
        [kinds, { dims: [1, cells, 80], data: scores }],
        [sides, { dims: [1, cells, 44], data: distances }],
      ]
    }),
  )
}

test('the list has COCO’s 80 kinds, a cat in its place', () => {
  assert.equal(COCO_NAMES.length, 80)
  assert.equal(new Set(COCO_NAMES).size, 80)
  assert.equal(COCO_NAMES[CAT], '猫')
})

test('a distance is the mean of a distribution, without overflow', () => {
  assert.equal(expectedStep(Float32Array.of(1000, 1000, -1000)), 0.5)
  assert.ok(Math.abs(expectedStep(new Float32Array(11)) - 5) < 1e-6)
})

test('a cell of a grid becomes a box around its middle', () => {
  const { Identity_2: kinds, Identity_5: sides } = oneCat(6, 4, 2)
  assert.ok(kinds?.data instanceof Float32Array && sides?.data instanceof Float32Array)
  const found = decodeGrid({ stride: 32, kinds: kinds.data, sides: sides.data }, 0.35)
  assert.equal(found.length, 1)
  const [cat] = found
  assert.equal(cat?.name, '猫')
  const box = [cat?.left, cat?.top, cat?.right, cat?.bottom].map((side) => Math.round(side ?? 0))
  assert.deepEqual(box, [144, 80, 272, 208])
})

test('bounding boxes are shares of the picture, keep its aspect ratio and end at its edges', async () => {
  const run: NetRun = async ({ inputs }) => {
    const { data } = inputs.input_1 ?? assert.fail()
    // blue first: the red picture is brightest in the last plane
    const [first, last] = [data[0] ?? 0, data[2 * 416 * 416] ?? 0]
    assert.ok(last > 2 && first < -1, `${first} ${last}`)
    return oneCat(6, 4, 6)
  }
  const picture = createRaster(200, 100)
  for (let at = 0; at < 200 * 100; at++) picture.rgba.set([255, 0, 0, 255], at * 4)
  const [cat] = await objectsIn(run, picture)
  assert.ok(cat)
  // 6.5 ± 6 of 13 cells; the picture fills the upper half
  assert.ok(Math.abs(cat.left - 0.5 / 13) < 1e-4 && Math.abs(cat.right - 12.5 / 13) < 1e-4)
  assert.deepEqual([cat.top, cat.bottom], [0, 1])
})

test('of overlapping bounding boxes the one with the highest score remains', () => {
  const box = { left: 0.1, top: 0.1, right: 0.5, bottom: 0.5, score: 0.6 }
  const adjacent = { ...box, left: 0.5, right: 0.9 }
  const surer = { ...box, right: 0.52, score: 0.8 }
  assert.deepEqual(suppressOverlaps([box, adjacent, surer], 0.5), [surer, adjacent])
  assert.equal(intersectionOverUnion(box, adjacent), 0)
  assert.equal(intersectionOverUnion(box, { ...box, left: 0.3 }), 0.5)
})

test(
  'with its weights an empty picture has nothing in it',
  { skip: without('nanodet') },
  async () => {
    const { run } = createSessions({ folder: weightsFolder, threads: 1 })
    const grey = createRaster(64, 48)
    grey.rgba.fill(150)
    assert.deepEqual(await objectsIn(run, grey, 0.5), [])
  },
)
