import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as jieba from '@node-rs/jieba'
import { isHan, isLetter } from '../reading/match'
import { numeralAt } from '../reading/numerals'
import { HOLDING } from './grammar'
import { ACTION_PLACES, ACTION_THINGS, PLACE_ACTIONS, UNDRAWN_ACTIONS } from '../lexicon/actions'
import { ATTRIBUTE_WORDS } from '../lexicon/pictureless'
import { PROTECTED } from './names'
import { NEAR } from './near'
import type { Vocabulary } from './vocabulary'

/** A word as the sentence is cut, in places of the spelling's text. */
export interface Segment {
  readonly text: string
  readonly start: number
  readonly end: number
  /** Part of speech as jieba tags it (`n`, `v`, `nr`, `uj` …); `eng`, `m`, `break`, `gap` of ours. */
  readonly tag: string
}

/**
 * Assumed frequency of our own words in a text: above the rare names of the dictionary,
 * below its everyday words.
 */
const OWN_FREQUENCY = 300

/** Cut whole before all else: 猫|头像, not 猫头|像; 猫|扑蝴蝶, not 猫扑. */
const FREQUENT = [
  '头像',
  '证件照',
  '贴纸',
  '壁纸',
  '表情包',
  '扑蝴蝶',
  '日落',
  '龙舟',
  '水晶球',
  '对着',
]
const FREQUENCY = 20_000

const packages = createRequire(import.meta.url)

/** Its own module of the dictionary reads and caches another file of 6 MB besides. */
function openDictionary(): jieba.Jieba {
  const { Jieba } = packages('@node-rs/jieba') as typeof jieba
  return Jieba.withDict(readFileSync(packages.resolve('@node-rs/jieba/dict.txt')))
}

const BREAK = /[.;:!?,。；：！？，、()[\]{}<>「」『』《》【】“”"…\n|/]/

const characterAt = (text: string, at: number): string =>
  String.fromCodePoint(text.codePointAt(at) ?? 32)

/** End of the run of characters that `belongs` accepts. */
function runEnd(text: string, start: number, belongs: (character: string) => boolean): number {
  let end = start
  while (end < text.length && belongs(characterAt(text, end))) end += characterAt(text, end).length
  return end
}

/** Cuts sentences into words: Chinese by jieba's dictionary and ours, all else at its spaces. */
export class Segmenter {
  readonly #vocabulary: Vocabulary
  #jieba: jieba.Jieba | null = null

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary
  }

  /** The dictionary takes 200 ms and 43 MB: only a prompt with Chinese in it pays for them. */
  #loaded(): jieba.Jieba {
    if (this.#jieba) return this.#jieba
    const dictionary = openDictionary()
    const own = [
      ...this.#vocabulary.surfaces(),
      ...PROTECTED,
      ...ATTRIBUTE_WORDS,
      ...HOLDING,
      ...UNDRAWN_ACTIONS,
      ...[ACTION_PLACES, ACTION_THINGS, PLACE_ACTIONS].flatMap((words) => [...words.keys()]),
      ...NEAR.keys(),
    ].filter((surface) => surface.length > 1 && /^\p{Script=Han}+$/u.test(surface))
    const unknown = own.filter((surface) => dictionary.cut(surface, false).length > 1)
    const rows = unknown.map((surface) => `${surface} ${OWN_FREQUENCY} n\n`)
    rows.push(...FREQUENT.map((surface) => `${surface} ${FREQUENCY} n\n`))
    dictionary.loadDict(Buffer.from(rows.join('')))
    this.#jieba = dictionary
    return dictionary
  }

  /** Whether the dictionary has it as one word. */
  isWord(text: string): boolean {
    return this.#loaded().cut(text, false).length === 1
  }

  /** Whether the dictionary has it as a word that is no name of a person. */
  isCommon(text: string): boolean {
    const [word, more] = this.#loaded().tag(text, false)
    return word !== undefined && more === undefined && !word.tag.startsWith('nr')
  }

  /** @param mentions `@小夏`: words of their own, the longest first */
  segment(text: string, mentions: readonly string[] = []): Segment[] {
    const segments: Segment[] = []
    for (let at = 0; at < text.length; at = segments.at(-1)?.end ?? text.length) {
      const character = characterAt(text, at)
      const mention = mentions.find((one) => text.startsWith(one, at))
      if (mention !== undefined) {
        segments.push({ text: mention, start: at, end: at + mention.length, tag: 'n' })
      } else if (isHan(character)) {
        this.#chinese(segments, text, at, runEnd(text, at, isHan))
      } else if (isLetter(character)) {
        const run = runEnd(text, at, (one) => isLetter(one) || /['’]/.test(one))
        const isNumber = /^\d+$/.test(text.slice(at, run))
        // 7个|人, not 7|个人
        const end = isNumber && /^[个名位](?!性|体)/.test(text.slice(run)) ? run + 1 : run
        segments.push({ text: text.slice(at, end), start: at, end, tag: isNumber ? 'm' : 'eng' })
      } else {
        const tag = BREAK.test(character) ? 'break' : 'gap'
        segments.push({ text: character, start: at, end: at + character.length, tag })
      }
    }
    return segments
  }

  /** Between its numerals with their measure words, 一条|龙, by the dictionary. */
  #chinese(segments: Segment[], text: string, start: number, end: number): void {
    let from = start
    for (let at = start; at < end; at++) {
      const numeral = numeralAt(text, at)
      if (!numeral?.measured || numeral.end > end) continue
      const reached = this.#reach(text, at, numeral.end)
      if (reached > numeral.end) {
        // 一家三口: a numeral within the word counts nothing either
        at = reached - 1
        continue
      }
      this.#words(segments, text, from, at)
      segments.push({ text: text.slice(at, numeral.end), start: at, end: numeral.end, tag: 'm' })
      from = numeral.end
      at = numeral.end - 1
    }
    this.#words(segments, text, from, end)
  }

  /** End of the longest of our words that begins at `start`, or `end`: 一叶扁舟, 万家灯火. */
  #reach(text: string, start: number, end: number): number {
    for (let to = Math.min(text.length, start + 8); to > end; to--)
      if (this.#vocabulary.has(text.slice(start, to))) return to
    return end
  }

  #words(segments: Segment[], text: string, start: number, end: number): void {
    if (end <= start) return
    let at = start
    // without its statistical model for strange words: it would guess
    for (const { word, tag } of this.#loaded().tag(text.slice(start, end), false)) {
      segments.push({ text: word, start: at, end: at + word.length, tag })
      at += word.length
    }
  }
}
