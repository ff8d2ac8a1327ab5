import { lexicon } from '../../../lexicon/lexicon'
import { isValue, type ValueSlot } from '../meanings'
import { CLASSIFIERS, NUMBER } from '../noun'
import { isDrawable } from '../things'
import { type Slot, SLOT_WORDS } from './slot-words'

/** A word of a clause and the slots that it can fill; no slot: an unknown word. */
export type Token = { readonly text: string; readonly slots: ReadonlySet<Slot> }

/** Form in which the picture has a named thing; `thing`: it is a noun that the picture lacks; null: neither. */
export type FindInPicture = (word: string, isNoun: boolean) => 'own' | 'part' | 'thing' | null

const LONGEST = 6
const COUNTED = new RegExp(`^(?:(?:${NUMBER}|几)[${CLASSIFIERS}]|[俩仨])$`)
const ALONE = new RegExp(`^(?:[${CLASSIFIERS}]|[，,、\\s])$`)
const VALUES: readonly ValueSlot[] = ['season', 'weather', 'time', 'style', 'tint', 'scene']
/** Slots of words of prompts that say no more than a slot here. */
const OF_PROMPTS: Readonly<Record<string, Slot>> = { size: 'size', place: 'place' }

const PEOPLE =
  /^(?:人物?|女生|女的|女孩子?|女人|老头儿?|老爷爷|老奶奶|老人家?|老爷子|老太太|大爷|大叔|大妈|阿姨|小伙子?|小朋友|小姑娘|姑娘|路人|行人|男生|男的|男孩子?|男人|小孩|孩子|娃娃?|小姐姐|小哥哥?|美女|帅哥|妹子|主角)$/

/** 猫儿, 狗子, 小羊, 狗狗 as well as 猫, 狗, 羊. */
const isNoun = (word: string): boolean =>
  isDrawable(word) ||
  PEOPLE.test(word) ||
  isDrawable(word.replace(/^[小大](?=.)|(?<=.)[儿子咪]$/g, '').replace(/^(.)\1$/, '$1'))

function findSlots(word: string, find: FindInPicture): ReadonlySet<Slot> {
  const slots = new Set<Slot>(SLOT_WORDS.get(word))
  if (COUNTED.test(word)) slots.add('number')
  // 一个碗 counts, 碗 is a thing
  if (ALONE.test(word) && !/[碗杯瓶盘扇]/.test(word)) slots.add('empty')
  const meaning = lexicon.get(word)?.[0]?.slot
  const listed = meaning && OF_PROMPTS[meaning]
  if (listed && slots.size === 0) slots.add(listed)
  // a verb or a particle is no value or thing, whatever prompts make of it
  if (slots.size > 0 && !slots.has('part') && !slots.has('tone')) return slots
  for (const value of VALUES) if (isValue(word, value)) slots.add(value)
  if (isNoun(word) && !slots.has('weather')) slots.add('thing')
  const own = find(
    word,
    ['thing', 'part', 'scene', 'weather'].some((slot) => slots.has(slot as Slot)),
  )
  if (own) slots.add(own)
  return slots
}

/** Weights of the best division: long words before short ones, known before unknown. */
const weigh = (word: string, slots: ReadonlySet<Slot>): number =>
  slots.size === 0
    ? -1
    : word.length * 2 - 1 + (slots.has('own') ? 0.5 : 0) - (slots.has('empty') ? 0.2 : 0)

/** Divides a clause into the words of the painter, the picture and the lists; the rest is unknown. */
export function segment(text: string, find: FindInPicture): Token[] {
  const best: { weight: number; token: Token; from: number }[] = []
  for (let end = 1; end <= text.length; end++)
    for (let length = 1; length <= Math.min(LONGEST, end); length++) {
      const from = end - length
      const word = text.slice(from, end)
      const slots = findSlots(word, find)
      if (slots.size === 0 && length > 1) continue
      const weight = (best[from - 1]?.weight ?? 0) + weigh(word, slots)
      const known = best[end - 1]
      if (!known || weight > known.weight)
        best[end - 1] = { weight, token: { text: word, slots }, from }
    }
  const tokens: Token[] = []
  for (let end = text.length; end > 0;) {
    const step = best[end - 1]
    if (!step) break
    tokens.unshift(step.token)
    end = step.from
  }
  return tokens
}
