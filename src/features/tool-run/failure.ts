import { ApiError, messageOf } from '@/api/error'
import type { RunFailure } from './machine'

function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

/** What a rejected submit means to the person. */
export function failureOf(error: unknown): RunFailure {
  const known = error instanceof ApiError ? error : null
  const code = known?.code ?? 'UNKNOWN'
  const { words, alternatives } = (known?.details ?? {}) as Record<string, unknown>
  return {
    code,
    message: messageOf(error),
    words: stringsOf(words),
    alternatives: stringsOf(alternatives),
    unheard: code === 'NETWORK' || code === 'TIMEOUT' || code === 'UNKNOWN',
  }
}

/** Told beside the prompt, which is what must change. */
export function isAboutPrompt({ code }: RunFailure): boolean {
  return code === 'PROMPT_BLOCKED' || code === 'PROMPT_UNDRAWABLE'
}
