import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FoundObject } from '@nets/objects'
import { isGround } from './ground'

const GRID = { width: 40, height: 30 }
const mark = (isMarked: (x: number, y: number) => boolean): Uint8Array =>
  Uint8Array.from({ length: GRID.width * GRID.height }, (_, at) =>
    isMarked(at % GRID.width, Math.floor(at / GRID.width)) ? 1 : 0,
  )
const NOTHING = mark(() => false)
const sky = mark((_, y) => y < 14)

const truck: FoundObject = {
  kind: 7,
  name: '',
  score: 0.8,
  left: 0,
  top: 0,
  right: 1,
  bottom: 0.5,
}

test('what reaches along the border is ground, unless it is the subject or a detected thing', () => {
  const looked = { grid: GRID, subject: NOTHING, boxes: [] }
  assert.equal(isGround(sky, looked), true)
  assert.equal(isGround(sky, { ...looked, subject: sky }), false)
  assert.equal(isGround(sky, { ...looked, boxes: [truck] }), false)
  assert.equal(isGround(sky, { ...looked, boxes: [{ ...truck, score: 0.3 }] }), true)
})

test('a thing within the picture, or one that meets its lower border, is none', () => {
  const looked = { grid: GRID, subject: NOTHING, boxes: [] }
  assert.equal(
    isGround(
      mark((x, y) => x > 8 && x < 30 && y > 5 && y < 25),
      looked,
    ),
    false,
  )
  assert.equal(
    isGround(
      mark((x, y) => x > 10 && x < 30 && y > 5),
      looked,
    ),
    false,
  )
})
