import { findSoundRepairs } from '../../intent/edits/sounds'
import { isPartName } from '../../parts'
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
  // 画架 is what it says, and no 画家
  const repairs = findSoundRepairs(sentence, names).filter(({ typed }) => !isPartName(typed))
  const each = repairs.map((one) => [one])
  // two mistyped words of one sentence: tried together, then one by one
  const together = repairs.filter(
    ({ typed }, at) => repairs.findIndex((one) => one.typed === typed) === at,
  )
  for (const some of together.length > 1 ? [together, ...each] : each) {
    const mended = some.reduce((text, { typed, meant }) => text.replace(typed, meant), sentence)
    const again = plan(mended)
    if (again.plans.length === 0) continue
    const note = some.map(({ typed, meant }) => texts.typed(typed, meant)).join('')
    const plans = again.plans.map((one) => ({ ...one, summary: `${one.summary}${note}` }))
    return { ...again, plans }
  }
  return reading
}
