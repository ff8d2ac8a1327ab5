import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { buildDefaults } from '@contract/tools/define'
import type { Mark, MaskValue } from '@contract/tools/mask'
import sharp from 'sharp'
import { oldphoto } from '@contract/tools/oldphoto'
import { encodePng } from '@media/codec'
import { createRaster, type Mask } from '@media/raster'
import { NetError } from '@nets/errors'
import type { NetRun } from '@nets/run'
import { damageWithout } from './damage-spared'
import type { Living } from './filling/living'
import { makeWithTool } from './run'

const SIDE = 100
const picture = createRaster(SIDE, SIDE)
const box = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
  score: 0.8,
})
const eye = { x: 0.5, y: 0.2 }
const face = { ...box(0.4, 0.1, 0.6, 0.3), leftEye: eye, rightEye: eye, nose: eye, mouth: eye }
const body = box(0.3, 0.3, 0.7, 0.9)
const living: Living = { found: [body], bodies: [body], faces: [face] }

/** A scratch from top to bottom at column 50, a spot on the face, and stripes on the clothes. */
function damaged({ stripes }: { stripes: boolean }): Uint8Array {
  const damage = new Uint8Array(SIDE * SIDE)
  for (let y = 0; y < SIDE; y++) damage[y * SIDE + 80] = 1
  damage[20 * SIDE + 45] = 1
  damage[60 * SIDE + 35] = 1
  if (stripes) for (let y = 35; y < 85; y += 4) damage.fill(1, y * SIDE + 40, y * SIDE + 65)
  return damage
}
const countIn = (damage: Uint8Array, row: number): number =>
  damage.subarray(row * SIDE, (row + 1) * SIDE).reduce((sum, value) => sum + value, 0)

describe('what looks like damage', () => {
  test('is left alone on faces and where clothes are striped, mended where a scratch runs on', () => {
    const left = damageWithout(damaged({ stripes: true }), picture, { living, protectedMask: null })
    assert.equal(left[20 * SIDE + 45], 0, 'the face')
    assert.equal(countIn(left, 39), 1, 'only the scratch in a row of a stripe')
    assert.equal(left[50 * SIDE + 80], 1, 'the scratch')
  })

  test('is mended where a light crack crosses a cheek, and left at eyes and mouth', () => {
    const pale = createRaster(SIDE, SIDE)
    pale.rgba.fill(120)
    const damage = new Uint8Array(SIDE * SIDE)
    const places = { leftEye: { x: 0.45, y: 0.2 }, rightEye: { x: 0.55, y: 0.2 } }
    const seen = { ...face, ...places, nose: { x: 0.5, y: 0.24 }, mouth: { x: 0.5, y: 0.28 } }
    const crack = (x: number, y: number): void => {
      damage[y * SIDE + x] = 1
      pale.rgba.fill(230, 4 * (y * SIDE + x), 4 * (y * SIDE + x) + 3)
    }
    for (let y = 11; y < 29; y++) crack(58, y)
    for (let x = 44; x < 47; x++) crack(x, 20)
    const left = damageWithout(damage, pale, {
      living: { ...living, faces: [seen] },
      protectedMask: null,
    })
    assert.equal(left[27 * SIDE + 58], 1, 'the cheek')
    assert.equal(left[20 * SIDE + 45], 0, 'the eye')
  })

  test('is mended on plain clothes', () => {
    const left = damageWithout(damaged({ stripes: false }), picture, {
      living,
      protectedMask: null,
    })
    assert.equal(left[60 * SIDE + 35], 1)
  })

  test('is left alone wherever the person said so, with or without networks', () => {
    const protectedMask: Mask = {
      width: SIDE,
      height: SIDE,
      values: Uint8Array.from({ length: SIDE * SIDE }, (_, at) => (at % SIDE > 70 ? 255 : 0)),
    }
    const left = damageWithout(damaged({ stripes: false }), picture, {
      living: null,
      protectedMask,
    })
    assert.equal(left[50 * SIDE + 80], 0)
    assert.equal(left[20 * SIDE + 45], 1)
  })
})

test('老照片修复 without networks is byte for byte what it is without 变清晰', async () => {
  const photo = createRaster(64, 48)
  for (let at = 0; at < 64 * 48; at++) photo.rgba.set([120 + (at % 40), 110, 90, 255], at * 4)
  const media = new Map([['upload:1', await encodePng(photo)]])
  const missing: NetRun = ({ model }) => Promise.reject(new NetError('absent', model, 'not here'))
  const make = async (clear: boolean, nets?: NetRun) => {
    const params = { ...buildDefaults(oldphoto), image: 'upload:1', clear }
    const task = { id: 'oldphoto', params, media, seed: 2, folder: '.' }
    return (await makeWithTool(task, () => undefined, nets)).pictures
  }
  const plain = await make(false)
  assert.equal(plain.length, 1)
  assert.deepEqual(await make(true), plain)
  assert.deepEqual(await make(true, missing), plain)
})

