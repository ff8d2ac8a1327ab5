import { familyOf } from '../illustration/registry'
import { ACTION_PLACES } from '../lexicon/actions'
import { SEEN_ACTIONS } from '../lexicon/fillers'
import { UNSHOWN_WORDS } from '../lexicon/hints'
import { OPTIONAL_WORDS } from '../lexicon/pictureless'
import { USE_WORDS, findWordLayout } from '../lexicon/uses'
import type { PromptReading, Substitution } from '../parse'
import { type Spelling, normalise } from '../reading/normalise'
import { isHint } from '../reading/hint'
import { type Stretch, reportWords } from '../reading/report'
import { isManner } from '../reading/manner'
import { reportWhole } from '../reading/whole-words'
import type { Bound, Claim } from './claim'
import { doesByNature } from './by-nature'
import type { Phrase } from './phrases'
import type { Quoted } from './quotes'
import type { Term } from './term'
import type { TintId } from '../slots'

/** A word of a prompt, with what is to be said of it. */
export interface ReportedWord extends Readonly<Stretch> {
  readonly isUsed: boolean
  /** Asks for something that one can see. */
  readonly asks: boolean
  /** Holds two words together: 红色的围巾. */
  readonly joins: boolean
  /** Names an action, in two characters or more. */
  readonly isAction: boolean
  /** Names a person, or something unknown that is counted or comes first: another picture without. */
  readonly isMain: boolean
  readonly standIn: Term['standIn']
  /** The colour in the name of an animal; null: none. */
  readonly coat: { readonly tint: TintId; readonly id: string } | null
  /** Says how the picture is made, and names nothing in it. */
  readonly isManner: boolean
  /** Its contribution to the picture; null: nothing of its own. */
  readonly claim: Claim | null
}

/** The words of a prompt: can be cloned. */
export interface ReportedWords {
  readonly prompt: string
  readonly words: readonly ReportedWord[]
  readonly quoted: Quoted['stretches']
}

/** Fields of one plant. */
const FIELD = /^(?:花田|花海|花丛|田)$/
const JOINTS = /^(of|article|count|size)$/

/** 写实, 吉卜力: a style that is painted as another one; where a style is named it says nothing. */
const isNearStyle = ({ standIn, meanings }: Pick<Term, 'standIn' | 'meanings'>): boolean =>
  standIn !== null && meanings.length > 0 && meanings.every(({ slot }) => slot === 'style')

/** Words that ask for something that one can see. */
function asks(term: Term): boolean {
  const { kind, meanings, tag, text, silent } = term
  if (silent || isNearStyle(term)) return false
  if (USE_WORDS.has(text) || OPTIONAL_WORDS.has(text)) return false
  if (/^(noun|trait|tint)$/.test(kind)) return true
  if (kind === 'verb') return tag !== 'eng' && (meanings.length === 0 || SEEN_ACTIONS.has(text))
  return meanings.some(({ slot }) => !/^(word|count|size|place|framing)$/.test(slot))
}

const isUnshown = ({ text }: Term, claim: Claim | undefined): boolean =>
  UNSHOWN_WORDS.has(text) ||
  // a ball of no sport, and a light that is no bright dye
  (claim?.of === 'trait' && claim.slot === 'with' && /[篮足]球/u.test(text)) ||
  (claim?.of === 'trait' && claim.slot === 'glow' && /荧光/u.test(text)) ||
  // a white ground does not gleam
  (claim?.of === 'tint' && claim.on.of === 'picture' && /银/u.test(text))

/** Traits of how a thing is drawn, and not of what it is like. */
const DRAWN = /^(?:look|crop|pose|mood|view)$/

/** 国风, 特写: no thing of the picture, and no face. */
const setsManner = ({ text, meanings }: Term, claim: Claim | undefined): boolean =>
  isManner(text, meanings) &&
  !/^(?:main|other|place|text|tint)$/.test(claim?.of ?? '') &&
  !(claim?.of === 'trait' && !DRAWN.test(claim.slot)) &&
  !(claim?.of === 'trait' && claim.slot === 'mood' && claim.value !== 'smile')

/** Words side by side as one stretch: 红色的围巾. */
function joinStretches(
  words: readonly ReportedWord[],
  wanted: (word: ReportedWord) => boolean,
): Stretch[] {
  const stretches: Stretch[] = []
  let joins = false
  for (const word of words) {
    const last = stretches.at(-1)
    if (wanted(word)) {
      if (last && joins) last.end = word.end
      else stretches.push({ start: word.start, end: word.end })
      joins = true
    } else if (!word.joins) joins = false
  }
  return stretches
}

