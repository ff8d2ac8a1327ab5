/**
 * Reading of a prompt, on its way to the thread that draws it: reading takes a dictionary of
 * 43 MB, which one thread has and the others then do without.
 */
import { familyOf } from '../illustration/registry'
import type { IllustrationIntent, Intent } from './intent'

/** Can be cloned, families cannot. Null: the painter of landscapes answers it. */
export type IntentMessage = Omit<IllustrationIntent, 'family'> | null

export function toMessage(intent: Intent): IntentMessage {
  if (intent.kind !== 'illustration') return null
  const { family: _, ...rest } = intent
  return rest
}

/** Throws for a thing that no family draws: the message is of another version. */
export function fromMessage(message: IntentMessage): IllustrationIntent | null {
  if (message === null) return null
  const { id } = message.brief.main
  const family = familyOf(id)
  if (!family) throw new Error(`no family draws ${id}`)
  return { ...message, family }
}
