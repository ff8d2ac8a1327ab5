import { conditions } from './conditions'
import { buildLexicon } from './format'
import { grammar } from './grammar'
import { lights } from './lights'
import { scenes } from './scenes'
import { subjectWords } from './subjects/all'

/** Every word the painter knows, by its surface in NFKC lower case. */
export const lexicon = buildLexicon([scenes, ...subjectWords, lights, conditions, grammar])

export const longestSurface = Math.max(...[...lexicon.keys()].map((surface) => surface.length))

/** The word that asks for this and for least else: `wordFor('scene', 'sea')` is 海. */
export function wordFor(slot: string, value: string): string {
  const carriers = [...lexicon].filter(
    ([, [first]]) => first?.slot === slot && first.value === value,
  )
  const least = Math.min(...carriers.map(([, meanings]) => meanings.length))
  const word = carriers.find(([, meanings]) => meanings.length === least)
  if (!word) throw new Error(`lexicon: no word for ${slot}:${value}`)
  return word[0]
}
