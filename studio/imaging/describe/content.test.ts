import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { img2tag } from '@contract/tools/img2tag'
import { buildDefaults } from '@contract/tools/define'
import { encodePng } from '@media/codec'
import { createRaster, type Raster } from '@media/raster'
import type { FoundFace } from '@nets/faces'
import type { FoundObject } from '@nets/objects'
import { NetError } from '@nets/errors'
import type { NetRun } from '@nets/run'
import { makeWithTool } from '../../tools/run'
import { mergeDetections, detectContent, counted, describeContent } from './content'
import { placesIn } from './kinds'
import { detectSurroundings } from './surroundings'

const CAT = 15
const box = (left: number, top: number, right: number, bottom: number, score = 0.8) => ({
  left,
  top,
  right,
  bottom,
  score,
})
const thing = (name: string, kind: number, at: ReturnType<typeof box>): FoundObject => ({
  ...at,
  name,
  kind,
})
const face = (at: ReturnType<typeof box>): FoundFace => {
  const middle = { x: (at.left + at.right) / 2, y: (at.top + at.bottom) / 2 }
  return { ...at, leftEye: middle, rightEye: middle, nose: middle, mouth: middle }
}
const line = (text: string) => ({
  text,
  score: 0.9,
  box: { left: 0, top: 0, width: 9, height: 9 },
})

describe('what networks named, in words', () => {
  test('things are counted with their measure words, the largest first', () => {
    const { things } = describeContent({
      objects: [
        thing('猫', CAT, box(0, 0, 0.2, 0.2)),
        thing('摩托车', 3, box(0.2, 0.2, 0.9, 0.9)),
        thing('猫', CAT, box(0.5, 0, 0.7, 0.2)),
      ],
      faces: [],
      texts: [],
      kinds: null,
    })
    assert.deepEqual(
      things.map(({ phrase }) => phrase),
      ['一辆摩托车', '两只猫'],
    )
    assert.equal(counted('鸟', 14, 30), '许多鸟')
  })

  test('faces count people whom boxes miss, and tell how near they are', () => {
    const words = describeContent({
      objects: [thing('人', 0, box(0, 0, 0.5, 1))],
      faces: [face(box(0.1, 0.1, 0.2, 0.3)), face(box(0.6, 0.1, 0.7, 0.3))],
      texts: [],
      kinds: null,
    })
    assert.equal(words.things[0]?.phrase, '两个人')
    assert.equal(words.shot, '近景人像')
  })

  test('what is less sure is a likeness, and quotes are short and without quotation marks', () => {
    const { things, quotes } = describeContent({
      objects: [thing('杯子', 41, box(0, 0, 1, 1, 0.43))],
      faces: [],
      texts: [line('“茶”馆'), line('A'), line('长'.repeat(60))],
      kinds: null,
    })
    assert.equal(things[0]?.phrase, '像是杯子')
    assert.deepEqual(quotes, ['茶馆', '长'.repeat(40)])
  })

  test('without any network nothing is named, and one that fails keeps the others', async () => {
    const missing: NetRun = ({ model }) => Promise.reject(new NetError('absent', model, 'not here'))
    const grey = createRaster(40, 40)
    assert.equal(await detectContent(missing, grey), null)
    const textDetectorOnly: NetRun = (request) =>
      request.model === 'ppocr-det'
        ? Promise.resolve({
            'sigmoid_0.tmp_0': { dims: [1, 1, 32, 32], data: new Float32Array(1024) },
          })
        : missing(request)
    assert.deepEqual(await detectContent(textDetectorOnly, grey), {
      objects: [],
      faces: [],
      texts: [],
      kinds: null,
    })
  })

  test('图生词 without networks answers byte for byte as it did', async () => {
    const media = new Map([['upload:1', await encodePng(painted([90, 150, 215], [60, 120, 40]))]])
    const params = { ...buildDefaults(img2tag), image: 'upload:1' }
    const { answer } = await makeWithTool(
      { id: 'img2tag', params, media, seed: 1, folder: '.' },
      () => undefined,
    )
    const text = JSON.stringify(answer)
    assert.match(text, /没有认出画的是什么/)
    assert.doesNotMatch(text, /"object"|"scene"|"text"/)
  })
})

/** Likelihoods of ImageNet's kinds, by their place in its list. */
const kindsWith = (likely: Readonly<Record<number, number>>): Float32Array =>
  Float32Array.from({ length: 1000 }, (_, kind) => likely[kind] ?? 0)

