import { findSoundRepairs } from '../../intent/edits/sounds'
import { texts } from './texts'

interface Reading {
  readonly plans: readonly { readonly summary: string }[]
  readonly declined?: { readonly isFinal?: boolean; readonly words?: string } | undefined
}

/**
 * The reading of a sentence; where nothing comes of it, of the same with a word that sounds like
 * one that it has (国期, 旁晚). The summary says so.
 * @param names words for what is in the picture
 */
export function planTyped<R extends Reading>(
  sentence: string,
  names: readonly string[],
  plan: (sentence: string) => R,
): R {
  const reading = plan(sentence)
  if (reading.plans.length > 0 || !reading.declined || reading.declined.isFinal) return reading
  for (const { typed, meant } of findSoundRepairs(sentence, names)) {
    const again = plan(sentence.replaceAll(typed, meant))
    if (again.plans.length === 0) continue
    const note = texts.typed(typed, meant)
    const plans = again.plans.map((one) => ({ ...one, summary: `${one.summary}${note}` }))
    return { ...again, plans }
  }
  return reading
}
