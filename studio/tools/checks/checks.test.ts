import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createMask } from '@media/raster'
import type { FoundBox } from '@nets/boxes'
import { PERSON } from '@nets/coco'
import type { FoundFace } from '@nets/faces'
import { judgeCutOut } from './cut-out'
import { compareFrames } from './faces'
import { reportFinding } from './finding'

const box = ([left = 0, top = 0, right = 1, bottom = 1]: readonly number[], score = 0.9) =>
  ({ left, top, right, bottom, score }) satisfies FoundBox
const FACE = box([0.4, 0.2, 0.6, 0.5])

test('a finding is doubtful, and the first note of the result names it in one sentence', () => {
  const { verdict, notes } = reportFinding({ verdict: 'doubtful', fault: 'copied' }, [
    '比选的小一些',
  ])
  assert.equal(verdict, 'doubtful')
  assert.deepEqual(notes, ['这里可能复制了旁边的东西', '比选的小一些'])
  assert.deepEqual(reportFinding(null, ['比选的小一些']), {
    verdict: null,
    notes: ['比选的小一些'],
  })
})

test('a face that was whole is not cut by the frame of a variation', () => {
  const atTop = box([0.3, 0, 0.7, 0.4])
  assert.equal(compareFrames([FACE], [box([0.1, 0.1, 0.5, 0.6])]), null)
  assert.equal(compareFrames([FACE], [atTop])?.fault, 'facesCut')
  assert.equal(compareFrames([atTop], [atTop]), null)
  assert.equal(compareFrames([FACE], []), null)
})

describe('a cut-out', () => {
  const SIDE = 100
  const drawBox = (sides: readonly number[]) => {
    const mask = createMask(SIDE, SIDE)
    const { left, top, right, bottom } = box(sides)
    for (let at = 0; at < SIDE * SIDE; at++) {
      const [x, y] = [(at % SIDE) / SIDE, Math.floor(at / SIDE) / SIDE]
      if (x >= left && x < right && y >= top && y < bottom) mask.values[at] = 255
    }
    return mask
  }
  const person = (sides: readonly number[]) => ({ ...box(sides), kind: PERSON, name: '人' })
  const place = { x: 0.5, y: 0.35 }
  const face: FoundFace = {
    ...FACE,
    leftEye: place,
    rightEye: place,
    nose: place,
    mouth: place,
  }
  const seen = { objects: [], faces: [face] }

  test('of nearly nothing or nearly everything is doubtful', () => {
    assert.equal(judgeCutOut(drawBox([0, 0, 0.1, 0.1]), null, true)?.fault, 'cutOutEmpty')
    assert.equal(judgeCutOut(drawBox([0, 0, 1, 1]), null, true)?.fault, 'cutOutWhole')
    assert.equal(judgeCutOut(drawBox([0.2, 0.1, 0.8, 0.9]), seen, true), null)
  })

  test('through a face is doubtful, one without any of it is not', () => {
    assert.equal(judgeCutOut(drawBox([0, 0, 0.5, 1]), seen, true)?.fault, 'cutOutSplitsFace')
    assert.equal(judgeCutOut(drawBox([0.65, 0, 1, 1]), seen, true), null)
  })

  test('of the whole subject loses no person as large as the others, a chosen one may', () => {
    const [one, other] = [person([0.05, 0.1, 0.4, 1]), person([0.6, 0.1, 0.95, 1])]
    const pair = { objects: [one, other], faces: [] }
    const left = drawBox([0.05, 0.1, 0.4, 1])
    assert.equal(judgeCutOut(left, pair, true)?.fault, 'cutOutLosesPerson')
    assert.equal(judgeCutOut(left, pair, false), null)
    const passer = person([0.8, 0.5, 0.95, 0.95])
    assert.equal(judgeCutOut(left, { objects: [one, passer], faces: [] }, true), null)
  })
})
