import { ApiError, getErrorMessage } from '@/api/error'
import type { RunFailure } from './machine'

function parseStrings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

function parseAlternative(value: unknown): RunFailure['other'] {
  const { modelId, name, credits } = (value ?? {}) as Record<string, unknown>
  if (typeof modelId !== 'string' || typeof name !== 'string' || typeof credits !== 'number')
    return undefined
  return { modelId, name, credits }
}

/** Meaning of a rejected submit for the user. */
export function parseSubmitFailure(error: unknown): RunFailure {
  const known = error instanceof ApiError ? error : null
  const code = known?.code ?? 'UNKNOWN'
  const { words, alternatives, alternative } = (known?.details ?? {}) as Record<string, unknown>
  const other = parseAlternative(alternative)
  return {
    other,
    code,
    message: getErrorMessage(error),
    words: parseStrings(words),
    alternatives: parseStrings(alternatives),
    mayHaveArrived: code === 'NETWORK' || code === 'TIMEOUT' || code === 'UNKNOWN',
  }
}

/** Shown next to the prompt, which has to change. */
export function isAboutPrompt({ code }: RunFailure): boolean {
  return code === 'PROMPT_BLOCKED' || code === 'PROMPT_UNDRAWABLE'
}
