import type { CastCharacter } from '../character/character'
import { type PromptReading, type Substitution, listRead } from '../parse'
import { type DeclinedIntent, type Intent, readIntent } from './intent'
import { findNearThing } from './near'
import { withTone } from './toned'

/** A word that would be left out, and what would be drawn in its place. */
export interface NearWord {
  readonly word: string
  /** Of the same kind, and drawn in this very prompt; the nearest first. */
  readonly offers: readonly string[]
}

/** Forecast of a prompt, from its words alone. */
export interface Forecast extends PromptReading {
  readonly substituted: readonly Substitution[]
  readonly near: readonly NearWord[]
  readonly declined: DeclinedIntent | null
  /** It names nothing that can be seen: what is drawn is up to the painter. */
  readonly empty: boolean
  /** It names a use or asks for any picture: the painter chooses a subject by the seed. */
  readonly open: boolean
}

/** Words with offers: more chips would push the form off a phone's screen. */
const MOST = 2
/** Each reads the prompt once more. */
const MOST_TRIES = 4

/** A prompt of which nothing is drawn as it was said, though something was said. */
export function isEmpty({ kind, reading }: Intent): boolean {
  return (
    kind === 'landscape' &&
    listRead(reading).length === 0 &&
    !reading.substituted &&
    !reading.chosen
  )
}

interface Asked {
  readonly prompt: string
  readonly negativePrompt: string
  readonly characters: readonly CastCharacter[]
}

function nearIn(
  { prompt, negativePrompt, characters }: Asked,
  ignored: readonly string[],
): NearWord[] {
  const found: NearWord[] = []
  let tries = 0
  for (const word of ignored) {
    if (found.length === MOST || tries === MOST_TRIES) break
    const near = findNearThing(word)
    if (near === null || prompt.replace(word, '').includes(near)) continue
    tries++
    const other = prompt.replace(word, near)
    const { kind, reading } = readIntent(other, negativePrompt, characters)
    const drawn = reading.understood.some((words) => words.includes(near))
    if (kind !== 'declined' && drawn && reading.ignored.length < ignored.length)
      found.push({ word, offers: [near] })
  }
  return found
}

/** Some milliseconds: for calls during typing. Never throws. */
export function buildForecast(
  prompt: string,
  negativePrompt = '',
  characters: readonly CastCharacter[] = [],
): Forecast {
  const intent = readIntent(prompt, negativePrompt, characters)
  const { understood, ignored, manner = [], substituted = [] } = withTone(intent.reading, prompt)
  const declined = intent.kind === 'declined' ? intent : null
  const near = declined ? [] : nearIn({ prompt, negativePrompt, characters }, ignored)
  const open = intent.kind !== 'declined' && intent.chosen !== undefined
  return {
    ...{ understood, ignored, substituted, near, declined, empty: isEmpty(intent), open },
    ...(manner.length > 0 && { manner }),
  }
}
