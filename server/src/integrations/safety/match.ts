/**
 * Finding listed words in a text, through whatever is between and over their letters, in rare
 * variants of their characters, and spelled in pinyin, in part (`se情`) or as a whole (`luoti`).
 */
import { foldText, type Letter } from './fold'
import { standardsOf, syllablesOf } from './han/han'

export interface Vocabulary {
  readonly words: readonly string[]
  /** Ordinary phrases: a word inside of one is none. */
  readonly ordinary: readonly string[]
  /** Words of which the pinyin alone means nothing else. */
  readonly spelled?: readonly string[]
}

/** A word that was found; positions are UTF-16 units, from and up to. */
export interface Found {
  readonly from: number
  readonly to: number
  readonly written: string
}

/** Digits and signs as letters; of those that may be two, each is tried. */
const AS_LETTERS = [
  ['0', 'o'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['@', 'a'],
  ['$', 's'],
] as const
const READINGS: readonly ReadonlyMap<string, string>[] = ['i', 'l'].map(
  (one) => new Map<string, string>([...AS_LETTERS, ['1', one]]),
)

const LATIN = /^[a-z]$/
const HAN = /^\p{Script=Han}$/u
/** Syllables that are words of their own in capitals next to Chinese: 做 AI 绘画. */
const ACRONYMS: ReadonlySet<string> = new Set(['ai'])

interface Word {
  readonly letters: readonly string[]
  /** Of each Chinese letter. */
  readonly syllables: readonly (readonly string[])[]
  /** Its pinyin alone is found as well. */
  readonly isSpelled: boolean
  /** Positions of a phrase's own blanks: before these letters. */
  readonly blanks: ReadonlySet<number>
}

/** Words by the letter they may begin with. */
type Index = ReadonlyMap<string, readonly Word[]>

/** Letters of a text, from and up to. */
interface Span {
  readonly from: number
  readonly to: number
  /** Positions where a blank separates nothing: between letters of the text. */
  readonly seams: ReadonlySet<number>
}

/** Positions of letters that follow another one. */
function findGaps(letters: readonly Letter[], isGap: (from: number, to: number) => boolean) {
  return letters.flatMap(({ from }, i) => {
    const before = letters[i - 1]
    return before && before.to < from && isGap(before.to, from) ? [i] : []
  })
}

function readWord(letters: readonly Letter[], isSpelled: boolean): Word {
  const blanks = new Set(findGaps(letters, () => true))
  const folded = letters.map((letter) => letter.folded)
  const isChinese = folded.length > 1 && folded.every((letter) => syllablesOf(letter).length > 0)
  const syllables = folded.map((letter) => (isChinese ? syllablesOf(letter) : []))
  return { letters: folded, syllables, isSpelled, blanks }
}

function buildIndex(words: readonly Word[]): Index {
  const index = new Map<string, Set<Word>>()
  const add = (key: string, word: Word) => index.set(key, (index.get(key) ?? new Set()).add(word))
  for (const word of words) {
    const [first] = word.letters
    if (first === undefined) continue
    add(first, word)
    for (const syllable of word.syllables[0] ?? []) add(syllable.charAt(0), word)
  }
  return new Map([...index].map(([key, found]) => [key, [...found]]))
}

const isLetter = ({ folded }: Letter, wanted: string): boolean =>
  folded === wanted || standardsOf(folded).includes(wanted)

/** Number of letters that spell one of the syllables here; 0: none. */
function spelledAt(
  text: string,
  letters: readonly Letter[],
  at: number,
  syllables: readonly string[],
): number {
  const found = syllables.find((syllable) =>
    [...syllable].every((letter, i) => letters[at + i]?.folded === letter),
  )
  if (found === undefined) return 0
  const written = text.slice(letters[at]?.from, letters[at + found.length - 1]?.to)
  const isAcronym = ACRONYMS.has(found) && written === written.toUpperCase()
  return isAcronym ? 0 : found.length
}

function spanAt(text: string, letters: readonly Letter[], from: number, word: Word): Span | null {
  let at = from
  let spelled = 0
  const seams = new Set<number>()
  for (const [i, wanted] of word.letters.entries()) {
    const letter = letters[at]
    if (!letter) return null
    if (word.blanks.has(i)) seams.add(at)
    if (isLetter(letter, wanted)) at += 1
    else {
      const length = spelledAt(text, letters, at, word.syllables[i] ?? [])
      if (length === 0) return null
      spelled += 1
      seams.add(at).add(at + length)
      at += length
    }
  }
  return spelled === word.letters.length && !word.isSpelled ? null : { from, to: at, seams }
}

/**
 * A blank inside of a Latin word parts two words (`hero in armour`); two and more hide one
 * (`p o rn`). Phrases have blanks of their own, those between syllables and Chinese ones mean
 * nothing.
 */
function isParted(text: string, letters: readonly Letter[], { from, to, seams }: Span): boolean {
  if (!LATIN.test(letters[from]?.folded ?? '')) return false
  const gaps = findGaps(letters.slice(from, to), (a, b) => /\s/u.test(text.slice(a, b)))
  return gaps.filter((at) => !seams.has(from + at)).length === 1
}

function findSpans(text: string, letters: readonly Letter[], index: Index): Span[] {
  return letters.flatMap(({ folded }, from) =>
    [folded, ...standardsOf(folded)].flatMap((first) =>
      (index.get(first) ?? []).flatMap((word): Span[] => {
        const span = spanAt(text, letters, from, word)
        return span && !isParted(text, letters, span) ? [span] : []
      }),
    ),
  )
}

/** Latin words stand alone: `sussex` holds none. What a blank or a sign parts is another word. */
function isWholeWord(letters: readonly Letter[], { from, to }: Span): boolean {
  const first = letters[from]
  const last = letters[to - 1]
  if (!first || !last) return false
  const before = letters[from - 1]
  const after = letters[to]
  const joinsBefore = before && LATIN.test(before.folded) && before.to === first.from
  const joinsAfter = after && LATIN.test(after.folded) && after.from === last.to
  return !(LATIN.test(first.folded) && joinsBefore) && !(LATIN.test(last.folded) && joinsAfter)
}

/** Every letter once, however often it is repeated. */
function withoutRepeats(letters: readonly Letter[]): Letter[] {
  const collapsed: Letter[] = []
  for (const letter of letters) {
    const last = collapsed.at(-1)
    if (last?.folded === letter.folded) collapsed[collapsed.length - 1] = { ...last, to: letter.to }
    else collapsed.push(letter)
  }
  return collapsed
}

const isHan = (letter: Letter | undefined) => letter !== undefined && HAN.test(letter.folded)

/** Without digits, and without single Latin letters between Chinese ones: both only part them. */
function withoutFillers(letters: readonly Letter[]): Letter[] {
  return letters.filter(({ folded }, i) => {
    if (/^\d$/.test(folded)) return false
    return !(LATIN.test(folded) && isHan(letters[i - 1]) && isHan(letters[i + 1]))
  })
}

const hasRepeats = ({ letters }: Word) => letters.some((letter, i) => letters[i + 1] === letter)

/** 1515 is a year: of what is read as letters some must be letters. */
const HAS_LETTERS = /\p{L}/u

interface Lists {
  readonly words: Index
  readonly ordinary: Index
}

/** A function that answers what it finds, with its places; of longer readings of a place none. */
export function createFinder(vocabulary: Vocabulary): (text: string) => Found[] {
  const spelled = new Set(vocabulary.spelled)
  const read = (list: readonly string[]) =>
    [...new Set(list)].map((word) => ({ letters: foldText(word), isSpelled: spelled.has(word) }))
  const ordinary = read(vocabulary.ordinary)
  const words = read(vocabulary.words).map((word) => readWord(word.letters, word.isSpelled))
  const plainOrdinary = ordinary.map(({ letters }) => readWord(letters, false))
  const lists: Lists = { words: buildIndex(words), ordinary: buildIndex(plainOrdinary) }
  /** For texts without repeats: a word that has some would be another one without. */
  const single: Lists = {
    words: buildIndex(words.filter((word) => !hasRepeats(word))),
    ordinary: buildIndex(ordinary.map(({ letters }) => readWord(withoutRepeats(letters), false))),
  }

  function find(text: string, letters: readonly Letter[], among: Lists): Found[] {
    const spans = findSpans(text, letters, among.words).filter((span) => isWholeWord(letters, span))
    if (spans.length === 0) return []
    const harmless = findSpans(text, letters, among.ordinary)
    return spans
      .filter((span) => !harmless.some(({ from, to }) => from <= span.from && span.to <= to))
      .map((span): Found => {
        const from = letters[span.from]?.from ?? 0
        const to = letters[span.to - 1]?.to ?? 0
        return { from, to, written: text.slice(from, to) }
      })
      .filter(({ written }) => foldText(written).some(({ folded }) => HAS_LETTERS.test(folded)))
  }

  return (text) => {
    const plain = foldText(text)
    const views = [plain, withoutFillers(plain), ...READINGS.map((as) => foldText(text, as))]
    return views.flatMap((letters) => [
      ...find(text, letters, lists),
      ...find(text, withoutRepeats(letters), single),
    ])
  }
}

/** Matches, as they were written, each once. */
export function writtenWords(found: readonly Found[]): string[] {
  const words = [...new Set(found.map(({ written }) => written))]
  // The shortest way to say what was found: a longer reading of the same place adds nothing.
  return words.filter((one) => !words.some((other) => other !== one && one.includes(other)))
}

export function createMatcher(vocabulary: Vocabulary): (text: string) => string[] {
  const find = createFinder(vocabulary)
  return (text) => writtenWords(find(text))
}
