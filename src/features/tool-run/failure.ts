import { ApiError, messageOf } from '@/api/error'
import type { RunFailure } from './machine'

function wordsOf(details: unknown): string[] {
  const { words } = (details ?? {}) as { words?: unknown }
  return Array.isArray(words) ? words.filter((word) => typeof word === 'string') : []
}

/** What a rejected submit means to the person. */
export function failureOf(error: unknown): RunFailure {
  const code = error instanceof ApiError ? error.code : 'UNKNOWN'
  return {
    code,
    message: messageOf(error),
    words: error instanceof ApiError ? wordsOf(error.details) : [],
    unheard: code === 'NETWORK' || code === 'TIMEOUT' || code === 'UNKNOWN',
  }
}
