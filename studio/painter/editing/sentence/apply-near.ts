import type { EditStep } from '@contract/edits'
import { measureExtent } from '../../planning/extent'
import { findRow } from '../../planning/list-scenery'

import type { Plan } from '../../planning/plan'
import type { PlannedThing } from '../../planning/things'
import { applyOperations } from '../apply'
import type { OperationInput } from '../operations'
import { findPieceStep } from './bind-pieces'
import { compileStep, isWholePart } from './compile'
import { isLooseRow } from '../scenery'
import { idsIn } from './ids'
import { Declined } from './declined'
import { listMoved } from './keep'
import { findHead, findStandIn, listNear } from './near-words'
import { texts } from './texts'

interface Applied {
  readonly own: readonly OperationInput[]
  readonly applied: ReturnType<typeof applyOperations>
  /** For the summary: what is drawn as something near; empty for what is drawn as itself. */
  readonly note: string
}

const HAS_NOUN = /^(?:add|replace|trait)$/
const MOVES = /^(?:remove|move|scale)$/

/** Things that go with those of a step, for its summary. */
function noteOthers(before: Plan, after: Plan, step: EditStep): string {
  const moved = listMoved(before, after).filter((id) => !idsIn(step).includes(id))
  const names = [
    ...new Set(after.things.flatMap(({ id, name }) => (moved.includes(id) ? [name] : []))),
  ]
  if (names.length === 0) return ''
  const who = names.join('和')
  return step.kind === 'remove' ? texts.putDown(who) : texts.together(who)
}

/** The readings of one sentence share steps; each is tried once on each plan. */
export class StepTrials {
  readonly #tried = new Map<Plan, Map<string, Applied | Declined>>()

  /** As `applyOrNear`; throws Declined. */
  apply(plan: Plan, things: readonly PlannedThing[], step: EditStep): Applied {
    const own = this.#tried.get(plan) ?? new Map<string, Applied | Declined>()
    this.#tried.set(plan, own)
    const key = JSON.stringify(step)
    const tried = own.get(key) ?? applyOrDecline(plan, things, step)
    own.set(key, tried)
    if (tried instanceof Declined) throw tried
    return tried
  }
}

function applyOrDecline(
  plan: Plan,
  things: readonly PlannedThing[],
  step: EditStep,
): Applied | Declined {
  try {
    return applyOrNear(plan, things, step)
  } catch (error) {
    if (error instanceof Declined) return error
    throw error
  }
}

const isLoosePiece = (plan: Plan, step: EditStep): boolean =>
  idsIn(step).every((id) => {
    const row = findRow(plan, id)
    return row !== undefined && isLooseRow(row)
  })

/** Of the height of a face, how far it is off where the whole figure was composed again. */
const MOVED = 0.5

/** Whether someone is drawn elsewhere or in another size: a kite is taken away, not its child changed. */
const movesFace = (before: Plan, after: Plan, step: EditStep): boolean =>
  idsIn(step).some((id) =>
    FACES.some((part) => {
      const [old, now] = [before, after].map((plan) => measureExtent(plan, `piece-${part}-${id}`))
      if (!old || !now) return false
      const far = Math.max(Math.abs(old.x - now.x), Math.abs(old.y - now.y))
      return far > old.height * MOVED || Math.abs(Math.log(now.height / old.height)) > 0.2
    }),
  )
const FACES = ['nose', 'brows', 'lips'] as const

/**
 * Operations of a step; where its word has no drawing, those of a word that means nearly the same;
 * where a thing knows no such part of its own, those on the part that is drawn.
 */
function applyOrNear(plan: Plan, things: readonly PlannedThing[], step: EditStep): Applied {
  const piece = findPieceStep(plan, step)
  if (!piece) return applyOwn(plan, things, step)
  try {
    // a kite in another colour leaves the bow in the hair as it is
    const isOwnForm = step.kind === 'recolour' && isLoosePiece(plan, piece)
    const done = isOwnForm || isWholePart(step) ? null : applyOwn(plan, things, step)
    const isTaken = step.kind === 'remove' && isLoosePiece(plan, piece)
    if (done && !('refused' in done.applied))
      return isTaken && movesFace(plan, done.applied.plan, step)
        ? applyOwn(plan, things, piece)
        : done
  } catch (error) {
    if (!(error instanceof Declined)) throw error
  }
  return applyOwn(plan, things, piece)
}

function applyOwn(plan: Plan, things: readonly PlannedThing[], step: EditStep): Applied {
  const { kind, value = '' } = step
  const own = compileStep(plan, things, step)
  const applied = applyOperations(plan, own)
  if (MOVES.test(kind) && !('refused' in applied))
    return { own, applied, note: noteOthers(plan, applied.plan, step) }
  if (!HAS_NOUN.test(kind) || value === '') return { own, applied, note: '' }
  if (!('refused' in applied)) {
    const [first] = own
    // 木头: no more than its colour
    if (kind === 'replace' && first?.op === 'recolour')
      return { own, applied, note: first.to === value ? '' : texts.drawnAs(value, first.to) }
    const isThing = kind === 'add' || (kind === 'replace' && !step.target?.includes('·'))
    const standIn =
      findStandIn(value, plan.picture.kind === 'landscape') ??
      (isThing ? findHead(value) : undefined)
    return { own, applied, note: standIn === undefined ? '' : texts.drawnAs(value, standIn) }
  }
  for (const near of listNear(value)) {
    try {
      const other = compileStep(plan, things, { ...step, value: near })
      const done = applyOperations(plan, other)
      if (!('refused' in done))
        return { own: other, applied: done, note: texts.drawnAs(value, near) }
    } catch (error) {
      if (!(error instanceof Declined)) throw error
    }
  }
  return { own, applied, note: '' }
}
