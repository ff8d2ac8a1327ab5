/** The words of a sentence by what the reader made of them. */
import type { EditReading } from '@contract/edits'
import { PLAN } from './texts'

export type SentenceMark = 'known' | 'unknown' | 'cannot'

export interface SentenceRun {
  text: string
  mark: SentenceMark | null
}

interface Word {
  text: string
  mark: SentenceMark
}

/** Longer words win where two begin together; what is said against a word wins over knowing it. */
export function markSentence(sentence: string, words: readonly Word[]): SentenceRun[] {
  const sorted = words
    .filter(({ text }) => text !== '')
    .sort((a, b) => b.text.length - a.text.length)
  const runs: SentenceRun[] = []
  for (let at = 0; at < sentence.length;) {
    const found = sorted.find(({ text }) => sentence.startsWith(text, at))
    const text = found?.text ?? sentence.charAt(at)
    const last = runs.at(-1)
    if (!found && last?.mark === null) last.text += text
    else runs.push({ text, mark: found?.mark ?? null })
    at += text.length
  }
  return runs
}

/**
 * The end of a word that is in the sentence as written, of so many characters at least: 船 of 小船 in
 * 船别动; '' when none is.
 */
function findWritten(sentence: string, word: string, least: number): string {
  const ends = Array.from(word, (_, from) => word.slice(from))
  return (
    ends.find((end) => sentence.includes(end) && end.length >= Math.min(least, word.length)) ?? ''
  )
}

/** Names that every picture has mean nothing unless they are written whole. */
function findStayWords(sentence: string, name: string): string {
  if (PLAN.universal.includes(name)) return sentence.includes(name) ? name : ''
  return findWritten(sentence, name, 1)
}

export function markReading(sentence: string, reading: EditReading): SentenceRun[] {
  const { plans, notUnderstood, declined } = reading
  const [plan] = plans
  const known = plan
    ? [
        ...plan.steps.map(({ target = '' }) => findWritten(sentence, target, 1)),
        // 色 says nothing of 橙色.
        ...plan.steps.map(({ value = '' }) => findWritten(sentence, value, 2)),
        ...plan.keep.map((name) => findStayWords(sentence, name)),
      ]
    : []
  const whole = declined && declined.words === undefined && declined.reason === 'cannot'
  return markSentence(sentence, [
    ...(declined?.words ? [{ text: declined.words, mark: 'cannot' as const }] : []),
    ...(whole && notUnderstood.length === 0 ? [{ text: sentence, mark: 'cannot' as const }] : []),
    ...notUnderstood.map((text) => ({ text, mark: 'unknown' as const })),
    ...known.map((text) => ({ text, mark: 'known' as const })),
  ])
}

/** Places of the sentence that were understood; one at least for each change. */
export function countUnderstood(sentence: string, reading: EditReading): number {
  const known = markReading(sentence, reading).filter(({ mark }) => mark === 'known')
  return Math.max(known.length, reading.plans[0]?.steps.length ?? 0)
}
