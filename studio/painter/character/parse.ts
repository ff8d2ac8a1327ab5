/** Prompts with mentions as the painter of landscapes reads them: 小夏 names no summer. */
import { type ParsedPrompt, parsePrompt } from '../parse'
import type { WishStretch } from '../reading/reader'
import type { CastCharacter } from './character'

const blank = (name: string): string => ' '.repeat(name.length + 1)

/** Landscapes show no characters: mentions are main things that were not drawn. */
export function parseAround(
  prompt: string,
  characters: readonly Pick<CastCharacter, 'name'>[],
  things: readonly WishStretch[] = [],
): ParsedPrompt {
  const names = characters.map(({ name }) => name).sort((a, b) => b.length - a.length)
  let rest = prompt
  const mentioned: string[] = []
  for (const name of names) {
    const without = rest.replaceAll(`@${name}`, blank(name)).replaceAll(`＠${name}`, blank(name))
    if (without !== rest) mentioned.push(`@${name}`)
    rest = without
  }
  const parsed = parsePrompt(rest, things)
  if (mentioned.length === 0) return parsed
  const { ignored, missing = [], ...reading } = parsed.reading
  return {
    ...parsed,
    reading: {
      ...reading,
      ignored: [...mentioned, ...ignored],
      missing: [...mentioned, ...missing],
    },
  }
}
