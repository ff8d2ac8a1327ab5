/** The words of a sentence by what the reader made of them. */
import type { EditReading } from '@contract/edits'

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

/** The longest part of a word that is in the sentence as written: 小船 of "船别动" is 船. */
function findWritten(sentence: string, word: string): string {
  for (let size = word.length; size > 0; size -= 1) {
    for (let from = 0; from + size <= word.length; from += 1) {
      const part = word.slice(from, from + size)
      if (sentence.includes(part)) return part
    }
  }
  return ''
}

export function markReading(sentence: string, reading: EditReading): SentenceRun[] {
  const { plans, notUnderstood, declined } = reading
  const [plan] = plans
  const known = plan
    ? [...plan.steps.flatMap(({ target, value }) => [target, value]), ...plan.keep]
    : []
  const whole = declined && declined.words === undefined && declined.reason === 'cannot'
  return markSentence(sentence, [
    ...(declined?.words ? [{ text: declined.words, mark: 'cannot' as const }] : []),
    ...(whole && notUnderstood.length === 0 ? [{ text: sentence, mark: 'cannot' as const }] : []),
    ...notUnderstood.map((text) => ({ text, mark: 'unknown' as const })),
    ...known.flatMap((word) =>
      word ? [{ text: findWritten(sentence, word), mark: 'known' as const }] : [],
    ),
  ])
}
