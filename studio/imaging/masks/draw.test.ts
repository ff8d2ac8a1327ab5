import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Mark, MaskBase, MaskValue } from '@contract/tools/mask'
import { createRaster, type Mask, type Raster } from '@media/raster'
import { drawMask } from './draw'
import { beginMarking, GROUND, previewMask } from './preview'
import type { Segment } from '@nets/segments'
import { MaskSource } from './source'
import type { Eyes } from './things'

/** Three upright bands, red, green, blue, with a little grain. */
function bands(width: number, height: number): Raster {
  const picture = createRaster(width, height)
  for (let i = 0; i < width * height; i++) {
    const band = Math.floor((3 * (i % width)) / width)
    for (let c = 0; c < 3; c++) picture.rgba[4 * i + c] = (c === band ? 180 : 60) + ((i * 7) % 9)
    picture.rgba[4 * i + 3] = 255
  }
  return picture
}

const value = (base: MaskBase, marks: readonly Mark[]): MaskValue => ({
  base,
  marks,
  inverted: false,
  feather: 0,
})
const tap = (x: number, y: number, add = true): Mark => ({ kind: 'tap', add, x, y, level: 0 })
const at = ({ width, height, values }: Mask, x: number, y: number): number =>
  values[Math.floor(y * height) * width + Math.floor(x * width)]

test('a tap takes the band under the finger, a second one gives it back', async () => {
  const picture = bands(300, 200)
  const one = await drawMask(picture, value('none', [tap(5000, 5000)]))
  assert.deepEqual([at(one, 0.2, 0.5), at(one, 0.5, 0.1), at(one, 0.8, 0.5)], [0, 255, 0])
  const none = await drawMask(picture, value('none', [tap(5000, 5000), tap(4000, 2000, false)]))
  assert.ok(none.values.every((v) => v === 0))
})

test('hints find an edge that was not drawn', async () => {
  const picture = bands(300, 200)
  const line = (add: boolean, x: number): Mark => ({
    kind: 'hint',
    add,
    radius: 200,
    points: [x, 2000, x, 8000],
  })
  const mask = await drawMask(picture, value('none', [line(true, 1500), line(false, 5000)]))
  assert.deepEqual([at(mask, 0.05, 0.05), at(mask, 0.3, 0.9), at(mask, 0.37, 0.5)], [255, 255, 0])
})

test('a tap leaves the exact edge of a stroke elsewhere alone', async () => {
  const picture = bands(300, 200)
  const stroke: Mark = { kind: 'stroke', add: true, radius: 500, points: [1000, 5000, 1600, 5000] }
  const alone = await drawMask(picture, value('none', [stroke]))
  const both = await drawMask(picture, value('none', [stroke, tap(8500, 5000)]))
  for (let y = 0; y < 200; y++)
    for (let x = 0; x < 150; x++) assert.equal(both.values[y * 300 + x], alone.values[y * 300 + x])
  assert.equal(at(both, 0.9, 0.5), 255)
})

test('turned over and softened, a mask still adds up', async () => {
  const picture = bands(300, 200)
  const mask = await drawMask(picture, {
    ...value('none', [tap(5000, 5000)]),
    inverted: true,
    feather: 60,
  })
  assert.deepEqual([at(mask, 0.1, 0.5), at(mask, 0.5, 0.5)], [255, 0])
  const rim = at(mask, 0.335, 0.5)
  assert.ok(rim > 60 && rim < 195, `rim ${rim}`)
})

test('the preview of a page of grain asks for a tap, a tapped one does not', async () => {
  const grain = createRaster(200, 200)
  grain.rgba.forEach((_, i) => (grain.rgba[i] = i % 4 === 3 ? 255 : 120 + ((i * 2654435761) % 23)))
  const marking = beginMarking(grain)
  const guess = await previewMask(marking, value('subject', []))
  assert.equal(guess.message === null, guess.confidence >= 0.5)
  const preview = await previewMask(marking, value('subject', [tap(5000, 5000)]))
  assert.equal(preview.confidence, 1)
})

/** Sees a disc around the middle of whatever it is shown: of a window, what lies at the finger. */
const seeing: Eyes = {
  async subject() {
    const values = Float32Array.from({ length: 64 * 64 }, (_, i) =>
      Math.hypot((i % 64) - 31.5, Math.floor(i / 64) - 31.5) < 14 ? 1 : 0,
    )
    return { width: 64, height: 64, values }
  },
}

