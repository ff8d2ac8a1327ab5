import { type Decline, declineOfAction } from './decline'
import type { IllustrationIntent } from './intents'
import type { Sentence } from './sentence'
import { findUndrawnAction } from './subjectless'

const LIVING = /^(?:people|animals)$/

/** 奶奶扫地: a drawn person or animal with an undrawn action; drawn actions are offered. */
export function declineUndone(
  found: IllustrationIntent,
  { prompt, terms, spelling }: Sentence,
  draws: (prompt: string) => boolean,
): Decline | null {
  const { family, brief, subject } = found
  if (!LIVING.test(family.id) && brief.main.id !== 'robot') return null
  const action = findUndrawnAction(found, terms)
  if (!action) return null
  const word = spelling.written(action.start, action.end)
  return declineOfAction({ prompt, word, subject, draws })
}
