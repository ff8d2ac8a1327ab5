/** Seconds of a shot whose words are spoken. */

/** Silence before and after the words, seconds. */
export const [SPEECH_LEAD, SPEECH_TAIL] = [0.25, 0.35]

/**
 * A shot lasts as ordered, or until its words are spoken. In whole tenths of a second.
 * @param spoken seconds of the words; null: none are spoken
 */
export function secondsWithSpeech(ordered: number, spoken: number | null): number {
  const needed = spoken === null ? 0 : SPEECH_LEAD + spoken + SPEECH_TAIL
  return Math.max(ordered, Math.ceil(needed * 10) / 10)
}
