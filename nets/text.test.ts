import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import type { Raster } from '@media/raster'
import { createSessions } from './runtime/sessions'
import { weightsFolder, without } from './testing/weights'
import { decodeLine, linesIn, textIn } from './text'

const ALPHABET = Float32Array.from('墨光', (letter) => letter.codePointAt(0) ?? 0)

/** One step of an answer for blank, 墨, 光. */
const step = (kind: number, score = 0.9): number[] =>
  [0, 1, 2].map((k) => (k === kind ? score : 0.05))

test('repeated letters of neighbouring steps are one, a blank between them makes two', () => {
  const likely = Float32Array.from([1, 1, 0, 1, 2, 2, 0].flatMap((kind) => step(kind)))
  const { text, score } = decodeLine(likely, ALPHABET)
  assert.equal(text, '墨墨光')
  assert.ok(Math.abs(score - 0.9) < 1e-6)
  assert.deepEqual(decodeLine(Float32Array.from(step(0)), ALPHABET), { text: '', score: 0 })
})

test('marked places become boxes, grown and in pixels of the picture; faint ones none', () => {
  const map = { width: 64, height: 32, values: new Float32Array(64 * 32) }
  const mark = (left: number, top: number, width: number, value: number): void => {
    for (let y = top; y < top + 4; y++)
      for (let x = left; x < left + width; x++) map.values[y * 64 + x] = value
  }
  mark(10, 4, 40, 0.9)
  mark(10, 20, 10, 0.9)
  mark(40, 20, 10, 0.4)
  const boxes = linesIn(map, { width: 128, height: 32 })
  assert.equal(boxes.length, 2)
  const [long] = boxes
  assert.ok(long && long.left < 20 && long.left > 8 && long.left + long.width > 100)
  assert.ok(long.top >= 0 && long.top < 4 && long.height > 4)
})

/** Words as a picture, by the fonts of this machine. */
async function written(words: string): Promise<Raster> {
  const svg = `<svg width="420" height="120"><rect width="420" height="120" fill="white"/>
    <text x="30" y="75" font-size="48" font-family="sans-serif">${words}</text></svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgba: new Uint8ClampedArray(data) }
}

test(
  'with their weights both networks read a word, and nothing on an empty sheet',
  { skip: without('ppocr-det') || without('ppocr-rec') },
  async () => {
    const { run } = createSessions({ folder: weightsFolder, threads: 1 })
    const read = await textIn(run, await written('HARBOUR 27'))
    assert.equal(read.map(({ text }) => text.replaceAll(' ', '')).join(), 'HARBOUR27')
    assert.deepEqual(await textIn(run, await written('')), [])
  },
)
