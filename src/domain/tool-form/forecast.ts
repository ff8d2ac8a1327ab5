import type { CallData } from '@contract/endpoints/all'
import type { Marks } from '@/ui/TextArea/marks'
import type { Refusal } from './refusal'

type Answer = CallData<'POST /api/generate/read'>['forecast']

/** Forecast of a model for a text, before it is ordered. */
export interface Forecast extends NonNullable<Answer> {
  /** The text that was read, trimmed. */
  prompt: string
}

/** Of this very text, and no other. */
export function isForPrompt(forecast: Forecast | null, prompt: string): boolean {
  return forecast !== null && forecast.prompt === prompt.trim()
}

/** An order that would be refused is refused before it is sent, in the same words. */
export function refusalIn(forecast: Forecast | null): Refusal | null {
  if (!forecast?.declined) return null
  const { unknown, message, alternatives } = forecast.declined
  const failure = { code: 'PROMPT_UNDRAWABLE', message, words: [unknown], alternatives }
  return { failure: { ...failure, mayHaveArrived: false }, prompt: forecast.prompt }
}

/** Words of the text, as far as they still stand there. */
export function buildMarks(
  forecast: Forecast | null,
  refused: readonly string[],
  value: string,
): Marks {
  const there = (words: readonly string[]) => words.filter((word) => value.includes(word))
  return {
    refused,
    known: there([...(forecast?.understood ?? []), ...(forecast?.manner ?? [])]),
    unknown: there(forecast?.ignored ?? []),
  }
}
