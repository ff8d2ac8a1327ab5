import type { RunFailure } from '@/features/tool-run/machine'

export interface Refusal {
  failure: RunFailure
  /** The text that was refused. */
  prompt: string
}

/** A refusal holds while a named word is still there; without names, while the text is the same. */
export function stillRefused(refusal: Refusal | null, prompt: unknown): boolean {
  if (refusal === null || typeof prompt !== 'string') return false
  const { words } = refusal.failure
  return words.length > 0
    ? words.some((word) => prompt.includes(word))
    : prompt.trim() === refusal.prompt.trim()
}
