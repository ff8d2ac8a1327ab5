import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { LEXICON_FILES, lexicon } from './lexicon/lexicon'
import { paintPicture } from './paint'
import { apart, colours, composition, distance, fingerprint } from './looking'
import { Random } from '../lib/random'
import { STYLES, type StyleId } from './slots'
import { repetitions } from '../testing/effort'

/** Long side of a picture here, pixels: enough to see a composition. */
const SIZE = 112

// Each style once: a prompt each.
const KNOWN = repetitions('prompts of known words painted', { usual: 12, all: 300 })
const STRANGERS = repetitions('prompts of strange words painted', { usual: 12, all: 100 })

const SEEDS = repetitions('pictures of one prompt compared', { usual: 8, all: 40 })

/** Share of the picture that one colour may cover: posters live from one ground, ink and pencil from bare paper. */
const MOST_OF_ONE: Readonly<Partial<Record<StyleId, number>>> = {
  minimal: 0.75,
  papercut: 0.7,
  ink: 0.82,
  pencil: 0.7,
}
const MOST_OTHERWISE = 0.6

const CONTENT = [...lexicon]
  .filter(([, [first]]) => first && !/^(word|count|size|place)$/.test(first.slot))
  .map(([surface]) => surface)
const MODIFIERS = [
  '三只',
  '两座',
  '一群',
  '红色的',
  '巨大的',
  'tiny ',
  '左边的',
  '远处的',
  '没有',
  'without ',
]
const JOINTS = ['，', ' ', '、', '和', ', ', '的', ' and ', ' 在 ']
const STRANGE = [
  '量子纠缠', 'zxqvbl', '🤖🚀', '👩‍👩‍👧‍👦', 'مدينة على البحر', 'עיר לילה', '한국의 가을', 'Ünïcødé', '한', '\u0000\u0007', '\ud83d',
  '<script>alert(1)</script>', 'SELECT * FROM art; --', 'for (let i = 0; i < n; i++) {}', '{"a": [1, 2]}', '%s %d \\n', '０１２３',
  '𠮷野家', '…………', '!!!???', 'a'.repeat(200), '龘靐齉', '-1', '1e999', 'constructor __proto__ toString',
] // prettier-ignore

function one<T>(random: Random, items: readonly T[]): T {
  return items[random.integer(0, items.length - 1)]
}

/** Words of the lexicon in any order, joined in any way. */
function knownPrompt(random: Random): string {
  let prompt = ''
  for (let words = random.integer(1, 6); words > 0; words--) {
    if (random.chance(0.3)) prompt += one(random, MODIFIERS)
    prompt += one(random, CONTENT) + (words > 1 ? one(random, JOINTS) : '')
  }
  return prompt
}

/** The same with unknown things, sometimes as long as a prompt may be. */
function strangePrompt(random: Random): string {
  let prompt = ''
  for (let words = random.integer(1, 5); words > 0; words--) {
    prompt += random.chance(0.6) ? one(random, STRANGE) : knownPrompt(random)
    prompt += one(random, JOINTS)
  }
  return random.chance(0.1) ? prompt.repeat(800).slice(0, 800) : prompt
}

/** Of 256: pictures whose hashes differ in fewer are taken for the same. */
const TWIN_BITS = 20

const SHAPES = [[SIZE, SIZE], [SIZE, 64], [64, SIZE]] as const // prettier-ignore

/** Paints it and says what is wrong with the picture; null when nothing is. */
function fault(prompt: string, index: number): string | null {
  const style = STYLES[index % STYLES.length]
  const [width, height] = SHAPES[index % SHAPES.length]
  const { rgba } = paintPicture({ prompt, negativePrompt: '', style, width, height, seed: index })
  const { share, spread } = colours(rgba)
  const most = MOST_OF_ONE[style] ?? MOST_OTHERWISE
  const where = `${index} ${style} ${JSON.stringify(prompt)}`
  if (spread < 0.035) return `blank ${spread.toFixed(3)}: ${where}`
  return share > most ? `one colour ${share.toFixed(2)}: ${where}` : null
}

function faults(count: number, promptOf: (random: Random) => string): string[] {
  return Array.from({ length: count }, (_, i) => fault(promptOf(new Random(1000 + i)), i)).filter(
    (found) => found !== null,
  )
}

describe('prompts that nobody thought of', () => {
  test('the lexicon is what they are built from', () => {
    assert.ok(LEXICON_FILES.length > 10 && CONTENT.length > 800)
  })

  test('of known words: none fails, none is blank, none is mostly one colour', () => {
    assert.deepEqual(faults(KNOWN, knownPrompt), [])
  })

  test('with unknown words, code, emoji, right-to-left text, 800 characters: the same', () => {
    assert.deepEqual(faults(STRANGERS, strangePrompt), [])
  })
})

describe('many pictures of one prompt', () => {
  for (const [prompt, style] of [
    ['山，亭子', 'watercolour'],
    ['山，亭子', 'ukiyoe'],
    ['海上日落', 'ukiyoe'],
    ['海上日落', 'minimal'],
    ['湖边的小屋，秋天', 'watercolour'],
    ['湖边的小屋，秋天', 'papercut'],
  ] as const) {
    test(`${prompt} (${style}): no two look the same, nor are composed the same`, () => {
      const pictures = Array.from({ length: SEEDS }, (_, seed) => {
        const size = { width: SIZE, height: SIZE }
        return paintPicture({ prompt, negativePrompt: '', style, seed: seed + 1, ...size })
      })
      const prints = pictures.map(({ rgba }) => fingerprint(rgba, SIZE, SIZE))
      const layouts = pictures.map(({ rgba }) => composition(rgba, SIZE, SIZE))
      const twins: string[] = []
      for (let a = 0; a < prints.length; a++) {
        for (let b = a + 1; b < prints.length; b++) {
          const bits = distance(prints[a], prints[b])
          const drift = apart(layouts[a], layouts[b])
          if (bits < TWIN_BITS || drift < 0.02)
            twins.push(`${a + 1} ${b + 1}: ${bits} bits, ${drift.toFixed(3)}`)
        }
      }
      assert.deepEqual(twins, [])
    })
  }
})
