/** Decides between the readings of a sentence, where a chat model is configured: its own, or that of the rules. */
import { EDIT_STEPS_MAX, type EditStep } from '@contract/edits'
import type { ChatModel } from '../../integrations/chat/chat'
import { readStepsByChat } from './chat-steps'

interface Reading {
  readonly plans: readonly { readonly steps: readonly EditStep[] }[]
  readonly declined?:
    | {
        readonly reason: string
        readonly isFinal?: boolean | undefined
        readonly alternatives: Reading['plans']
      }
    | undefined
}

/** These refer to the thread, which the model does not see. */
const OF_THREAD: ReadonlySet<EditStep['kind']> = new Set(['undo', 'vary'])

function isSettled({ plans: [plan], declined }: Reading): boolean {
  if (declined?.isFinal) return true
  // A sentence with more steps than an order: its first ones alone are no plan of it.
  if (declined?.alternatives.some(({ steps }) => steps.length === EDIT_STEPS_MAX)) return true
  return plan !== undefined && plan.steps.every(({ kind }) => OF_THREAD.has(kind))
}

/**
 * @param byRules what counts without an answer, or with one that cannot be carried out
 * @param planSteps checks the steps of the model against the picture
 */
export async function readWithChat<R extends Reading>(
  chat: ChatModel | null,
  byRules: R,
  {
    planSteps,
    loadPicture,
    ...question
  }: {
    sentence: string
    things: readonly unknown[]
    loadPicture?: () => Promise<Uint8Array>
    planSteps: (steps: EditStep[]) => R | null | Promise<R | null>
  },
): Promise<R> {
  if (!chat || isSettled(byRules)) return byRules
  const picture = await loadPicture?.()
  const steps = await readStepsByChat(chat, { ...question, ...(picture && { picture }) })
  const reading = steps && (await planSteps(steps))
  if (!reading) return byRules
  if (reading.plans.length > 0) return reading
  // A refusal by rules with something to offer, or with a reason, is more use than one without.
  const isReason = reading.declined?.reason === 'cannot' && byRules.declined?.reason !== 'cannot'
  return byRules.plans.length === 0 && isReason ? reading : byRules
}
