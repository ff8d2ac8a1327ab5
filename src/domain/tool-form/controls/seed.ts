import { SEED_MAX } from '@contract/tools/define'

/** Digits a person typed as a seed, or null for none; too large a number is the largest. */
export function parseSeed(text: string): number | null {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? null : Math.min(Number(digits), SEED_MAX)
}

export function randomSeed(): number {
  return Math.floor(Math.random() * (SEED_MAX + 1))
}
