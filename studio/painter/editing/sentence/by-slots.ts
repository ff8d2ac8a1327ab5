import { type EditRead, readEdit, type SlotReading } from '../../intent/edits/read-edit'
import type { FindInPicture } from '../../intent/edits/slots/segment'
import { isDrawable } from '../../intent/edits/things'
import type { Plan } from '../../planning/plan'
import type { PlannedThing } from '../../planning/things'
import { bindTarget } from './bind'
import { isPieceName } from './bind-pieces'

/** Clauses that the rules leave, read by the slots that their words fill. */

type Picture = { readonly plan: Plan; readonly things: readonly PlannedThing[] }

interface Reading {
  readonly plans: readonly unknown[]
  readonly notUnderstood: readonly string[]
  readonly declined?:
    | {
        readonly reason: string
        readonly words?: string
        readonly isFinal?: boolean
        /** False: its words are read rightly, and cannot be done. */
        readonly isMisread?: boolean
      }
    | undefined
}

/** Whether a word names a thing of the picture or a part of one. */
export function findInPicture({ plan, things }: Picture): FindInPicture {
  const names = new Set(things.flatMap(({ name, words }) => [name, ...words.filter(isDrawable)]))
  return (word, isNoun) => {
    // 包, 画 and 面 alone are more often no parts
    const isPiece = word.length > 1 && isPieceName(plan, word)
    if (!isNoun && !isPiece && !names.has(word)) return null
    const [bound] = bindTarget(plan, things, { words: word, name: word })
    if (bound) return bound.part === undefined ? 'own' : 'part'
    return isPiece ? 'part' : null
  }
}

const countLeft = ({ notUnderstood }: Reading): number => notUnderstood.join('').length

type SlotPlanner<R extends Reading> = (sentence: string, isLoose: boolean) => R

type EditReader = (sentence: string, slots?: SlotReading) => EditRead

/**
 * Plans of the reading of a sentence by rules; where a clause is left or cannot be carried out,
 * those of the same with that clause read by its slots, if more comes of it.
 * @returns planning with whole clauses, or also (loose) with clauses that have unknown words,
 *   which are reported as not understood
 */
export function planBySlots<R extends Reading>(
  find: FindInPicture,
  plan: (sentence: string, read: EditRead) => R,
  readSentence: EditReader = readEdit,
): SlotPlanner<R> {
  const planned = new Map<string, R>()
  const planRules = (sentence: string): R => {
    const known = planned.get(sentence) ?? plan(sentence, readSentence(sentence))
    planned.set(sentence, known)
    return known
  }
  return (sentence, isLoose) => {
    const byRules = planRules(sentence)
    const { plans, notUnderstood, declined } = byRules
    if (declined?.isFinal || (plans.length > 0 && notUnderstood.length === 0)) return byRules
    const read = readSentence(sentence, {
      find,
      instead: declined?.isMisread === false ? undefined : declined?.words,
    })
    const isSame = JSON.stringify(read.steps) === JSON.stringify(readSentence(sentence).steps)
    if (isSame || (!isLoose && read.ignored.length > 0)) return byRules
    const bySlots = plan(sentence, read)
    const isMore = plans.length === 0 || countLeft(bySlots) < countLeft(byRules)
    if (bySlots.plans.length > 0) return isMore ? bySlots : byRules
    // understood by its slots, and no picture of it can be made
    const isUnread = declined?.reason === 'not-understood' && notUnderstood.length > 0
    const isRead = bySlots.declined?.reason === 'cannot' && bySlots.notUnderstood.length === 0
    return isUnread && isRead ? bySlots : byRules
  }
}

/** The reading with whole clauses, unless one with unknown words leaves less. */
export function preferLoose<R extends Reading>(whole: R, loose: () => R): R {
  if (whole.declined?.isFinal || (whole.plans.length > 0 && whole.notUnderstood.length === 0))
    return whole
  const other = loose()
  const isMore = whole.plans.length === 0 || countLeft(other) < countLeft(whole)
  return other.plans.length > 0 && isMore ? other : whole
}
