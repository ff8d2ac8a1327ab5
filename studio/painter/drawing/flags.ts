import { wordList } from '../../lib/words'
import type { Shape } from '../drawing'

/** Everything about a shape but its outline and colour. */
type Flags = Omit<Partial<Shape>, 'points' | 'colour'>

const WORDS = wordList('shadow detail plain accent glow petal foliage snow')
type FlagWord = (typeof WORDS)[number]

/** The same in short, where all of it is constant: `detail plain alpha 0.5`. */
type FlagText = FlagWord | `${FlagWord | 'alpha'} ${string}`
export type FlagInput = Flags | FlagText

const texts = new Map<string, Flags>()

function read(text: string): Flags {
  const flags: Record<string, boolean | number> = {}
  const words = text.split(' ')
  for (let i = 0; i < words.length; i++) {
    const word = WORDS.find((known) => known === words[i])
    const alpha = words[i] === 'alpha' ? Number(words[++i]) : NaN
    if (word === undefined && Number.isNaN(alpha)) throw new Error(`flags: "${text}"`)
    flags[word ?? 'alpha'] = word === undefined ? alpha : true
  }
  return flags
}

/** The flags that a text says; each text is read once. Throws on words that are none. */
export function readFlags(flags: FlagInput): Flags {
  if (typeof flags !== 'string') return flags
  const known = texts.get(flags) ?? read(flags)
  texts.set(flags, known)
  return known
}