/** Layouts of sheets with words: without those they are plain pictures. */
const SHEETS = /^(?:ad|banner|card|cover|diagram|inline|poster|wallpaper)$/

/** Sheets that are drawn by themselves: their words stand on them. */
const SHEET_THINGS = /poster$|cover$|^wallpaper$/

const isSheet = ({ things: [thing = ''] }: Term): boolean => SHEET_THINGS.test(thing)

function sheetClaim(term: Term): Claim | null {
  const isPrinted = isSheet(term) || SHEETS.test(findWordLayout(term.text) ?? '')
  return isPrinted ? { of: 'sheet', word: term.text } : null
}

/** 产品图, 手办: a use, seen only of things that have it. */
const useClaim = ({ text, things }: Term): Claim | null =>
  (text === '表情包' || (USE_WORDS.has(text) && things.length === 0)) && isManner(text, [])
    ? { of: 'air', meanings: [], word: text }
    : null

/** 一只黑白相间的|田园犬: the number of what is not in the stretch. */
function withoutBareCount(stretch: Stretch, words: readonly ReportedWord[]): Stretch {
  const [first] = words
  const hasNoun = words.some(
    ({ joins, claim, isUsed }) =>
      !joins &&
      isUsed &&
      (claim === null ||
        (claim.of === 'trait' && claim.slot !== 'steam') ||
        /^(?:main|other|place|sheet|text)$/.test(claim.of) ||
        namesThing(claim)),
  )
  const next = words.find(({ joins }) => !joins)
  if (!first?.joins || hasNoun || !next) return stretch
  return { start: next.start, end: stretch.end }
}

/** Whether a word of the air names something that can be counted. */
const namesThing = (claim: Claim): boolean =>
  claim.of === 'air' &&
  claim.meanings.some(({ slot }) => /^(?:subject|kind|scene|landform)$/.test(slot))

interface Sentence {
  readonly prompt: string
  readonly terms: readonly Term[]
  readonly phrases: readonly Phrase[]
  readonly quoted: Quoted
}

/**
 * @param around terms that say what is around the subject
 * @param use the word of use that lays the picture out
 */
