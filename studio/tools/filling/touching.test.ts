import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRaster, type Raster } from '@media/raster'
import { PERSON } from '@nets/coco'
import { noNets } from '@nets/run'
import { createDice } from '../../imaging/fill/dice'
import type { Sight } from './changed-things'
import { removeMarked } from './remove'
import { findTouching } from './touching'

const [WIDTH, HEIGHT] = [160, 120]

interface Part {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const isIn = ({ left, top, right, bottom }: Part, at: number): boolean => {
  const [x, y] = [(at % WIDTH) / WIDTH, Math.floor(at / WIDTH) / HEIGHT]
  return x >= left && x < right && y >= top && y < bottom
}

const marked = (part: Part): Uint8Array =>
  Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => (isIn(part, at) ? 1 : 0))

/** Knows one thing, whose mask is its box. */
const seeing = (thing: Part, kind = 2): Sight => ({
  seen: { objects: [{ ...thing, kind, score: 0.9, name: '' }], faces: [] },
  maskOf: async () => ({
    score: 0.9,
    shown: { width: 1024, height: (1024 * HEIGHT) / WIDTH },
    logits: Float32Array.from({ length: 256 * 256 }, (_, cell) => {
      const [x, y] = [(cell % 256) / 256, Math.floor(cell / 256) / ((256 * HEIGHT) / WIDTH)]
      return x >= thing.left && x < thing.right && y >= thing.top && y < thing.bottom ? 9 : -9
    }),
  }),
})

const CAR = { left: 0.55, top: 0.3, right: 0.85, bottom: 0.8 }
const GONE = { left: 0.3, top: 0.35, right: 0.56, bottom: 0.75 }

/** A speckled meadow with a red, striped car on it and something dark to the left that goes. */
function meadow(): Raster {
  const raster = createRaster(WIDTH, HEIGHT)
  const dice = createDice(3)
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const speckle = dice() % 30
    const stripe = Math.floor((at % WIDTH) / 4) % 2 === 0 ? 200 : 240
    const ground = [60 + speckle, 120 + speckle, 50]
    const colour = isIn(CAR, at) ? [stripe, 30, 30] : isIn(GONE, at) ? [10, 10, 10] : ground
    raster.rgba.set([...colour, 255], at * 4)
  }
  return raster
}

/** Share of the hole that has the colour of the car. */
async function redShare(sight: Sight): Promise<number> {
  const [picture, hole] = [meadow(), marked(GONE)]
  const request = { nets: noNets, seed: 4, count: 1, report: () => undefined, sight }
  const [made] = await removeMarked(picture, hole, request)
  const { rgba } = made?.raster ?? assert.fail()
  let [red, all] = [0, 0]
  hole.forEach((value, at) => {
    if (value) all++
    if (value && (rgba[4 * at] ?? 0) > (rgba[4 * at + 1] ?? 0)) red++
    if (!value) assert.equal(rgba[4 * at], picture.rgba[4 * at])
  })
  return red / all
}

test('what touches a hole neither runs nor is copied into it, and stays as it was', async () => {
  const share = await redShare(seeing(CAR))
  const unseen = await redShare({ seen: null, maskOf: async () => null })
  assert.ok(share < 0.01, `${share} of the hole is red`)
  assert.ok(unseen > 0.02, `unseen: ${unseen}, so nothing is tested here`)
})

test('a hole in a thing, or one that takes most of it, has nothing next to it', async () => {
  const picture = meadow()
  const inside = { left: 0.62, top: 0.45, right: 0.76, bottom: 0.65 }
  const most = { left: 0.5, top: 0.25, right: 0.75, bottom: 0.85 }
  const far = { left: 0.1, top: 0.35, right: 0.2, bottom: 0.75 }
  for (const hole of [inside, most, far])
    assert.equal(await findTouching(picture, marked(hole), seeing(CAR)), null)
  const adjacent = await findTouching(picture, marked(GONE), seeing(CAR))
  assert.ok(adjacent?.[Math.floor(HEIGHT / 2) * WIDTH + Math.floor(0.7 * WIDTH)] === 1)
})

test('what is held in front of a body lies in its box, and the body is protected all the same', async () => {
  const arms = { left: 0.5, top: 0.3, right: 0.9, bottom: 0.8 }
  const held = { left: 0.55, top: 0.4, right: 0.68, bottom: 0.6 }
  const body = seeing(arms, PERSON)
  const { maskOf } = seeing({ left: 0.66, top: 0.3, right: 0.9, bottom: 0.8 }, PERSON)
  const adjacent = await findTouching(meadow(), marked(held), { ...body, maskOf })
  assert.ok(adjacent?.[Math.floor(HEIGHT / 2) * WIDTH + Math.floor(0.7 * WIDTH)] === 1)
})

test('furniture is continued, and small things on it are known', async () => {
  const [CUP, DINING_TABLE] = [41, 60]
  for (const kind of [CUP, DINING_TABLE])
    assert.equal(await findTouching(meadow(), marked(GONE), seeing(CAR, kind)), null)
})
