import { SPOKEN_CHARS_MAX } from '@contract/storyboard'
import { NARRATION_ON } from '@contract/tools/speech-cost'
import type { StoryContent, StoryView } from '../content'
import { NARRATION_TEXTS } from './texts'

type Narration = StoryView['narration']

export const isNarrated = ({ sound }: Pick<StoryContent, 'sound'>): boolean =>
  sound.narration === NARRATION_ON

/** One sentence on what is spoken, or on what is in the way of it. */
export function explainNarration(
  { shots }: Pick<StoryContent, 'shots'>,
  narration: Narration,
): string {
  if (!narration) return NARRATION_TEXTS.mute
  const lengths = shots.map(({ caption }) => [...caption.trim()].length)
  if (lengths.every((length) => length === 0)) return NARRATION_TEXTS.none
  const long = lengths.flatMap((length, i) => (length > SPOKEN_CHARS_MAX ? [i + 1] : []))
  if (long.length > 0) return NARRATION_TEXTS.long(long)
  return `${NARRATION_TEXTS.note}${NARRATION_TEXTS.price(narration.credits)}`
}

/** The chosen voice, or the usual one where it is not offered. */
export function readVoice(
  { sound }: Pick<StoryContent, 'sound'>,
  narration: Narration,
): string | null {
  const voices = narration?.voices ?? []
  const chosen = voices.find(({ id }) => id === sound.narrationVoice)
  return (chosen ?? voices[0])?.id ?? null
}