describe('what one network sees and another speaks for', () => {
  const JEAN = 608
  const listMergedNames = (objects: readonly FoundObject[], kinds: Float32Array | null) =>
    mergeDetections({ objects, faces: [], texts: [], kinds }).objects.map(({ name }) => name)

  test('a person is reported from a faint box on, if the whole picture shows clothes', () => {
    const faint = thing('人', 0, box(0.3, 0.2, 0.7, 0.9, 0.27))
    assert.deepEqual(listMergedNames([faint], kindsWith({ [JEAN]: 0.6 })), ['人'])
    assert.deepEqual(listMergedNames([faint], kindsWith({})), [])
    assert.deepEqual(listMergedNames([faint], null), [])
    assert.deepEqual(
      listMergedNames([thing('人', 0, box(0, 0, 0.1, 0.1, 0.27))], kindsWith({ [JEAN]: 0.6 })),
      [],
    )
  })

  test('one person is counted once, however many faint boxes lie in the surest one', () => {
    const whole = thing('人', 0, box(0, 0, 1, 1, 0.82))
    const faint = [
      thing('人', 0, box(0.39, 0, 1, 0.32, 0.31)),
      thing('人', 0, box(0.6, 0, 1, 0.35, 0.27)),
    ]
    assert.deepEqual(listMergedNames([whole, ...faint], kindsWith({ [JEAN]: 0.6 })), ['人'])
    const part = thing('人', 0, box(0.2, 0, 0.8, 0.5, 0.55))
    assert.deepEqual(listMergedNames([whole, part], kindsWith({})), ['人'])
    const adjacent = thing('人', 0, box(0.1, 0.2, 0.4, 1, 0.55))
    assert.deepEqual(listMergedNames([{ ...whole, left: 0.5 }, adjacent], kindsWith({})), [
      '人',
      '人',
    ])
  })

  test('a boat and its shore are named only where a boat is found, and no plane instead', () => {
    const CARRIER = 403
    const content = (objects: readonly FoundObject[]) =>
      mergeDetections({ objects, faces: [], texts: [], kinds: kindsWith({ [CARRIER]: 0.7 }) })
    const boat = thing('船', 8, box(0.2, 0.4, 0.6, 0.7, 0.3))
    const plane = thing('飞机', 4, box(0.5, 0.3, 1, 0.7, 0.6))
    assert.equal(describeContent(content([boat])).things[0]?.name, '船')
    assert.deepEqual(describeContent(content([])).things, [])
    assert.deepEqual(
      describeContent(content([plane, boat])).things.map(({ name }) => name),
      ['飞机'],
    )
    assert.deepEqual(placesIn(content([plane]).kinds, content([plane]).objects, ['水面']), [])
  })

  test('an animal that fills the picture is not a person as well, unless that is sure', () => {
    const PARROT = 90
    const buildPerson = (score: number) => [thing('人', 0, box(0.2, 0, 0.9, 1, score))]
    assert.deepEqual(listMergedNames(buildPerson(0.51), kindsWith({ [PARROT]: 0.96 })), [])
    assert.deepEqual(listMergedNames(buildPerson(0.51), kindsWith({ [PARROT]: 0.3 })), ['人'])
    assert.deepEqual(listMergedNames(buildPerson(0.8), kindsWith({ [PARROT]: 0.96 })), ['人'])
  })

  test('a large thing that the whole picture shows nothing of is not named, a small or sure one is', () => {
    const clock = (side: number, score: number) => thing('时钟', 74, box(0, 0, side, side, score))
    const WALL_CLOCK = 892
    assert.deepEqual(listMergedNames([clock(0.9, 0.53)], kindsWith({})), [])
    assert.deepEqual(listMergedNames([clock(0.9, 0.53)], kindsWith({ [WALL_CLOCK]: 0.1 })), [
      '时钟',
    ])
    assert.deepEqual(listMergedNames([clock(0.3, 0.53)], kindsWith({})), ['时钟'])
    assert.deepEqual(listMergedNames([clock(0.9, 0.8)], kindsWith({})), ['时钟'])
    assert.deepEqual(listMergedNames([clock(0.9, 0.53)], null), ['时钟'])
  })
})

/** One colour above, another below. */
function painted(above: readonly number[], below: readonly number[]): Raster {
  const raster = createRaster(96, 64)
  for (let at = 0; at < 96 * 64; at++)
    raster.rgba.set([...(at < 96 * 32 ? above : below), 255], at * 4)
  return raster
}

/** A sky that gets lighter downwards, and one colour below. */
function landscape(below: readonly number[]): Raster {
  const raster = painted([90, 150, 215], below)
  for (let y = 0; y < 32; y++)
    for (let x = 0; x < 96; x++)
      raster.rgba.set([60 + y * 2, 120 + y * 2, 200 + y, 255], (y * 96 + x) * 4)
  return raster
}

describe('places by their colours', () => {
  test('blue that gets lighter downwards and green below are sky and green, even blue is a backdrop', () => {
    assert.deepEqual(detectSurroundings(landscape([60, 120, 40])), ['蓝天', '草木'])
    assert.deepEqual(detectSurroundings(painted([90, 150, 215], [60, 120, 40])), ['草木'])
  })

  test('rows that change downwards and hardly along are water', () => {
    const sea = landscape([60, 90, 120])
    for (let y = 32; y < 64; y++)
      for (let x = 0; x < 96; x++) sea.rgba.set([60, 90, 110 + 12 * (y % 2), 255], (y * 96 + x) * 4)
    assert.deepEqual(detectSurroundings(sea), ['蓝天', '水面'])
  })

  test('a grey wall is no sky, a dark interior no night', () => {
    assert.deepEqual(detectSurroundings(painted([190, 190, 190], [170, 170, 170])), [])
    assert.deepEqual(detectSurroundings(painted([20, 20, 20], [12, 12, 12])), [])
  })

  test('a few dark lines on white are a drawing or a page', () => {
    const page = painted([250, 250, 250], [250, 250, 250])
    for (let x = 10; x < 80; x++) page.rgba.set([20, 20, 20, 255], (30 * 96 + x) * 4)
    assert.deepEqual(detectSurroundings(page), ['白底线稿或文稿'])
  })
})
