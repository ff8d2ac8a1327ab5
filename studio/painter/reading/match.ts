import type { Meaning } from '../lexicon/format'
import { lexicon, longestSurface } from '../lexicon/lexicon'

export interface Match {
  readonly end: number
  readonly meanings: readonly Meaning[]
  /** Read by taking off an English plural. */
  readonly plural: boolean
}

/** Letters of scripts that part their words by spaces. */
const LETTER = /[\p{L}\p{M}\p{N}]/u
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]/u

/** A character of a script that does not part its words. */
export const isHan = (character: string): boolean => HAN.test(character)

export const isLetter = (character: string): boolean =>
  LETTER.test(character) && !HAN.test(character)

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{2})ies$/, 'y'],
  [/(?<=[a-z])ves$/, 'f'],
  [/(?<=(?:s|x|z|ch|sh|o))es$/, ''],
  [/(?<=[a-z]{2})s$/, ''],
]

/** Possible singulars of an English plural. */
export function listSingulars(surface: string): string[] {
  if (!surface.endsWith('s')) return []
  return ENDINGS.filter(([ending]) => ending.test(surface)).map(([ending, singular]) =>
    surface.replace(ending, singular),
  )
}

function findSingular(surface: string): readonly Meaning[] | undefined {
  const known = listSingulars(surface).find((singular) => lexicon.has(singular))
  return known === undefined ? undefined : lexicon.get(known)
}

function lookUp(surface: string, end: number): Match | null {
  const ofOne = findSingular(surface)
  const meanings = lexicon.get(surface) ?? ofOne
  return meanings ? { end, meanings, plural: ofOne?.[0]?.value === meanings[0]?.value } : null
}

/** The end of the unbroken word at `start`. */
export function wordEnd(text: string, start: number): number {
  let end = start
  for (const character of text.slice(start)) {
    const joins = /['’]/.test(character) && end > start
    if (!joins && !isLetter(character)) break
    end += character.length
  }
  return end
}

/** The longest lexicon word at `start`; what is written with spaces must stand alone. */
export function matchAt(text: string, start: number): Match | null {
  const before = text[start - 1] ?? ' '
  for (let length = Math.min(longestSurface + 2, text.length - start); length > 0; length--) {
    const end = start + length
    const surface = text.slice(start, end)
    const match = lookUp(surface, end)
    if (!match) continue
    const cutsAfter = isLetter(surface.at(-1) ?? ' ') && isLetter(text[end] ?? ' ')
    const cutsBefore = isLetter(surface[0] ?? ' ') && isLetter(before)
    if (!cutsAfter && !cutsBefore) return match
  }
  return null
}
