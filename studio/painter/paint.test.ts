import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { test } from 'node:test'
import golden from './golden.json'
import { type PaintRequest, paintPicture } from './paint'
import { PICTURE_SIZES } from './sizes'
import { SCENES, STYLES, type StyleId } from './slots'
import { SUBJECTS } from './subjects/ids'
import { wordFor } from './lexicon/lexicon'
import { everything, repetitions } from '../testing/effort'
import { judgePixels } from './veto'

/** Land and water, a house of people and lamps, a creature with detail. */
const GOLDEN_PROMPTS = ['湖上明月 两座亭子 垂柳', '雨夜的城市 行人 灯笼', '云海 龙 松树']

function request(prompt: string, style: StyleId | null, seed: number, size = 160): PaintRequest {
  return { prompt, negativePrompt: '', style, width: size, height: size, seed }
}

function hash(picture: PaintRequest): string {
  return createHash('sha256').update(paintPicture(picture).rgba).digest('hex').slice(0, 16)
}

function difference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i] - b[i])
  return sum / a.length
}

/** Share of pixels that clearly differ. */
function changedShare(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let changed = 0
  for (let i = 0; i < a.length; i += 4) {
    if (Math.abs(a[i + 1] - b[i + 1]) > 24) changed += 1
  }
  return changed / (a.length / 4)
}

/** Of its sides a picture of every scene in every style is painted with. */
const PART = everything ? 7 : 10
/** Longer side of the pictures that are only compared with each other. */
const SIDE = everything ? 160 : 112

/** Eighths of the pairs of style and scene, in diagonals: each style and each scene is in all. */
const EIGHTHS = repetitions('eighths of the pairs of style and scene', { usual: 1, all: 8 })
const ORDERED = repetitions('prompts of each style painted in two orders', { usual: 1, all: 2 })
const NEIGHBOURS = repetitions('neighbouring seeds of each style', { usual: 2, all: 4 })

test('every style paints every scene, every ratio is painted, and none is blank', () => {
  // The sea has a composition of its own for a great wave.
  const prompts = [...SCENES.map((scene) => wordFor('scene', scene)), '巨浪']
  STYLES.forEach((style, s) => {
    prompts.forEach((prompt, i) => {
      if ((s + i) % 8 >= EIGHTHS) return
      // Each ratio meets ten styles, on some scene, in any eighth.
      const { ratio, width, height } = PICTURE_SIZES[(s + (i >> 3)) % PICTURE_SIZES.length]
      const small = { width: Math.round(width / PART), height: Math.round(height / PART) }
      const picture = paintPicture({ prompt, negativePrompt: '', style, seed: 3, ...small })
      assert.equal(picture.rgba.length, small.width * small.height * 4)
      const { spread, flatShare } = judgePixels(picture.rgba)
      assert.ok(spread > 0.06, `${style} ${prompt} ${ratio}: spread ${spread}`)
      assert.ok(flatShare < 0.6, `${style} ${prompt} ${ratio}: flat ${flatShare}`)
    })
  })
})

test('the same request gives the same bytes in any order', () => {
  const prompts = ['海上日落 灯塔', '雪山 松树 仙鹤']
  const requests = STYLES.flatMap((style, s) =>
    Array.from({ length: ORDERED }, (_, i) => {
      const turn = (s + i) % prompts.length
      return request(prompts[turn] ?? '', style, 11 + turn, SIDE)
    }),
  )
  const forward = requests.map(hash)
  const backward = [...requests].reverse().map(hash).reverse()
  assert.deepEqual(forward, backward)
})

test('golden pictures: bytes change only when the painter is changed on purpose', () => {
  const now = Object.fromEntries(
    STYLES.map((style) => [
      style,
      GOLDEN_PROMPTS.map((prompt) => hash(request(prompt, style, 2024))),
    ]),
  )
  if (process.env.UPDATE_GOLDEN)
    return writeFileSync('studio/painter/golden.json', `${JSON.stringify(now, null, 2)}\n`)
  assert.deepEqual(now, golden)
})

test('neighbouring seeds give visibly different pictures', () => {
  for (const style of STYLES) {
    const pictures = Array.from(
      { length: NEIGHBOURS },
      (_, i) => paintPicture(request('群山', style, i + 1, SIDE)).rgba,
    )
    pictures.slice(1).forEach((picture, i) => {
      assert.ok(difference(pictures[i], picture) > 6, `${style} ${i + 1}`)
    })
  }
})

test('every subject leaves a visible mark, and the negative prompt takes it away', () => {
  for (const subject of SUBJECTS) {
    const word = wordFor('subject', subject)
    const bare = paintPicture({ ...request(`湖 ${word}`, 'ukiyoe', 5), negativePrompt: word }).rgba
    const withIt = paintPicture(request(`湖 ${word}`, 'ukiyoe', 5)).rgba
    assert.ok(changedShare(bare, withIt) > 0.0012, subject)
  }
})

test('the style is the asked one, else the word in the prompt, else the seed decides', () => {
  assert.equal(paintPicture(request('水墨 山', 'ukiyoe', 1)).style, 'ukiyoe')
  assert.equal(paintPicture(request('水墨 山', null, 1)).style, 'ink')
  const chosen = new Set(
    [1, 2, 3, 4, 5, 6, 7, 8].map((s) => paintPicture(request('山', null, s, 64)).style),
  )
  assert.ok(chosen.size > 1)
})

test('progress is told from real steps and never falls', () => {
  const shares: number[] = []
  paintPicture(request('海边灯塔', 'watercolour', 4), (share, snapshot) => {
    shares.push(share)
    const { width, height, rgba } = snapshot()
    assert.equal(rgba.length, width * height * 4)
    assert.ok(Math.max(width, height) <= 64)
  })
  assert.ok(shares.length >= 4)
  assert.deepEqual(
    shares,
    [...shares].sort((a, b) => a - b),
  )
  assert.ok((shares.at(-1) ?? 2) <= 1)
})
