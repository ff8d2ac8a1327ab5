/** Words that were typed by their sound with a wrong character: 国期 for 国旗, 旁晚 for 傍晚. */
import { FAMILIES } from '../../illustration/registry'
import { lexicon } from '../../lexicon/lexicon'
import { READINGS } from '../../reading/readings-data'
import { SLOT_WORDS } from './slots/slot-words'
import { isDrawable, isListedWord } from './things'

/** A word as it was typed, and the word that sounds alike. */
export type SoundRepair = { readonly typed: string; readonly meant: string }

const HAN = /^[\u4e00-\u9fff]{2,4}$/
/** Meanings of words that may stand for a mistyped one. */
const SLOTS = /^(?:subject|kind|light|motif|time|weather|season|style|scene|tint)$/
const MOST_READINGS = 8
const MOST_REPAIRS = 4

/** Syllables that are taken for each other by speakers and keyboards: 旁 and 傍, zhi and zi. */
const blur = (syllable: string): string =>
  syllable
    .replace(/^([zcs])h/, '$1')
    .replace(/^p/, 'b')
    .replace(/ng$/, 'n')

let syllables: ReadonlyMap<string, readonly string[]> | undefined

function readSyllables(): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, string[]>()
  for (const row of READINGS.split(/\s+/).filter(Boolean)) {
    const [, written = '', characters = ''] = /^([a-z]+)(.+)$/.exec(row) ?? []
    const syllable = blur(written)
    for (const character of characters) {
      const own = table.get(character)
      if (own) own.push(syllable)
      else table.set(character, [syllable])
    }
  }
  return table
}

/** Readings of a word without tones; none where a character has no known reading. */
function listSounds(word: string): string[] {
  syllables ??= readSyllables()
  let sounds = ['']
  for (const character of word) {
    const own = syllables.get(character)
    if (!own) return []
    sounds = sounds
      .flatMap((before) => own.map((one) => `${before}${one} `))
      .slice(0, MOST_READINGS)
  }
  return sounds
}

function addWord(index: Map<string, string[]>, word: string): void {
  if (!HAN.test(word)) return
  for (const sound of listSounds(word)) {
    const alike = index.get(sound)
    if (!alike) index.set(sound, [word])
    else if (!alike.includes(word)) alike.push(word)
  }
}

let drawable: ReadonlyMap<string, readonly string[]> | undefined

/** Words of rules. */
const OF_RULES =
  '鲜艳 清晰 高清 秋天 春天 夏天 冬天 黄昏 透明 模糊 虚化 明亮 柔和 温暖 黑白 彩色 背景 左边 右边 中间 旁边 撤销 撤回 变成 缩小 头盔 眼镜 围巾 裙子 头发'

/** Verbs and hours of rules that have characters of many words: 去吊, 改城, 晚伤. */
const VERBS = '去掉 删掉 换成 改成 变成 移到 放大 缩小 加上 晚上 早上 下雨 下雪'
let verbs: ReadonlyMap<string, readonly string[]> | undefined

function indexVerbs(): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>()
  for (const word of VERBS.split(' ')) addWord(index, word)
  return index
}

function indexDrawable(): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>()
  for (const word of OF_RULES.split(' ')) addWord(index, word)
  for (const [word, meanings] of lexicon)
    if (meanings.some(({ slot }) => SLOTS.test(slot))) addWord(index, word)
  for (const { things } of FAMILIES)
    for (const words of Object.values(things))
      for (const word of words.trim().split(/\s+/)) addWord(index, word)
  return index
}

/** 上色, 大一点, 清晰: parts of what rules read. */
const SAYING = /[一上下打把的了个去来有不要点些清色换改变]/
/** Words of what is not drawn that sound like something drawn: 量子力学 is no 帘子. */
const UNDRAWN = /^(?:量子|原子|分子|电子|中子|质子)$/
const isWord = (word: string): boolean =>
  lexicon.has(word) || SLOT_WORDS.has(word) || UNDRAWN.test(word)
const isKnown = (word: string): boolean =>
  SAYING.test(word) || lexicon.has(word) || isListedWord(word)

/** Words for whole classes of things, which are in no index. */
const CLASS_WORDS = /小家伙|小动物|小可爱|小东西|毛孩子|毛茸茸|玩意儿?|宠物|萌宠|大家伙|家伙/g

const sharesCharacter = (one: string, other: string): boolean =>
  [...one].some((character, at) => other[at] === character)

/**
 * Parts of a clause that are no words and sound like one that the picture has or that can be drawn:
 * same syllables, same length, at least one character the same. The longest and those of the
 * picture first.
 */
export function findSoundRepairs(sentence: string, names: readonly string[]): SoundRepair[] {
  const clause = sentence.replace(CLASS_WORDS, (word) => ' '.repeat(word.length))
  drawable ??= indexDrawable()
  verbs ??= indexVerbs()
  const own = new Map<string, string[]>()
  for (const name of names) addWord(own, name)
  // 太阳红: a piece that begins within a word is no word
  const isCut = (start: number): boolean =>
    [2, 3, 4].some((length) =>
      [1, 2, 3].some((before) => {
        const word = clause.slice(start - before, start - before + length)
        return start >= before && before < length && (names.includes(word) || isDrawable(word))
      }),
    )
  const found: (SoundRepair & { readonly isOwn: boolean })[] = []
  for (let length = 4; length >= 2; length--)
    for (let start = 0; start + length <= clause.length; start++) {
      const typed = clause.slice(start, start + length)
      if (!HAN.test(typed) || isWord(typed) || names.includes(typed) || isCut(start)) continue
      const indexes = isKnown(typed)
        ? ([[verbs, false]] as const)
        : ([
            [own, true],
            [verbs, false],
            [drawable, false],
          ] as const)
      for (const sound of listSounds(typed))
        for (const [index, isOwn] of indexes)
          for (const meant of index.get(sound) ?? [])
            if (
              sharesCharacter(typed, meant) &&
              !found.some((one) => one.typed === typed && one.meant === meant)
            )
              found.push({ typed, meant, isOwn })
    }
  return [...found.filter(({ isOwn }) => isOwn), ...found.filter(({ isOwn }) => !isOwn)]
    .slice(0, MOST_REPAIRS)
    .map(({ typed, meant }) => ({ typed, meant }))
}
