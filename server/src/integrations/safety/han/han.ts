/** Readings of characters, and variants of common ones. */
import { foldText } from '../fold'
import { READINGS } from '@studio/painter/reading/readings-data'
import { VARIANTS } from './variants-data'

/** As texts are read: some characters are commonly confused (士 and 土). */
const folded = (character: string): string => foldText(character)[0]?.folded ?? character

const splitRows = (table: string): string[] => table.split(/\s+/).filter(Boolean)

function group(pairs: readonly (readonly [key: string, value: string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value])
  return groups
}

const SYLLABLES: ReadonlyMap<string, readonly string[]> = group(
  splitRows(READINGS).flatMap((row) => {
    const [, syllable = '', characters = ''] = /^([a-z]+)(.+)$/.exec(row) ?? []
    return [...characters].map((character) => [folded(character), syllable] as const)
  }),
)

/** 廕 is read as 荫, which is a character of its own: 林荫道. */
const isOwn = (character: string): boolean =>
  folded(character) === character || !SYLLABLES.has(folded(character))

const STANDARD: ReadonlyMap<string, readonly string[]> = group(
  splitRows(VARIANTS).flatMap((row) => {
    const [standard = '', ...rare] = [...row]
    return rare.filter(isOwn).map((one) => [folded(one), folded(standard)] as const)
  }),
)

const NONE: readonly string[] = []

/** Toneless pinyin of a simplified character, `v` for ü; [] for rare ones. */
export function syllablesOf(character: string): readonly string[] {
  return SYLLABLES.get(character) ?? NONE
}

/** Characters of the lists that a rare one may be written for: 倮 for 裸, 铯 for 色. */
export function standardsOf(character: string): readonly string[] {
  return STANDARD.get(character) ?? NONE
}
