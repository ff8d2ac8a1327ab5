import type { RunFailure } from '@/domain/tool-run/machine'
import { texts } from './texts'

export interface Refusal {
  failure: RunFailure
  /** The text that was refused. */
  prompt: string
}

/** This very text was refused: sending it again can only be refused again. */
export function isRefused(refusal: Refusal | null, prompt: unknown): boolean {
  return refusal !== null && typeof prompt === 'string' && prompt.trim() === refusal.prompt.trim()
}

/** Text of the button while this prompt is unchanged; null: it was not refused. */
export function formatRefusal(refusal: Refusal | null, prompt: unknown): string | null {
  if (refusal === null || !isRefused(refusal, prompt)) return null
  const { words, alternatives } = refusal.failure
  return alternatives.length > 0 ? texts.cannotDraw(words[0] ?? '') : texts.fixFirst
}

/**
 * The refusal is worth showing while its text or one of its words is still there. A word may have
 * become harmless in its new context, so it is shown but does not block.
 */
export function isShown(refusal: Refusal | null, prompt: unknown): boolean {
  if (refusal === null || typeof prompt !== 'string') return false
  return isRefused(refusal, prompt) || refusal.failure.words.some((word) => prompt.includes(word))
}
