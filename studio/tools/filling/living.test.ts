import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { cleaner } from '@contract/tools/cleaner'
import { buildDefaults } from '@contract/tools/define'
import type { MaskValue } from '@contract/tools/mask'
import { encodePng } from '@media/codec'
import { createRaster } from '@media/raster'
import type { FoundFace } from '@nets/faces'
import type { NetRun } from '@nets/run'
import { makeWithTool } from '../run'
import { barredBy, type Living } from './living'

const SIDE = 100
const picture = createRaster(SIDE, SIDE)
const box = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
  score: 0.8,
})
const living = (over: Partial<Living>): Living => ({ found: [], bodies: [], faces: [], ...over })

/** A hole of so many pixels at a corner. */
function holeAt(left: number, top: number, side: number): Uint8Array {
  const hole = new Uint8Array(SIDE * SIDE)
  for (let y = top; y < top + side; y++) hole.fill(1, y * SIDE + left, y * SIDE + left + side)
  return hole
}

const face: FoundFace = {
  ...box(0.4, 0.2, 0.6, 0.4),
  leftEye: { x: 0.45, y: 0.27 },
  rightEye: { x: 0.55, y: 0.27 },
  nose: { x: 0.5, y: 0.31 },
  mouth: { x: 0.5, y: 0.36 },
}

describe('whom a filling may not repeat', () => {
  test('is everybody next to the hole, with hair and shoulders around a face', () => {
    const barred = barredBy(
      living({ bodies: [box(0.3, 0.2, 0.7, 1)], faces: [face] }),
      picture,
      holeAt(0, 0, 10),
    )
    assert.equal(barred[60 * SIDE + 50], 1, 'the body')
    assert.equal(barred[12 * SIDE + 50], 1, 'hair above the face')
    assert.equal(barred[60 * SIDE + 10], 0, 'the ground next to it')
  })

  test('is not who the hole is in, but for eyes, nose and mouth', () => {
    const barred = barredBy(
      living({ bodies: [box(0.3, 0.1, 0.7, 1)], faces: [face] }),
      picture,
      holeAt(41, 33, 4),
    )
    assert.equal(barred[60 * SIDE + 50], 0, 'the body')
    assert.equal(barred[38 * SIDE + 42], 0, 'a cheek')
    assert.equal(barred[27 * SIDE + 45], 1, 'an eye')
    assert.equal(barred[36 * SIDE + 50], 1, 'the mouth')
  })

  test('is barred too when it is to be removed itself and is in another’s box', () => {
    const hole = holeAt(30, 20, 40)
    const bodies = [box(0.25, 0.15, 0.72, 0.62)]
    assert.equal(barredBy(living({ bodies }), picture, hole)[61 * SIDE + 71], 1)
  })
})

const SPOT: MaskValue = {
  base: 'none',
  marks: [{ kind: 'stroke', add: true, radius: 1500, points: [5000, 5000] }],
  inverted: false,
  feather: 0,
}

/** Finds a person of the finest grid in the middle at every look from the first that counts. */
function watching(first: number): NetRun {
  let looks = 0
  return async ({ model, outputs }) => {
    if (model === 'blazeface') {
      const sizes: Readonly<Record<string, number>> = {
        Identity: 512,
        Identity_1: 384,
        Identity_2: 512 * 16,
        Identity_3: 384 * 16,
      }
      return Object.fromEntries(
        outputs.map((name) => [
          name,
          { dims: [], data: new Float32Array(sizes[name] ?? 0).fill(-50) },
        ]),
      )
    }
    looks += 1
    const grids = [52, 26, 13]
    return Object.fromEntries(
      outputs.map((name) => {
        const index = Number(name.split('_')[1] ?? 0)
        const side = grids[index % 3] ?? 0
        const data = new Float32Array(side * side * (index < 3 ? 80 : 44))
        // a cell of 32 pixels in the middle, one cell to each side
        const cell = 6 * 13 + 6
        if (index === 2 && looks >= first) data[cell * 80] = 0.9
        if (index === 5) for (let k = 0; k < 4; k++) data[cell * 44 + k * 11 + 1] = 50
        return [name, { dims: [], data }]
      }),
    )
  }
}

async function clean(nets?: NetRun) {
  const field = createRaster(128, 128)
  for (let at = 0; at < 128 * 128; at++)
    field.rgba.set([80 + ((at * 7) % 23), 130, 60 + (at % 11), 255], at * 4)
  const media = new Map([['upload:1', await encodePng(field)]])
  const params = { ...buildDefaults(cleaner), image: 'upload:1', mask: SPOT, count: 2 }
  const task = { id: 'cleaner', params, media, seed: 3, folder: '.' }
  return makeWithTool(task, () => undefined, nets)
}

describe('消除 looks at what it made', () => {
  test('without people: the same pictures as without networks', async () => {
    const { pictures, refusal } = await clean(watching(Infinity))
    assert.equal(refusal, null)
    assert.deepEqual(pictures, (await clean()).pictures)
  })

  test('a person appears in one variant: the other is returned', async () => {
    // the first look is at the picture, the second at the first result, the third at the second
    const { pictures } = await clean(watching(3))
    assert.equal(pictures.length, 1)
  })

  test('a person appears in every variant: it is refused, and so costs nothing', async () => {
    const { pictures, refusal } = await clean(watching(2))
    assert.equal(pictures.length, 0)
    assert.match(refusal?.message ?? '', /又出现了人或动物.*积分已退回/)
  })
})
