import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { PERSON } from '@nets/coco'
import type { FoundObject } from '@nets/objects'
import {
  changeInHole,
  cutsBody,
  hasFaintThing,
  scoreOfThing,
  thingsOutside,
} from './changed-things'

const SIDE = 100
const SIZE = { width: SIDE, height: SIDE }
const [CAR, DOG, TABLE] = [2, 16, 60]

const box = (kind: number, sides: readonly number[], score = 0.8): FoundObject => {
  const [left = 0, top = 0, right = 0, bottom = 0] = sides
  return { kind, name: '', score, left, top, right, bottom }
}

/** Shares of the sides, as boxes are. */
function holeIn(left: number, top: number, right: number, bottom: number): Uint8Array {
  return Uint8Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [x, y] = [(at % SIDE) / SIDE, Math.floor(at / SIDE) / SIDE]
    return x >= left && x < right && y >= top && y < bottom ? 1 : 0
  })
}

const seen = (...objects: FoundObject[]) => ({ objects, faces: [] })

/** As if a body filled its box. */
const cuts = (objects: readonly FoundObject[], hole: Uint8Array): Promise<boolean> =>
  cutsBody(
    { objects, faces: [] },
    {
      hole,
      size: SIZE,
      shareOf: async ({ left, top, right, bottom }) => {
        const body = holeIn(left, top, right, bottom)
        const both = body.reduce((sum, value, at) => sum + (value & (hole[at] ?? 0)), 0)
        return both / body.reduce((sum, value) => sum + value, 0)
      },
    },
  )

describe('a hole that cuts through a body', () => {
  const man = box(PERSON, [0.4, 0.1, 0.6, 0.9])

  test('is noticed when half of a person or of an animal stays', async () => {
    assert.equal(await cuts([man], holeIn(0.3, 0.5, 0.7, 1)), true)
    assert.equal(await cuts([box(DOG, [0.4, 0.1, 0.6, 0.9])], holeIn(0.3, 0.5, 0.7, 1)), true)
  })

  test('is noticed when only the head goes', async () => {
    assert.equal(await cuts([man], holeIn(0.45, 0.08, 0.56, 0.21)), true)
  })

  test('is none when all of the body goes, when nothing of it does, or when it is a car', async () => {
    assert.equal(await cuts([man], holeIn(0.35, 0.05, 0.65, 0.95)), false)
    assert.equal(await cuts([man], holeIn(0, 0.5, 0.3, 1)), false)
    assert.equal(await cuts([box(CAR, [0.4, 0.1, 0.6, 0.9])], holeIn(0.3, 0.5, 0.7, 1)), false)
  })

  test('is none for what is hardly a body, and for a mark on its clothes', async () => {
    const unsure = box(PERSON, [0.4, 0.1, 0.6, 0.9], 0.35)
    assert.equal(await cuts([unsure], holeIn(0.3, 0.5, 0.7, 1)), false)
    assert.equal(await cuts([man], holeIn(0.48, 0.5, 0.54, 0.55)), false)
  })
})

describe('what a filling did', () => {
  const hole = holeIn(0.2, 0.2, 0.6, 0.6)
  const old = box(CAR, [0.22, 0.22, 0.58, 0.58])

  test('is right when what was there is gone and nothing came', () => {
    const change = changeInHole(seen(old), seen(), { hole, size: SIZE })
    assert.deepEqual(change, { appeared: false, remained: false })
  })

  test('is doubtful when the same is seen again or something else appeared', () => {
    const stays = changeInHole(seen(old), seen(box(CAR, [0.24, 0.24, 0.6, 0.56])), {
      hole,
      size: SIZE,
    })
    assert.equal(stays.remained, true)
    const came = changeInHole(seen(), seen(box(DOG, [0.3, 0.3, 0.5, 0.5])), { hole, size: SIZE })
    assert.equal(came.appeared, true)
  })

  test('is right when a table around it is seen, or something next to it', () => {
    const change = changeInHole(
      seen(),
      seen(box(TABLE, [0.25, 0.25, 0.55, 0.55]), box(DOG, [0.7, 0.7, 0.9, 0.9])),
      { hole, size: SIZE },
    )
    assert.equal(change.appeared, false)
  })
})

test('things that must not be copied lie outside of the hole and are no tables', () => {
  const hole = holeIn(0, 0, 0.5, 1)
  const things = thingsOutside(
    seen(box(CAR, [0.4, 0.4, 0.8, 0.6]), box(TABLE, [0.6, 0.7, 0.9, 0.9])),
    SIZE,
    hole,
  )
  assert.equal(things[50 * SIDE + 60], 1)
  assert.equal(things[50 * SIDE + 45], 0, 'in the hole')
  assert.equal(things[80 * SIDE + 70], 0, 'a table')
})

describe('a thing that is faintly detected', () => {
  const hole = holeIn(0.2, 0.2, 0.8, 0.8)
  const found = (before: FoundObject[], after: FoundObject[]): boolean =>
    hasFaintThing(seen(...before), seen(...after), { hole, size: SIZE })
  const faint = box(DOG, [0.3, 0.3, 0.6, 0.6], 0.35)

  test('within the bounds of the hole is reported where none of its kind was', () => {
    assert.equal(found([], [faint]), true)
    assert.equal(found([box(CAR, [0.3, 0.3, 0.6, 0.6])], [faint]), true)
  })

  test('is not reported where its kind was, reaches far beyond the hole, or is a speck', () => {
    assert.equal(found([box(DOG, [0.1, 0.1, 0.5, 0.5])], [faint]), false)
    assert.equal(found([], [box(DOG, [0, 0.3, 0.6, 0.6], 0.35)]), false)
    assert.equal(found([], [box(DOG, [0.3, 0.3, 0.4, 0.4], 0.35)]), false)
  })
})

test('the thing that takes most of the hole counts, by its score and its share of the hole', () => {
  const hole = holeIn(0.2, 0.2, 0.6, 0.6)
  const near = (value: number, wanted: number) => assert.ok(Math.abs(value - wanted) < 0.01)
  assert.equal(scoreOfThing(seen(), SIZE, hole), 0)
  assert.equal(scoreOfThing(seen(box(CAR, [0.7, 0.7, 0.9, 0.9])), SIZE, hole), 0)
  near(scoreOfThing(seen(box(CAR, [0, 0, 1, 1], 0.9)), SIZE, hole), 0.9)
  const half = box(DOG, [0.2, 0.2, 0.4, 0.6], 0.8)
  near(scoreOfThing(seen(half, box(CAR, [0.2, 0.2, 0.3, 0.6], 0.9)), SIZE, hole), 0.4)
})
