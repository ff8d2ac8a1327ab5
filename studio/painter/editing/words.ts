import type { ThingWish } from '../illustration/family'
import { findExactHex, findObjectTint } from '../intent/edits/colours'
import { readIntent } from '../intent/intent'
import { sameKind } from '../intent/same-kind'
import { parsePrompt } from '../parse'
import {
  type SubjectId,
  type SubjectWish,
  STYLES,
  type StyleId,
  TINTS,
  type TintId,
} from '../slots'
import { findExtra } from '../subjects/extras'
import { listSubjects, chooseUsual } from '../subjects/kinds'
import { isSmallThing } from '../things/small'
import { landscapeStandIns, wordFor } from '../lexicon/lexicon'
import type { KindId } from '../slots'
import type { DyeId } from '../palettes/tints'
import { STYLE_NAMES } from '../styles/names'
import { wordList } from '../../lib/words'

/** Meanings of the words of an operation; null: nothing it can draw. */

const isTint = (word: string): word is TintId => TINTS.some((tint) => tint === word)

export function findTint(word: string): TintId | null {
  if (isTint(word)) return word
  const named = findExactHex(word) ? findObjectTint(word) : null
  return findMeaning(named ?? word, 'tint') as TintId | null
}

/** The exact colour of a word where it names one, else the nearest of the palette. */
export const findDye = (word: string): DyeId | null => findExactHex(word) ?? findTint(word)

/** Colours that can be chosen, in Chinese. */
export const TINT_WORDS = wordList('红色 橙色 金色 绿色 青色 蓝色 紫色 粉色 棕色 白色 黑色 灰色')

export function findStyle(word: string): StyleId | null {
  const named = STYLES.find((style) => style === word || STYLE_NAMES[style] === word)
  return named ?? (findMeaning(word, 'style') as StyleId | null)
}

/** The first value of a slot of landscapes that a word means. */
export function findMeaning(word: string, slot: string): string | null {
  const wish = parsePrompt(word).wishes.find(
    ({ meaning, denied }) => !denied && meaning.slot === slot,
  )
  return wish?.meaning.value ?? null
}

/** A thing that is drawn large, with all that is said of it. */
export function findThing(words: string): ThingWish | null {
  const intent = readIntent(words)
  if (intent.kind !== 'illustration' || intent.family.arePlaces || intent.chosen) return null
  const { main } = intent.brief
  // 一只蓝色的猫: the colour of the whole picture is that of the thing
  const tint = main.tint ?? intent.brief.tint
  return { ...main, ...(tint && { tint }) }
}

/** 睡觉, 拿着花: what one does or holds, without anyone. */
export function saysDoing(words: string): boolean {
  if (/^[拿戴穿抱举撑背捧]着?./.test(words)) return true
  const intent = readIntent(words)
  return intent.kind === 'illustration' && !words.includes(intent.subject)
}

/** A thing of landscapes. */
export function findSubject(words: string): SubjectWish | null {
  for (const { meaning, denied, tint, count, size, place } of parsePrompt(words).wishes) {
    if (denied) continue
    const { slot, value } = meaning
    const id =
      slot === 'subject'
        ? value
        : slot === 'kind'
          ? chooseUsual(value as KindId, false, null)[0]
          : null
    if (!id) continue
    return {
      id: id as SubjectId,
      count: count ?? null,
      ...(tint && { tint }),
      ...(size && { size }),
      ...(place && { place }),
    }
  }
  return null
}

/** A thing of landscapes, of the sky or in the air, for a picture of something large. */
export const findDrawn = (words: string): SubjectWish | null =>
  findExtraWish(words) ?? findSubject(words)

/** 红色的皮球 */
const COLOURED_NOUN = /^(?:一?[个只杯瓶双颗])?(.{1,3}?)色?的?(.{1,5})$/

/** Things that only edits add, with their colour. */
export function findExtraWish(words: string): SubjectWish | null {
  const own = findExtra(words)
  if (own) return { id: own, count: null }
  const [, colour = '', noun = ''] = COLOURED_NOUN.exec(words) ?? []
  const extra = findExtra(noun)
  const tint = extra && findTint(`${colour}色`)
  return extra && tint ? { id: extra, count: null, tint } : null
}

/** Traits of the picture around a thing, not of the thing. */
const AROUND = /^(background|backdrop|around|on|strewn|crop|seat|together)$/

/** Landscapes have a sky. */
const IN_THE_SKY = /^(?:sun|moon|crescent|stars|cloud|mist)$|-air$/

/** A thing of the illustrations that a landscape shows small. */
function findSmallThing(words: string): SubjectWish | null {
  const wish = findThing(words)
  if (!wish || !isSmallThing(wish.id)) return null
  const { id, count, tint, traits } = wish
  const own = traits.filter(({ slot }) => !AROUND.test(slot))
  return { id, count, ...(tint && { tint }), traits: own }
}

/** The landscape's thing for words: its own, unless only a family knows all their properties. */
export function findInScene(words: string): SubjectWish | null {
  const extra = findExtraWish(words)
  if (extra && !IN_THE_SKY.test(extra.id)) return extra
  const [subject, thing] = [findSubject(words), findSmallThing(words)]
  // a girl is no walker in a coat, and a dove no other bird
  const isOwn = subject?.id === 'walker' ? thing?.id !== 'man' : landscapeStandIns.has(words)
  const isSaid = isOwn || (thing?.traits?.length ?? 0) > 0
  return subject && !isSaid ? subject : (thing ?? subject)
}

/** Things near an unknown word that can be drawn. */
export const findNearThings = (words: string): string[] =>
  [...(sameKind(words) ?? [])].filter((word) => findThing(word) !== null)

/** The same for landscapes. */
export const findNearSubjects = (words: string): string[] =>
  [...(sameKind(words) ?? [])].filter((word) => findInScene(word) !== null)

/** Things of one kind of landscape things. */
export function listKin(id: string): string[] {
  const kinds: readonly KindId[] = wordList('boat bird fish person animal tree flower building')
  const kind = kinds.find((one) => listSubjects(one).some((own) => own === id))
  const kin = kind ? listSubjects(kind).filter((other) => other !== id) : []
  return kin.map((other) => wordFor('subject', other))
}
