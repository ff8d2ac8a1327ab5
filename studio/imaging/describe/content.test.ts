import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { img2tag } from '@contract/tools/img2tag'
import { defaultsOf } from '@contract/tools/define'
import { encodePng } from '@media/codec'
import { createRaster, type Raster } from '@media/raster'
import type { FoundFace } from '@nets/faces'
import type { FoundObject } from '@nets/objects'
import { NetError } from '@nets/errors'
import type { NetRun } from '@nets/run'
import { makeWithTool } from '../../tools/run'
import { contentOf, counted, wordsOf } from './content'
import { surroundingsOf } from './surroundings'

const CAT = 15
const box = (left: number, top: number, right: number, bottom: number, score = 0.8) => ({
  ...{ left, top, right, bottom, score },
})
const thing = (name: string, kind: number, at: ReturnType<typeof box>): FoundObject => ({
  ...at,
  ...{ name, kind },
})
const face = (at: ReturnType<typeof box>): FoundFace => {
  const middle = { x: (at.left + at.right) / 2, y: (at.top + at.bottom) / 2 }
  return { ...at, leftEye: middle, rightEye: middle, nose: middle, mouth: middle }
}
const line = (text: string) => ({
  ...{ text, score: 0.9, box: { left: 0, top: 0, width: 9, height: 9 } },
})

describe('what networks named, in words', () => {
  test('things are counted with their measure words, the largest first', () => {
    const { things } = wordsOf({
      objects: [
        thing('猫', CAT, box(0, 0, 0.2, 0.2)),
        thing('摩托车', 3, box(0.2, 0.2, 0.9, 0.9)),
        thing('猫', CAT, box(0.5, 0, 0.7, 0.2)),
      ],
      faces: [],
      texts: [],
    })
    assert.deepEqual(
      things.map(({ phrase }) => phrase),
      ['一辆摩托车', '两只猫'],
    )
    assert.equal(counted('鸟', 14, 30), '许多鸟')
  })

  test('faces count people whom boxes miss, and tell how near they are', () => {
    const words = wordsOf({
      objects: [thing('人', 0, box(0, 0, 0.5, 1))],
      faces: [face(box(0.1, 0.1, 0.2, 0.3)), face(box(0.6, 0.1, 0.7, 0.3))],
      texts: [],
    })
    assert.equal(words.things[0]?.phrase, '两个人')
    assert.equal(words.shot, '近景人像')
  })

  test('what is less sure is a likeness, and quotes are short and without quotation marks', () => {
    const { things, quotes } = wordsOf({
      objects: [thing('杯子', 41, box(0, 0, 1, 1, 0.36))],
      faces: [],
      texts: [line('“茶”馆'), line('A'), line('长'.repeat(60))],
    })
    assert.equal(things[0]?.phrase, '像是杯子')
    assert.deepEqual(quotes, ['茶馆', '长'.repeat(40)])
  })

  test('without any network nothing is named, and one that fails keeps the others', async () => {
    const missing: NetRun = ({ model }) => Promise.reject(new NetError('absent', model, 'not here'))
    const grey = createRaster(40, 40)
    assert.equal(await contentOf(missing, grey), null)
    const oneOf: NetRun = (request) =>
      request.model === 'ppocr-det'
        ? Promise.resolve({
            'sigmoid_0.tmp_0': { dims: [1, 1, 32, 32], data: new Float32Array(1024) },
          })
        : missing(request)
    assert.deepEqual(await contentOf(oneOf, grey), { objects: [], faces: [], texts: [] })
  })

  test('图生词 without networks answers byte for byte as it did', async () => {
    const media = new Map([['upload:1', await encodePng(painted([90, 150, 215], [60, 120, 40]))]])
    const params = { ...defaultsOf(img2tag), image: 'upload:1' }
    const { answer } = await makeWithTool(
      { id: 'img2tag', params, media, seed: 1, folder: '.' },
      () => undefined,
    )
    const text = JSON.stringify(answer)
    assert.match(text, /没有认出画的是什么/)
    assert.doesNotMatch(text, /"object"|"scene"|"text"/)
  })
})

/** One colour above, another below. */
function painted(above: readonly number[], below: readonly number[]): Raster {
  const raster = createRaster(96, 64)
  for (let at = 0; at < 96 * 64; at++)
    raster.rgba.set([...(at < 96 * 32 ? above : below), 255], at * 4)
  return raster
}

describe('places by their colours', () => {
  test('blue above and green below are sky and green', () => {
    assert.deepEqual(surroundingsOf(painted([90, 150, 215], [60, 120, 40])), ['蓝天', '草木'])
  })

  test('a grey wall is no sky, a dark room no night', () => {
    assert.deepEqual(surroundingsOf(painted([190, 190, 190], [170, 170, 170])), [])
    assert.deepEqual(surroundingsOf(painted([20, 20, 20], [12, 12, 12])), [])
  })

  test('a few dark lines on white are a drawing or a page', () => {
    const page = painted([250, 250, 250], [250, 250, 250])
    for (let x = 10; x < 80; x++) page.rgba.set([20, 20, 20, 255], (30 * 96 + x) * 4)
    assert.deepEqual(surroundingsOf(page), ['白底线稿或文稿'])
  })
})