export function reportedWords(
  { prompt, terms, phrases, quoted }: Sentence,
  { used, claims }: Pick<Bound, 'used' | 'claims'>,
  around: ReadonlySet<Term>,
  use: Term | null,
): ReportedWords {
  const subject = [...claims].find(([, { of }]) => of === 'main')?.[0]
  const isNamed = ({ head, counted, modifies, place, denied }: Phrase): boolean => {
    const leads = !place && /^n/.test(head.tag) && head.start < (subject?.start ?? 0)
    // 没有门的汽车: the part that is to be missing is drawn
    if (head.strange && denied && modifies) return true
    return head.strange && !modifies && !denied && (counted || leads)
  }
  const mains = new Set(phrases.filter(isNamed).map(({ head }) => head))
  // 向日葵花田: some sunflowers among others are no field of them
  const isFieldOfPlants = ({ text, start }: Term): boolean =>
    FIELD.test(text) &&
    terms.some(({ end, things, meanings }) => {
      const isPlant = things.length > 0 || meanings.some(({ slot }) => slot === 'subject')
      return end === start && isPlant
    })
  // 在门口: a door of no house that is named
  const isDoor = ({ text, kind }: Term, at: number): boolean =>
    kind === 'side' && text === '门口' && terms[at - 1]?.kind === 'at'
  const isDrawn = (term: Term, claim: Claim | undefined): boolean =>
    (used.has(term) || around.has(term)) &&
    (claim?.of === 'main' ||
      claim?.of === 'other' ||
      term.meanings.some(({ slot }) => /^(?:subject|kind|light|style)$/.test(slot)))
  // 穿宇航服的橘猫: most of it is its suit
  const isDressed = [...claims.values()].some(
    (claim) => claim.of === 'trait' && claim.slot === 'clothes',
  )
  // 机器人在做饭: in a kitchen, but without a pan
  const isOfPeople = terms.some(
    (term) => claims.get(term)?.of === 'main' && familyOf(term.things[0] ?? '')?.id === 'people',
  )
  const isUndone = ({ text }: Term): boolean => !isOfPeople && ACTION_PLACES.has(text)
  const words = terms.map((term, i): ReportedWord => {
    const air: Claim | null = around.has(term)
      ? {
          of: 'air',
          meanings: term.meanings.filter(({ slot }) => slot !== 'word'),
          isHint: isHint(term.text),
          word: term.text,
        }
      : null
    const isNatural = terms.some(
      (one) => isDrawn(one, claims.get(one)) && doesByNature(one.text, term.text),
    )
    return {
      start: term.start,
      end: term.end,
      standIn: term.standIn,
      coat: isDressed ? null : findCoat(term),
      isManner: isSheet(term) || setsManner(term, claims.get(term)),
      isUsed: used.has(term) || around.has(term) || term === use || isNatural,
      asks: asks(term) || isDoor(term, i),
      joins: JOINTS.test(term.kind),
      isAction:
        term.kind === 'verb' &&
        term.tag === 'v' &&
        term.text.length > 1 &&
        !SEEN_ACTIONS.has(term.text),
      isMain: term.isAnimal || term.isRole || mains.has(term),
      claim:
        isNatural && !air
          ? null
          : term === use || isSheet(term)
            ? (sheetClaim(term) ?? useClaim(term))
            : claims.get(term)?.of === 'place'
              ? isUndone(term)
                ? { of: 'excess' }
                : { of: 'place' }
              : isUnshown(term, claims.get(term)) || isFieldOfPlants(term)
                ? { of: 'excess' }
                : (air ?? claims.get(term) ?? useClaim(term)),
    }
  })
  // 在火星上骑自行车: in a drawn place who rides is put before it
  const isPlaced = [...claims.values()].some(({ of }) => of === 'place')
  const cut = words.flatMap((word, at) => {
    const text = terms[at]?.text ?? ''
    return cutVerb(word, text, isPlaced && RIDING.test(text) ? RIDING : PLAYING)
  })
  return { prompt, words: cut, quoted: quoted.stretches }
}

const RIDING = /^[骑驾]着?(?=.)/u
/** 弹钢琴: a piano is only put next to its player. */
const PLAYING = /^[弹敲]奏?着?(?=.)/u

/** Colours that are a part of an animal's name. */
const COATS: Readonly<Record<string, TintId>> = {
  白: 'white',
  黑: 'black',
  灰: 'grey',
  橘: 'orange',
  棕: 'brown',
  粉: 'pink',
}

/** 白马, 橘猫: the colour that its first character says of an animal; null: it says none. */
function findCoat({ text, isAnimal, things, standIn }: Term): ReportedWord['coat'] {
  const tint = isAnimal && !standIn && text.length > 1 ? COATS[text.slice(0, 1)] : undefined
  const [id] = things
  return tint && id !== undefined ? { tint, id } : null
}

/** 白马: in the light of an evening it is a horse and not white. */
function cutCoat(word: ReportedWord): ReportedWord[] {
  const { claim, coat, start } = word
  if (!coat || !/^(?:main|other)$/.test(claim?.of ?? '')) return [word]
  const dyed: Claim = { of: 'tint', tint: coat.tint, on: { of: 'thing', id: coat.id } }
  return [
    Object.assign({}, word, { end: start + 1, claim: dyed, isMain: false }),
    Object.assign({}, word, { start: start + 1 }),
  ]
}

/** 骑自行车: its verb as a word that is not shown. */
function cutVerb(word: ReportedWord, text: string, verbs: RegExp): ReportedWord[] {
  const verb = word.claim?.of === 'other' ? verbs.exec(text)?.[0] : undefined
  if (verb === undefined || text.length !== word.end - word.start) return [word]
  const end = word.start + verb.length
  return [
    Object.assign({}, word, { end, claim: { of: 'excess' } as const }),
    Object.assign({}, word, { start: end }),
  ]
}

/** The words put behind a prompt are no part of what was written. */
export function withoutEnd(words: ReportedWords, prompt: string): ReportedWords {
  const { length } = normalise(prompt).text
  return { ...words, words: words.words.filter(({ end }) => end <= length) }
}

export interface Shown {
  /** Whether what a word gives the picture can be seen in it. */
  readonly claim: (claim: Claim) => boolean
}

/** Slots of actions. */
const ACTIONS = /^(action|drinks|pose|does|behind|meal|ride|rides|view|hold|holds)$/

