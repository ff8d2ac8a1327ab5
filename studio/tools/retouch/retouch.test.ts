import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { encodePng } from '@media/codec'
import { createMask, createRaster, type Mask, type Raster } from '@media/raster'
import { makeWithTool } from '../run'
import { findLean, isLeaning, turnBy } from './level'
import { liftShadows, lightFrom } from './light'
import { applyMosaic } from './mosaic'
import { cutThing, layThing, readPlacing } from './move'
import { clearRedEyes, smoothSkin } from './skin'

type Paint = (x: number, y: number) => readonly [number, number, number]

function paint(width: number, height: number, colour: Paint): Raster {
  const picture = createRaster(width, height)
  for (let i = 0; i < width * height; i++)
    picture.rgba.set([...colour(i % width, Math.floor(i / width)), 255], i * 4)
  return picture
}

function maskWhere(width: number, height: number, isIn: (x: number, y: number) => boolean): Mask {
  const mask = createMask(width, height)
  mask.values.forEach((_, i) => {
    mask.values[i] = isIn(i % width, Math.floor(i / width)) ? 255 : 0
  })
  return mask
}

const read = ({ width, rgba }: Raster, x: number, y: number): number[] => [
  ...rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
]
const checks: Paint = (x, y) => ((x + y) % 2 === 0 ? [250, 250, 250] : [10, 10, 10])

test('a mosaic leaves nothing to read in what it covers, and all else as it was', () => {
  const picture = paint(80, 60, checks)
  assert.equal(
    applyMosaic(
      picture,
      maskWhere(80, 60, (x, y) => x >= 20 && x < 60 && y < 40),
    ),
    true,
  )
  assert.deepEqual(read(picture, 21, 3), read(picture, 22, 3))
  assert.deepEqual(read(picture, 70, 50), [...checks(70, 50)])
  assert.equal(applyMosaic(picture, createMask(80, 60)), false)
})

describe('a picture held aslant', () => {
  const stripes = paint(360, 240, (x, y) =>
    y > 120 ? [40, 60, 120] : y > 80 || x > 200 ? [200, 210, 220] : [90, 80, 70],
  )

  test('is turned back by the angle of its edges', async () => {
    assert.equal(isLeaning(findLean(stripes) ?? 9), false)
    const lean = findLean(await turnBy(stripes, 4)) ?? 0
    assert.ok(Math.abs(lean - 4) <= 0.75, `${lean}`)
  })

  test('keeps its ratio, and has no empty corner', async () => {
    const turned = await turnBy(stripes, 6)
    assert.ok(Math.abs(turned.width / turned.height - 1.5) < 0.02)
    for (const [x, y] of [
      [0, 0],
      [turned.width - 1, 0],
      [0, turned.height - 1],
      [turned.width - 1, turned.height - 1],
    ] as const)
      assert.equal(turned.rgba[(y * turned.width + x) * 4 + 3], 255)
  })

  test('has no angle where there are no edges', () => {
    assert.equal(findLean(paint(200, 200, () => [120, 120, 120])), null)
  })
})

describe('light by place', () => {
  const halves = (): Raster => paint(120, 80, (x) => (x < 60 ? [30, 32, 34] : [225, 224, 220]))

  test('lifts dark parts and leaves bright ones, and the other way round', () => {
    const lifted = halves()
    liftShadows(lifted, { shadows: 0.75, highlights: 0 })
    assert.ok((read(lifted, 20, 40)[0] ?? 0) > 50)
    assert.ok(Math.abs((read(lifted, 100, 40)[0] ?? 0) - 225) < 6)
    const held = halves()
    liftShadows(held, { shadows: 0, highlights: 0.75 })
    assert.ok((read(held, 100, 40)[0] ?? 0) < 215)
    assert.equal(read(held, 20, 40)[0], 30)
  })

  test('comes from the side that is said', () => {
    const lit = paint(120, 80, () => [110, 110, 110])
    lightFrom(lit, 'left', 1)
    assert.ok((read(lit, 6, 40)[0] ?? 0) > 130)
    assert.ok((read(lit, 114, 40)[0] ?? 0) < 110)
  })
})

describe('skin and eyes', () => {
  test('small unevenness of skin goes, an edge stays, what is no skin stays', () => {
    const face = paint(160, 120, (x, y) =>
      x > 100 ? [40, 60, 140] : (x * 7 + y * 3) % 5 === 0 ? [196, 140, 112] : [212, 156, 128],
    )
    const all = maskWhere(160, 120, () => true)
    assert.equal(smoothSkin(face, all, 1), true)
    const spread = [0, 1, 2, 3, 4].map((x) => read(face, 40 + x, 60)[0] ?? 0)
    assert.ok(Math.max(...spread) - Math.min(...spread) < 12, spread.join())
    assert.deepEqual(read(face, 150, 60), [40, 60, 140])
    assert.equal(
      smoothSkin(
        paint(40, 40, () => [40, 60, 140]),
        maskWhere(40, 40, () => true),
        1,
      ),
      false,
    )
  })

  test('the red of a flash becomes dark, a brown eye stays', () => {
    const eyes = paint(40, 20, (x) => (x < 20 ? [190, 40, 50] : [110, 80, 60]))
    const red = clearRedEyes(
      eyes,
      maskWhere(40, 20, () => true),
    )
    assert.equal(red, 400)
    assert.ok((read(eyes, 10, 10)[0] ?? 255) < 60)
    assert.deepEqual(read(eyes, 30, 10), [110, 80, 60])
  })
})