describe('damage that a person looked at first', () => {
  const LONG = 240
  const FAINT = 20
  /** A soft ground with two white scratches from top to bottom. */
  const scratched = createRaster(LONG, LONG)
  for (let at = 0; at < LONG * LONG; at++) {
    const [x, y] = [at % LONG, Math.floor(at / LONG)]
    const light = x === 60 || x === 180 ? 250 : 90 + 20 * Math.sin(x / 30) + 10 * Math.sin(y / 25)
    scratched.rgba.set([light, light, light, 255], at * 4)
  }
  const media = async () => new Map([['upload:1', await encodePng(scratched)]])
  /** A third one, at 100, that only a close look finds. */
  const faint = { ...scratched, rgba: scratched.rgba.slice() }
  for (let y = 0; y < LONG; y++) {
    const at = (y * LONG + 100) * 4
    for (let c = 0; c < 3; c++) faint.rgba[at + c] = (faint.rgba[at + c] ?? 0) + FAINT
  }
  /** Rubbed out over the right half. */
  const rubber: Mark = {
    kind: 'stroke',
    add: false,
    radius: 2500,
    points: [7500, 0, 7500, 10_000],
  }
  const damage = (marks: Mark[]): MaskValue => ({
    base: 'damage',
    marks,
    inverted: false,
    feather: 0,
  })

  test('is shown before the run as the mask that the brush changes', async () => {
    const shown = async (marks: Mark[]) => {
      const params = { image: 'upload:1', mask: damage(marks) }
      const task = { id: 'mask', params, media: await media(), seed: 0, folder: '.' }
      const { answer } = await makeWithTool(task, () => undefined)
      const png = Buffer.from(String(answer?.png), 'base64')
      const { data, info } = await sharp(png)
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return [60, 180, 120].map((x) => data[100 * info.width + Math.round((x * info.width) / LONG)])
    }
    assert.deepEqual(await shown([]), [255, 255, 0])
    assert.deepEqual(await shown([rubber]), [255, 0, 0])
  })

  test('is mended where it is left, and stays where it was rubbed out', async () => {
    const params = {
      ...buildDefaults(oldphoto),
      image: 'upload:1',
      clear: false,
      denoise: 0,
      keepTone: true,
    }
    const task = { id: 'oldphoto', media: await media(), seed: 2, folder: '.' }
    const lightAt = async (marks: Mark[]) => {
      const { pictures } = await makeWithTool(
        { ...task, params: { ...params, damage: damage(marks) } },
        () => undefined,
      )
      const rgba = pictures[0]?.raster.rgba
      assert.ok(rgba)
      return [60, 180].map((x) => (rgba[(100 * LONG + x) * 4] ?? 0) > 200)
    }
    assert.deepEqual(await lightAt([]), [false, false])
    assert.deepEqual(await lightAt([rubber]), [false, true])
  })

  const faintMedia = async () => new Map([['upload:2', await encodePng(faint)]])

  test('is shown as readily as is chosen, nothing where nothing is to be mended', async () => {
    const shown = async (zeal: number) => {
      const params = { image: 'upload:2', mask: { ...damage([]), zeal } }
      const task = { id: 'mask', params, media: await faintMedia(), seed: 0, folder: '.' }
      const { answer } = await makeWithTool(task, () => undefined)
      const { data, info } = await sharp(Buffer.from(String(answer?.png), 'base64'))
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const marks = [60, 100].map(
        (x) => data[100 * info.width + Math.round((x * info.width) / LONG)] === 255,
      )
      return { marks, message: answer?.message }
    }
    assert.deepEqual(await shown(1), { marks: [true, true], message: null })
    assert.deepEqual(await shown(0.3), { marks: [true, false], message: null })
    assert.deepEqual(await shown(0), { marks: [false, false], message: null })
  })

  test('is mended as readily as is chosen now, not as when it was marked', async () => {
    const changedAt = async (repair: number) => {
      const marked = { ...damage([rubber]), zeal: 1 - repair }
      const params = { ...buildDefaults(oldphoto), image: 'upload:2', damage: marked, repair }
      const plain = { ...params, clear: false, denoise: 0, keepTone: true }
      const task = { id: 'oldphoto', params: plain, media: await faintMedia(), seed: 2 }
      const { pictures } = await makeWithTool({ ...task, folder: '.' }, () => undefined)
      const rgba = pictures[0]?.raster.rgba
      assert.ok(rgba)
      const at = (x: number): number => rgba[(100 * LONG + x) * 4] ?? 0
      return at(100) < (at(95) + at(105)) / 2 + FAINT / 2
    }
    assert.deepEqual([await changedAt(1), await changedAt(0.3)], [true, false])
  })
})
