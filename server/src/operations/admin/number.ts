import { Refused } from './command'
import { texts } from './texts'

/** Throws Refused. */
export function wholeNumber(
  text: string | undefined,
  { name, min, max }: { name: string; min: number; max: number },
): number {
  const value = /^[+-]?\d{1,9}$/.test(text ?? '') ? Number(text) : Number.NaN
  if (value >= min && value <= max) return value
  throw new Refused(texts.notANumber(name, min, max))
}