describe('a thing at another place', () => {
  const scene = (): Raster =>
    paint(160, 120, (x, y) =>
      x >= 20 && x < 50 && y >= 40 && y < 90 ? [200, 40, 40] : [120, 150, 120],
    )
  const mask = maskWhere(160, 120, (x, y) => x >= 20 && x < 50 && y >= 40 && y < 90)
  const isRed = ([red = 0, green = 0]: readonly number[]): boolean => red > 150 && green < 90

  test('lies where it is laid, of the size that is said, on its foot', () => {
    const ground = paint(160, 120, () => [120, 150, 120])
    const thing = cutThing(scene(), mask)
    assert.ok(thing)
    layThing(ground, thing, readPlacing({ dx: 0.5, scale: 0.5 }))
    assert.ok(isRed(read(ground, 115, 80)))
    assert.ok(!isRed(read(ground, 115, 60)), 'half as tall')
    assert.ok(!isRed(read(ground, 35, 80)), 'the ground has no second one')
    assert.deepEqual(read(ground, 5, 5), [120, 150, 120])
  })

  test('has no place where the mask is empty, and odd values leave it as it is', () => {
    assert.equal(cutThing(scene(), createMask(160, 120)), null)
    const placing = readPlacing({ dx: 9, dy: 'x', scale: 99, shadow: 1 })
    assert.deepEqual(placing, { dx: 0, dy: 0, scale: 1, isMirrored: false, hasShadow: false })
  })
})

describe('steps of an edit that retouch', () => {
  const outline = (points: number[]) => ({
    base: 'none',
    inverted: false,
    feather: 0,
    marks: [{ kind: 'outline', add: true, points }],
  })
  const small = outline([1000, 3000, 3000, 3000, 3000, 7000, 1000, 7000])
  const half = outline([0, 0, 5000, 0, 5000, 10_000, 0, 10_000])

  async function run(tool: string, params: Record<string, unknown>) {
    const noisy = paint(96, 64, (x, y) => {
      const value = 120 + ((x * 37 + y * 91 + x * y * 13) % 17) - 8
      return [value, value, value]
    })
    const media = new Map([['upload:a', await encodePng(noisy)]])
    const sent = { image: 'upload:a', operations: [], instruction: '', seed: 1 }
    const steps = [{ tool, params }]
    return makeWithTool(
      { id: 'edit', params: { ...sent, steps }, media, seed: 1, folder: '' },
      () => {},
    )
  }

  test('are carried out', async () => {
    for (const [tool, params] of [
      ['mosaic', { mask: half }],
      ['level', { degrees: 3 }],
      ['shadows', { shadows: 0.5, mask: half }],
      ['lamp', { from: 'right' }],
      ['denoise', {}],
      ['place', { mask: small, hole: small, dx: 0.5 }],
      ['place', { mask: small, dx: 0.5, mirrored: true }],
      ['crop', { box: { x: 0, y: 0, width: 0.5, height: 1 } }],
    ] as const) {
      const { refusal, pictures } = await run(tool, params)
      assert.equal(refusal, null, tool)
      assert.equal(pictures.length, 1, tool)
    }
    const { pictures } = await run('crop', { box: { x: 0.5, y: 0, width: 0.5, height: 1 } })
    assert.equal(pictures[0]?.raster.width, 48)
  })

  test('are refused with a sentence where there is nothing to do, and for values that are none', async () => {
    for (const [tool, params] of [
      ['mosaic', { mask: { base: 'x' } }],
      ['mosaic', {}],
      ['level', {}],
      ['level', { degrees: 90 }],
      ['redEye', { mask: half }],
      ['smooth', { mask: half }],
      ['lamp', { from: 'behind' }],
      ['place', { dx: 0.2 }],
      ['place', { mask: small, hole: { base: 'x' } }],
      ['crop', { box: { x: 0.9, y: 0, width: 0.01, height: 1 } }],
      ['crop', { box: 'all' }],
    ] as const) {
      const { refusal, pictures } = await run(tool, params)
      assert.ok(refusal, `${tool} ${JSON.stringify(params)}`)
      assert.equal(pictures.length, 0)
    }
  })
})
