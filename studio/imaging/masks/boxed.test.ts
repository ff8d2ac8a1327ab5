import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { FoundObject } from '@nets/objects'
import type { Prompt, Segment } from '@nets/segments'
import { areOne } from './boxed'
import { pointedAt } from './pointed'
import type { SegmentQuery } from './things'

const GRID = { width: 64, height: 64 }
const [PERSON, BICYCLE, HORSE, BOTTLE, SKATEBOARD] = [0, 1, 17, 39, 36]

interface Shape {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
const shape = (left: number, top: number, right: number, bottom: number): Shape => ({
  left,
  top,
  right,
  bottom,
})
const box = (kind: number, sides: Shape, score = 0.8): FoundObject => ({
  kind,
  name: '',
  score,
  ...sides,
})

/** An upright block with a sure edge. */
const block = ({ left, top, right, bottom }: Shape, score: number): Segment => ({
  score,
  shown: { width: 1024, height: 1024 },
  logits: Float32Array.from({ length: 256 * 256 }, (_, at) => {
    const [x, y] = [((at % 256) + 0.5) / 256, (Math.floor(at / 256) + 0.5) / 256]
    return x > left && x < right && y > top && y < bottom ? 9 : -9
  }),
})

/** Positions covered by the first mask under a tap. */
async function first(
  querySegments: SegmentQuery,
  boxes: readonly FoundObject[],
  {
    spot,
    places,
  }: { spot: { x: number; y: number }; places: readonly (readonly [number, number])[] },
): Promise<boolean[]> {
  const [hard] = await pointedAt({ querySegments, spot, boxes, whole: null, grid: GRID })
  return places.map(([x, y]) => hard?.[Math.floor(y * 64) * 64 + Math.floor(x * 64)] === 1)
}

const BODY = shape(0.3, 0.1, 0.7, 0.9)
const SHIRT = shape(0.3, 0.4, 0.7, 0.6)
const WITH_GROUND = shape(0.05, 0.1, 0.95, 1)

describe('which of the masks of a box is meant', () => {
  const spot = { x: 0.5, y: 0.5 }
  const request = {
    spot,
    places: [
      [0.5, 0.5],
      [0.5, 0.2],
      [0.9, 0.95],
    ],
  } as const
  const answering =
    (boxed: readonly Segment[]): SegmentQuery =>
    async (prompt) =>
      prompt.box ? boxed : [block(SHIRT, 0.99)]

  test('the one that the others and the box are like, not the first or the best', async () => {
    const masks = [block(SHIRT, 0.75), block(BODY, 0.9), block(BODY, 0.9), block(WITH_GROUND, 0.95)]
    assert.deepEqual(await first(answering(masks), [box(PERSON, BODY)], request), [
      true,
      true,
      false,
    ])
  })

  test('none that is unsure: then what the place alone says', async () => {
    const masks = [block(BODY, 0.6), block(BODY, 0.5)]
    assert.deepEqual(await first(answering(masks), [box(PERSON, BODY)], request), [
      true,
      false,
      false,
    ])
  })

  test('a box that is hardly sure counts where the place alone says the same', async () => {
    const masks = [block(BODY, 0.9), block(BODY, 0.9)]
    const faint = [box(BOTTLE, BODY, 0.32)]
    assert.deepEqual(await first(answering(masks), faint, request), [true, false, false])
    const seconded: SegmentQuery = async (prompt) =>
      prompt.box ? masks : [block(SHIRT, 0.99), block(BODY, 0.5)]
    assert.deepEqual(await first(seconded, faint, request), [true, true, false])
  })
})

describe('which of several boxes is meant', () => {
  const HEAD = shape(0.4, 0.1, 0.6, 0.3)
  /** Each box gives what it is around. */
  const querySegments: SegmentQuery = async (prompt) => [block(prompt.box ?? HEAD, 0.9)]
  const request = {
    spot: { x: 0.5, y: 0.2 },
    places: [
      [0.5, 0.2],
      [0.5, 0.7],
    ],
  } as const

  test('the smallest, but the whole before a part of its own kind', async () => {
    const [HORSE_HEAD, WHOLE_HORSE] = [box(HORSE, HEAD), box(HORSE, BODY)]
    assert.deepEqual(await first(querySegments, [HORSE_HEAD, WHOLE_HORSE], request), [true, true])
    assert.deepEqual(await first(querySegments, [box(BOTTLE, HEAD), WHOLE_HORSE], request), [
      true,
      false,
    ])
  })

  test('one that is sure before one that is hardly, unless that is plainly a person', async () => {
    const faint = box(BOTTLE, HEAD, 0.32)
    assert.deepEqual(await first(querySegments, [faint, box(HORSE, BODY)], request), [true, true])
    assert.deepEqual(await first(querySegments, [box(BOTTLE, BODY, 0.32)], request), [true, false])
    assert.deepEqual(await first(querySegments, [box(PERSON, BODY, 0.32)], request), [true, true])
  })

  test('of those that are hardly sure the one that is the subject', async () => {
    const whole = Uint8Array.from({ length: 64 * 64 }, (_, at) => {
      const [x, y] = [((at % 64) + 0.5) / 64, (Math.floor(at / 64) + 0.5) / 64]
      return x > BODY.left && x < BODY.right && y > BODY.top && y < BODY.bottom ? 1 : 0
    })
    const boxes = [box(BOTTLE, HEAD, 0.35), box(HORSE, BODY, 0.35)]
    const inBody = async (subject: Uint8Array | null) => {
      const found = await pointedAt({
        querySegments,
        spot: request.spot,
        boxes,
        whole: subject,
        grid: GRID,
      })
      return found[0]?.[Math.floor(0.7 * 64) * 64 + 32]
    }
    assert.deepEqual([await inBody(whole), await inBody(null)], [1, 0])
  })
})

describe('a person and their vehicle or animal', () => {
  const rider = shape(0.4, 0.1, 0.6, 0.6)
  const horse = shape(0.2, 0.4, 0.8, 0.9)
  /** Each box gives its own thing, a place whichever is there. */
  const querySegments: SegmentQuery = async ({ box: sides, spot }: Prompt) => {
    const onRider = sides ? sides.top === rider.top : (spot?.y ?? 0) < 0.5
    return [block(onRider ? rider : horse, 0.9)]
  }
  const boxes = [box(PERSON, rider), box(HORSE, horse)]
  const places = [
    [0.5, 0.2],
    [0.3, 0.8],
    [0.1, 0.2],
  ] as const

  test('are one thing, whichever of them is tapped on; a further tap takes one alone', async () => {
    const [onRider, onHorse] = [
      { x: 0.5, y: 0.2 },
      { x: 0.3, y: 0.8 },
    ]
    for (const spot of [onRider, onHorse])
      assert.deepEqual(await first(querySegments, boxes, { spot, places }), [true, true, false])
    const found = await pointedAt({ querySegments, spot: onRider, boxes, whole: null, grid: GRID })
    const inSecond = places.map(
      ([x, y]) => found[1]?.[Math.floor(y * 64) * 64 + Math.floor(x * 64)],
    )
    assert.deepEqual(inSecond, [1, 0, 0])
  })

  test('are two when next to each other', async () => {
    const adjacent = [box(PERSON, shape(0.1, 0.1, 0.3, 0.95)), box(HORSE, horse)]
    assert.deepEqual(areOne(adjacent[0], adjacent[1]), false)
    assert.deepEqual(await first(querySegments, adjacent, { spot: { x: 0.3, y: 0.8 }, places }), [
      false,
      true,
      false,
    ])
  })

  test('as boxes tell: on a bicycle, a board under the feet, not a board under the arm', () => {
    const person = box(PERSON, shape(0.4, 0.1, 0.6, 0.7))
    assert.equal(areOne(person, box(BICYCLE, shape(0.3, 0.45, 0.7, 0.8))), true)
    assert.equal(areOne(person, box(SKATEBOARD, shape(0.42, 0.66, 0.6, 0.74))), true)
    assert.equal(areOne(person, box(SKATEBOARD, shape(0.42, 0.3, 0.6, 0.4))), false)
    assert.equal(areOne(person, box(BOTTLE, shape(0.42, 0.45, 0.6, 0.75))), false)
    assert.equal(areOne(box(HORSE, horse), box(BICYCLE, horse)), false)
  })
})

test('who wears a tie is meant before the tie, wherever the finger is on it', async () => {
  const [TIE, TIE_SIDES] = [27, shape(0.46, 0.4, 0.54, 0.7)]
  const querySegments: SegmentQuery = async ({ box: sides }) => {
    if (!sides) return [block(TIE_SIDES, 0.9)]
    return sides.right - sides.left < 0.2
      ? [block(TIE_SIDES, 0.95), block(TIE_SIDES, 0.95)]
      : [block(BODY, 0.95), block(BODY, 0.95)]
  }
  const boxes = [box(TIE, TIE_SIDES), box(PERSON, BODY)]
  const places = [
    [0.5, 0.5],
    [0.35, 0.2],
  ] as const
  assert.deepEqual(await first(querySegments, boxes, { spot: { x: 0.5, y: 0.5 }, places }), [
    true,
    true,
  ])
})

describe('a box whose own mask is not under the finger', () => {
  const UPPER = shape(0.3, 0.1, 0.7, 0.6)
  const LOWER = shape(0.3, 0.6, 0.7, 0.9)
  const CAT = 15
  const tapped = {
    spot: { x: 0.5, y: 0.75 },
    places: [
      [0.5, 0.3],
      [0.5, 0.75],
    ],
  } as const
  /** The box alone gives the upper part, with the finger all of it, the finger alone the lower part. */
  const querySegments: SegmentQuery = async ({ spot, box: sides }) => [
    block(sides ? (spot ? BODY : UPPER) : LOWER, 0.9),
  ]

  test('is of another thing than the one that is tapped', async () => {
    assert.deepEqual(await first(querySegments, [box(CAT, BODY)], tapped), [false, true])
    const unsure: SegmentQuery = async ({ spot, box: sides }) => [
      sides && !spot ? block(UPPER, 0.6) : block(sides ? BODY : LOWER, 0.9),
    ]
    assert.deepEqual(await first(unsure, [box(CAT, BODY)], tapped), [true, true])
  })

  test('of a person covers what they wear, unless another person is there', async () => {
    assert.deepEqual(await first(querySegments, [box(PERSON, BODY)], tapped), [true, true])
    const child = box(PERSON, LOWER)
    const two: SegmentQuery = async ({ spot, box: sides }) =>
      sides?.top === LOWER.top ? [block(LOWER, 0.9)] : querySegments({ spot, box: sides } as Prompt)
    assert.deepEqual(await first(two, [box(PERSON, BODY), child], tapped), [false, true])
  })
})
