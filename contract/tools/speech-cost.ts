/** Spoken words of narration and their price. Free of definitions of tools, which count with it. */

/** Value of the parameter `narration`. */
export const NARRATION_ON = 'on'

type Params = Readonly<Record<string, unknown>>

/** Characters that one unit of the price covers. */
const SPEECH_UNIT_CHARS = 100

/** Words of each shot that are spoken; empty for a shot without. */
export function listSpokenWords({ narration, shots }: Params): string[] {
  if (narration !== NARRATION_ON || !Array.isArray(shots)) return []
  return (shots as { text?: unknown }[]).map(({ text }) =>
    typeof text === 'string' ? text.trim() : '',
  )
}

/** Credits of the narration. @param perUnit of each started 100 characters */
export function computeSpeechCost(params: Params, perUnit: number): number {
  const counted = listSpokenWords(params).reduce((sum, words) => sum + [...words].length, 0)
  // A film is charged for words that were not spoken before.
  const chars = typeof params.speechChars === 'number' ? params.speechChars : counted
  return Math.ceil(chars / SPEECH_UNIT_CHARS) * perUnit
}

/**
 * Credits in addition to those of pictures: narration, and a film's videos by models, each of which the
 * server prices. @param specs parameters that the tool has
 */
export function computeExtraCost(specs: Params, params: Params, perSpeech: number): number {
  const { clipCredits } = params
  const spoken = specs.narration ? computeSpeechCost(params, perSpeech) : 0
  const clips = specs.clipCredits && typeof clipCredits === 'number' ? clipCredits : 0
  return spoken + clips
}
