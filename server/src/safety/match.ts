/** Finding listed words in a text, through whatever stands between and over their letters. */
import { foldText, type Letter } from './fold'

export interface Vocabulary {
  readonly words: readonly string[]
  /** Ordinary phrases: a word inside of one is none. */
  readonly ordinary: readonly string[]
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

type Span = readonly [from: number, to: number]

interface Word {
  readonly letters: readonly string[]
  /** Where a phrase has its own blanks: before these letters. */
  readonly blanks: ReadonlySet<number>
}
type Index = ReadonlyMap<string, readonly Word[]>

/** Places of letters that something stands before. */
function gapsOf(letters: readonly Letter[], isGap: (from: number, to: number) => boolean) {
  return letters.flatMap(({ from }, i) => {
    const before = letters[i - 1]
    return before && before.to < from && isGap(before.to, from) ? [i] : []
  })
}

function readWord(letters: readonly Letter[]): Word {
  const blanks = new Set(gapsOf(letters, () => true))
  return { letters: letters.map(({ folded }) => folded), blanks }
}

function indexOf(words: readonly Word[]): Index {
  const index = new Map<string, Word[]>()
  for (const word of words) {
    const [first] = word.letters
    if (first !== undefined) index.set(first, [...(index.get(first) ?? []), word])
  }
  return index
}

/**
 * A blank inside of a Latin word parts two words (`hero in armour`); two and more hide one
 * (`p o rn`). Phrases have blanks of their own, Chinese ones mean nothing.
 */
function isParted(text: string, letters: readonly Letter[], { blanks }: Word): boolean {
  if (!LATIN.test(letters[0]?.folded ?? '')) return false
  const gaps = gapsOf(letters, (from, to) => /\s/u.test(text.slice(from, to)))
  return gaps.filter((at) => !blanks.has(at)).length === 1
}

function spansOf(text: string, letters: readonly Letter[], index: Index): Span[] {
  return letters.flatMap(({ folded: first }, from) =>
    (index.get(first) ?? []).flatMap((word): Span[] => {
      const to = from + word.letters.length
      const is = word.letters.every((letter, i) => letters[from + i]?.folded === letter)
      return is && !isParted(text, letters.slice(from, to), word) ? [[from, to]] : []
    }),
  )
}

/** Latin words stand alone: `sussex` holds none. What a blank or a sign parts is another word. */
function standsAlone(letters: readonly Letter[], [from, to]: Span): boolean {
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

const HAN = /^\p{Script=Han}$/u
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

/** A function that answers what it finds, as it was written, each once. */
export function createMatcher(vocabulary: Vocabulary): (text: string) => string[] {
  const fold = (words: readonly string[]) => [...new Set(words)].map((word) => foldText(word))
  const ordinary = fold(vocabulary.ordinary)
  const words = fold(vocabulary.words).map(readWord)
  const lists: Lists = { words: indexOf(words), ordinary: indexOf(ordinary.map(readWord)) }
  /** For texts without repeats: a word that has some would be another one without. */
  const single: Lists = {
    words: indexOf(words.filter((word) => !hasRepeats(word))),
    ordinary: indexOf(ordinary.map(withoutRepeats).map(readWord)),
  }

  function find(text: string, letters: readonly Letter[], among: Lists): string[] {
    const spans = spansOf(text, letters, among.words).filter((span) => standsAlone(letters, span))
    if (spans.length === 0) return []
    const harmless = spansOf(text, letters, among.ordinary)
    return spans
      .filter(([from, to]) => !harmless.some(([a, b]) => a <= from && to <= b))
      .map(([from, to]) => text.slice(letters[from]?.from ?? 0, letters[to - 1]?.to ?? 0))
      .filter((written) => foldText(written).some(({ folded }) => HAS_LETTERS.test(folded)))
  }

  return (text) => {
    const plain = foldText(text)
    const views = [plain, withoutFillers(plain), ...READINGS.map((read) => foldText(text, read))]
    const found = views.flatMap((letters) => [
      ...find(text, letters, lists),
      ...find(text, withoutRepeats(letters), single),
    ])
    // The shortest way to say what was found: a longer reading of the same place adds nothing.
    return [...new Set(found)].filter(
      (one, _i, all) => !all.some((other) => other !== one && one.includes(other)),
    )
  }
}