/** Which words are shown and which are not; before anything is composed, by the words alone. */
export function buildReading(
  { prompt, words: read, quoted }: ReportedWords,
  shown: Shown | null = null,
): PromptReading {
  const words = shown ? read.flatMap(cutCoat) : read
  const spelling = normalise(prompt)
  // 青石板上: the colour of what is left out
  const isDyeing = ({ claim }: ReportedWord, next: ReportedWord | undefined): boolean =>
    claim?.of === 'tint' &&
    /^(picture|ground)$/.test(claim.on.of) &&
    next !== undefined &&
    next.asks &&
    !next.isUsed &&
    !next.joins
  const written = quoted.flatMap(({ named }, at) =>
    named && shown?.claim({ of: 'text', at }) !== false ? [named] : [],
  )
  const isWritten = (word: ReportedWord): boolean =>
    written.some(({ start, end }) => start <= word.start && word.end <= end)
  const isComic = ({ start, end }: ReportedWord): boolean =>
    spelling.text.slice(start, end).startsWith('漫画')
  const isShown = (word: ReportedWord, at: number): boolean => {
    const { isUsed, claim, standIn, end } = word
    const next = words[at + 1]
    if (isWritten(word)) return true
    // large eyes make no comic
    if (shown && claim?.of === 'trait' && isComic(word)) return false
    if (shown && next?.start === end && isDyeing(word, next)) return false
    return (
      isUsed &&
      (claim === null ? standIn === null || shown === null : (shown?.claim(claim) ?? true))
    )
  }
  const seen = new Set(words.filter(isShown))
  const within = ({ start, end }: Stretch): ReportedWord[] =>
    words.filter((word) => start <= word.start && word.end <= end)
  const left = (word: ReportedWord): boolean =>
    !seen.has(word) &&
    (word.asks ||
      word.claim?.of === 'excess' ||
      (word.isUsed &&
        word.claim !== null &&
        word.claim.of !== 'sheet' &&
        !(word.claim.of === 'air' && isNearStyle({ ...word, meanings: word.claim.meanings }))))
  const shows = (word: ReportedWord): boolean => seen.has(word) && word.standIn === null
  const understood = joinStretches(words, (word) => shows(word) && !word.isManner).map((stretch) =>
    withoutBareCount(stretch, within(stretch)),
  )
  const made = joinStretches(words, (word) => shows(word) && word.isManner)
  const ignored = joinStretches(words, left)
  for (const [at, { start, end, named }] of quoted.entries())
    if (!named)
      (shown?.claim({ of: 'text', at }) === false ? ignored : understood).push({ start, end })
  const substituted = substitutionsIn(spelling, seen)
  const isVital = ({ claim, isAction, isMain }: ReportedWord): boolean =>
    isMain ||
    (claim === null
      ? isAction
      : claim.of === 'main' || (claim.of === 'trait' && ACTIONS.test(claim.slot)))
  const missing = shown ? words.filter((word) => left(word) && isVital(word)) : []
  const { manner, ...whole } = reportWhole(spelling, { understood, ignored, manner: made })
  return {
    ...whole,
    ...(manner.length > 0 && { manner }),
    ...(substituted.length > 0 && { substituted }),
    ...(missing.length > 0 && { missing: reportWords(spelling, missing) }),
  }
}

function substitutionsIn(spelling: Spelling, used: ReadonlySet<ReportedWord>): Substitution[] {
  return [...used].flatMap(({ standIn, start, end }) =>
    standIn ? [{ word: spelling.written(start, end), by: standIn.name, broad: standIn.broad }] : [],
  )
}

/** The report of a prompt that was read with a noun at its end. */
export function withoutNoun(
  { understood, ignored, manner = [], substituted = [] }: PromptReading,
  prompt: string,
  noun: string,
): PromptReading {
  const own = (words: string): string =>
    words.endsWith(noun) ? words.slice(0, -noun.length) : words
  const isSaid = (words: string): boolean => words !== '' && prompt.includes(words)
  const made = manner.map(own).filter(isSaid)
  const near = substituted.filter(({ word }) => isSaid(word))
  return {
    understood: understood.map(own).filter(isSaid),
    ignored: ignored.filter(isSaid),
    ...(made.length > 0 && { manner: made }),
    ...(near.length > 0 && { substituted: near }),
  }
}
