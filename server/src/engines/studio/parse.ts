import type { PromptReading } from '../engine'
import { type Meaning } from './lexicon/format'
import { lexicon, longestSurface } from './lexicon/lexicon'

/** The prompt's words in order, with what each asks for or forbids. */
export interface Wish {
  readonly meaning: Meaning
  readonly count: number | null
  readonly denied: boolean
}

export interface ParsedPrompt {
  readonly wishes: readonly Wish[]
  readonly reading: PromptReading
}

const LATIN = /[a-z0-9]/
const PUNCTUATION = /[,.;:!?，。；：！？、()（）「」“”"'…\n]/
const IGNORABLE = /[\s\-_~·|/\\]/

interface Match {
  readonly surface: string
  readonly meanings: readonly Meaning[]
}

/** The longest lexicon word at `start`; Latin words must stand alone. */
function matchAt(text: string, start: number): Match | null {
  for (let length = Math.min(longestSurface, text.length - start); length > 0; length--) {
    const surface = text.slice(start, start + length)
    const meanings = lexicon.get(surface)
    if (!meanings) continue
    const splitsBefore = LATIN.test(surface[0] ?? '') && LATIN.test(text[start - 1] ?? '')
    const splitsAfter = LATIN.test(surface.at(-1) ?? '') && LATIN.test(text[start + length] ?? '')
    const joinsCjk = /^\d$/.test(surface)
    if ((splitsBefore || splitsAfter) && !(joinsCjk && !splitsBefore && !splitsAfter)) continue
    return { surface, meanings }
  }
  return null
}

/** One unknown word: a whole Latin word, or one character of a run that later joins. */
function unknownAt(text: string, start: number): string {
  if (!LATIN.test(text[start] ?? '')) return String.fromCodePoint(text.codePointAt(start) ?? 32)
  let end = start
  while (end < text.length && /[a-z0-9'’-]/.test(text[end] ?? '')) end++
  return text.slice(start, end)
}

/** Long unknown Chinese runs are cut into words, so that the report reads as words. */
function splitRun(run: string): string[] {
  if (run.length <= 4 || LATIN.test(run)) return [run]
  const words = [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(run)]
  return words.map((word) => word.segment)
}

class Reader {
  readonly wishes: Wish[] = []
  readonly understood: string[] = []
  readonly ignored: string[] = []
  #count: number | null = null
  #denies = false
  #deniedBefore = false
  #phraseStart: number | null = null
  #run = ''

  read(text: string): void {
    let at = 0
    while (at < text.length) {
      const match = matchAt(text, at)
      if (match && match.meanings[0]?.value !== 'shield') {
        this.#flush()
        this.#take(match, text, at)
        at += match.surface.length
        continue
      }
      const character = text[at] ?? ''
      if (!match && (PUNCTUATION.test(character) || IGNORABLE.test(character))) {
        this.#flush()
        if (PUNCTUATION.test(character)) this.#forget()
        at += 1
        continue
      }
      const word = match?.surface ?? unknownAt(text, at)
      if (match || LATIN.test(word)) {
        this.#flush()
        this.ignored.push(word)
      } else {
        this.#run += word
      }
      this.#forget()
      at += word.length
    }
    this.#flush()
  }

  #flush(): void {
    if (this.#run) this.ignored.push(...splitRun(this.#run))
    this.#run = ''
  }

  #forget(): void {
    this.#count = null
    this.#denies = false
    this.#deniedBefore = false
    this.#phraseStart = null
  }

  #take(match: Match, text: string, at: number): void {
    const first = match.meanings[0]
    if (!first) return
    if (first.slot === 'word') {
      if (first.value === 'not') {
        this.#denies = true
        this.#phraseStart ??= at
      } else if (first.value === 'and') {
        // 没有月亮和星星 denies both
        this.#denies = this.#deniedBefore
      }
      return
    }
    if (first.slot === 'count') {
      this.#count = Number(first.value)
      this.#phraseStart ??= at
      return
    }
    for (const meaning of match.meanings) {
      this.wishes.push({ meaning, count: this.#count, denied: this.#denies })
    }
    const end = at + match.surface.length
    const start =
      this.#phraseStart !== null && end - this.#phraseStart <= 24 ? this.#phraseStart : at
    this.understood.push(text.slice(start, end).trim())
    this.#deniedBefore = this.#denies
    this.#count = null
    this.#denies = false
    this.#phraseStart = null
  }
}

/** Unicode-normalised text in which every character keeps its place. */
function normalise(prompt: string): string {
  return [...prompt.normalize('NFKC')]
    .map((character) => {
      const lower = character.toLowerCase()
      return lower.length === character.length ? lower : character
    })
    .join('')
}

/** Reads a prompt by longest match over the lexicon. Never throws: what it cannot read it reports. */
export function parsePrompt(prompt: string): ParsedPrompt {
  const reader = new Reader()
  reader.read(normalise(prompt))
  return {
    wishes: reader.wishes,
    reading: {
      understood: [...new Set(reader.understood)],
      ignored: [...new Set(reader.ignored)],
    },
  }
}