test('a tap takes the whole thing, with networks and without, and further ones its parts', async () => {
  const picture = createRaster(300, 300)
  for (let i = 0; i < 300 * 300; i++) {
    const r = Math.hypot((i % 300) - 149.5, Math.floor(i / 300) - 149.5)
    const colour = r < 20 ? [220, 40, 30] : r < 65 ? [60, 120, 70] : [150, 152, 160]
    picture.rgba.set([...colour, 255], 4 * i)
  }
  const covered = async (level: number, eyes: Eyes | null) => {
    const mark: Mark = { kind: 'tap', add: true, x: 5000, y: 5000, level }
    const mask = await drawMask(picture, value('none', [mark]), new MaskSource(picture, eyes))
    return mask.values.reduce((sum, v) => sum + v, 0) / 255 / (Math.PI * 65 * 65)
  }
  const first = await covered(0, seeing)
  assert.ok(first > 0.85 && first < 1.15, `${first}`)
  const second = await covered(1, seeing)
  assert.ok(second > 0.02 && second < 0.7 * first, `${second}`)
  const blind: Eyes = { subject: async () => null }
  assert.equal(await covered(0, blind), await covered(0, null))
  const whole = await covered(0, null)
  assert.ok(whole > 0.85 && whole < 1.15, `${whole}`)
  assert.ok((await covered(3, null)) < 0.2)
  const tap: Mark = { kind: 'tap', add: true, x: 5000, y: 5000, level: 0 }
  const { choices } = await previewMask(beginMarking(picture), value('none', [tap]))
  assert.ok(choices.length > 0)
  const red = choices.some((line) => line.every((at) => at > 4200 && at < 5800))
  assert.ok(red, 'one of the outlines is of the middle')
  const stroke: Mark = { kind: 'stroke', add: true, radius: 100, points: [5000, 5000] }
  const drawn = await previewMask(beginMarking(picture), value('none', [tap, stroke]))
  assert.deepEqual(drawn.choices, [])
})

test('a tap on a plain ground is reported before anything is paid, a tap on the thing is not', async () => {
  const [side, horizon] = [240, 0.45]
  const isThing = (x: number, y: number): boolean => Math.hypot(x - 0.5, y - 0.7) < 0.15
  const picture = createRaster(side, side)
  for (let i = 0; i < side * side; i++) {
    const [x, y] = [(i % side) / side, Math.floor(i / side) / side]
    const colour = isThing(x, y) ? [200, 60, 40] : y < horizon ? [120, 170, 220] : [90, 120, 60]
    picture.rgba.set([...colour, 255], 4 * i)
  }
  const segment = (isIn: (x: number, y: number) => boolean): Segment => ({
    score: 0.95,
    shown: { width: 1024, height: 1024 },
    logits: Float32Array.from({ length: 256 * 256 }, (_, at) =>
      isIn((at % 256) / 256, Math.floor(at / 256) / 256) ? 9 : -9,
    ),
  })
  const eyes: Eyes = {
    async subject() {
      const values = Float32Array.from({ length: 64 * 64 }, (_, i) =>
        isThing((i % 64) / 64, Math.floor(i / 64) / 64) ? 1 : 0,
      )
      return { width: 64, height: 64, values }
    },
    things: async () => [],
    look:
      async () =>
      async ({ spot }) => [segment(spot && spot.y < horizon ? (_, y) => y < horizon : isThing)],
  }
  const preview = (y: number, seeing: Eyes | null = eyes) =>
    previewMask(beginMarking(picture, seeing), value('none', [tap(5000, y)]))
  assert.equal((await preview(2000)).message, GROUND)
  assert.equal((await preview(7000)).message, null)
  assert.equal((await preview(2000, null)).message, null, 'unknown without networks')
})

test('a closed line selects what it encloses, at any size of the picture', async () => {
  const corners = [2000, 2000, 8000, 2000, 8000, 8000, 2000, 8000]
  const marks: Mark[] = [
    { kind: 'outline', add: true, points: corners },
    { kind: 'outline', add: false, points: [4000, 4000, 6000, 4000, 6000, 6000, 4000, 6000] },
  ]
  for (const [width, height] of [
    [100, 60],
    [37, 211],
  ] as const) {
    const mask = await drawMask(bands(width, height), value('none', marks))
    const covered = mask.values.filter((v) => v === 255).length / mask.values.length
    assert.ok(Math.abs(covered - (0.36 - 0.04)) < 0.02, String(covered))
    assert.deepEqual([at(mask, 0.3, 0.3), at(mask, 0.5, 0.5), at(mask, 0.1, 0.5)], [255, 0, 0])
  }
})
