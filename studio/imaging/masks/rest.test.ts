import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { MASK_SCALE, type Mark, type MaskValue } from '@contract/tools/mask'
import { createRaster } from '@media/raster'
import type { FoundObject } from '@nets/objects'
import type { Prompt, Segment } from '@nets/segments'
import { beginMarking, outlinesOfRest } from './preview'
import { findRest } from './rest'

const GRID = { width: 100, height: 100 }

/** A rectangle in shares of the sides, as the segmenter gives it. */
type Rectangle = readonly [left: number, top: number, right: number, bottom: number]

const isIn = ([left, top, right, bottom]: Rectangle, x: number, y: number): boolean =>
  x >= left && x < right && y >= top && y < bottom

const segment = (rectangle: Rectangle, score = 0.95): Segment => ({
  score,
  shown: { width: 1024, height: 1024 },
  logits: Float32Array.from({ length: 256 * 256 }, (_, at) =>
    isIn(rectangle, ((at % 256) + 0.5) / 256, (Math.floor(at / 256) + 0.5) / 256) ? 9 : -9,
  ),
})

const paint = (...rectangles: readonly Rectangle[]): Uint8Array =>
  Uint8Array.from({ length: GRID.width * GRID.height }, (_, at) =>
    rectangles.some((one) =>
      isIn(one, ((at % 100) + 0.5) / 100, (Math.floor(at / 100) + 0.5) / 100),
    )
      ? 1
      : 0,
  )

/** Bounds of what is offered, in cells; null: nothing. */
async function offered(
  painted: Uint8Array,
  found: readonly Segment[],
  boxes: readonly FoundObject[] = [],
): Promise<number[] | null> {
  const rest = await findRest({ painted, grid: GRID, querySegments: async () => found, boxes })
  if (!rest) return null
  const cells = [...rest.keys()].filter((at) => rest[at] === 1)
  const [xs, ys] = [cells.map((at) => at % 100), cells.map((at) => Math.floor(at / 100))]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

const BRUSHED = paint([0.3, 0.2, 0.7, 0.6])
const THING: Rectangle = [0.3, 0.2, 0.7, 0.7]

describe('the rest of a brushed thing', () => {
  test('is what masks that agree have outside of the brush, with its edge', async () => {
    assert.deepEqual(await offered(BRUSHED, [segment(THING), segment(THING)]), [28, 58, 71, 71])
  })

  test('is nothing where the thing is covered, or only its soft edge is left', async () => {
    const covered = segment([0.32, 0.22, 0.68, 0.58])
    assert.equal(await offered(BRUSHED, [covered, covered]), null)
    const edge = segment([0.3, 0.2, 0.7, 0.61])
    assert.equal(await offered(BRUSHED, [edge, edge]), null)
  })

  test('is nothing of something larger, or of a small thing in what was brushed', async () => {
    const ground = segment([0, 0, 1, 1])
    assert.equal(await offered(BRUSHED, [ground, ground]), null)
    const small = segment([0.6, 0.2, 0.76, 0.4])
    assert.equal(await offered(BRUSHED, [small, small]), null)
  })

  test('needs a second mask of the same, and a score', async () => {
    const alone = async (prompt: Prompt) => (prompt.spot ? [segment(THING)] : [])
    const one = { painted: BRUSHED, grid: GRID, querySegments: alone, boxes: [] }
    assert.equal(await findRest(one), null)
    const unsure = segment(THING, 0.7)
    assert.equal(await offered(BRUSHED, [unsure, unsure, unsure]), null)
  })

  test('of a loose fit needs a higher score', async () => {
    const loose: Rectangle = [0.3, 0.2, 0.54, 0.85]
    const found = [0.9, 0.9, 0.9].map((score) => segment(loose, score))
    assert.equal(await offered(BRUSHED, found), null)
    assert.ok(
      await offered(
        BRUSHED,
        [0.97, 0.97, 0.97].map((score) => segment(loose, score)),
      ),
    )
  })

  test('is searched by the box of a named thing as well', async () => {
    const named = { kind: 0, name: '', score: 0.9, left: 0.3, top: 0.2, right: 0.7, bottom: 0.7 }
    const seen: Prompt[] = []
    const querySegments = async (prompt: Prompt) => {
      seen.push(prompt)
      return prompt.box?.bottom === 0.7 ? [segment(THING), segment(THING), segment(THING)] : []
    }
    const far = { ...named, left: 0, right: 0.2 }
    const boxes = [far, named]
    assert.ok(await findRest({ painted: BRUSHED, grid: GRID, querySegments, boxes }))
    assert.deepEqual(
      seen.map(({ box }) => box?.bottom),
      [0.6, 0.7],
    )
  })
})

const stroke = (points: number[]): Mark => ({ kind: 'stroke', add: true, radius: 2000, points })

/** Outlines for marks, with how often the picture was encoded and queried. */
async function outlines(marks: readonly Mark[], more: Partial<MaskValue> = {}) {
  const queried = { looks: 0, boxes: [] as Prompt[] }
  const marked = beginMarking(createRaster(100, 100), {
    subject: async () => null,
    look: async () => {
      queried.looks++
      return async (prompt) => {
        queried.boxes.push(prompt)
        return [segment(THING), segment(THING), segment(THING)]
      }
    },
  })
  const value: MaskValue = { base: 'none', marks, inverted: false, feather: 0, ...more }
  await outlinesOfRest(marked, value)
  return { lines: await outlinesOfRest(marked, value), ...queried }
}

describe('outlines of the rest', () => {
  const brush = stroke([5000, 4000])

  test('are closed lines around it; the picture is encoded once', async () => {
    const { lines, looks } = await outlines([brush])
    assert.ok(lines.length > 0)
    assert.ok(lines.every((line) => line.length >= 6 && line.every((at) => at <= MASK_SCALE)))
    assert.equal(looks, 1)
  })

  test('are of the brushed part that the last stroke belongs to', async () => {
    const { boxes } = await outlines([stroke([500, 9800]), brush])
    assert.ok(boxes.every(({ box }) => box !== undefined && box.bottom < 0.7))
  })

  test('are not searched after an eraser, a tap, or in an inverted mask', async () => {
    const eraser: Mark = { ...brush, kind: 'stroke', add: false, radius: 500, points: [1, 1] }
    for (const { looks } of [
      await outlines([brush, eraser]),
      await outlines([brush], { inverted: true }),
      await outlines([brush], { base: 'subject' }),
      await outlines([]),
    ])
      assert.equal(looks, 0)
  })

  test('are none without networks', async () => {
    const value: MaskValue = { base: 'none', marks: [brush], inverted: false, feather: 0 }
    assert.deepEqual(await outlinesOfRest(beginMarking(createRaster(100, 100)), value), [])
  })
})
