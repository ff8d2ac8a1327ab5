import { extentOf } from '../planning/extent'
import type { Plan, PlanThing, PlanTransform } from '../planning/plan'
import type { ThingBounds } from '../planning/things'
import { type OperationInput, type Operation, parseOperations } from './operations'
import { refuse, type Refusal, RefusedError } from './refusal'

export interface Applied {
  readonly plan: Plan
  /** Where pixels may change, shares: the old and the new places of what was edited. */
  readonly changed: readonly ThingBounds[]
}

/** Which things an operation touches: `all` is the picture as a whole. */
interface Step {
  readonly plan: Plan
  readonly touched: readonly string[]
}

function findThing(plan: Plan, id: string): PlanThing {
  const thing = plan.things.find((one) => one.id === id && !one.transform?.hidden)
  if (thing) return thing
  const others = plan.things.filter(({ transform }) => !transform?.hidden)
  return refuse(
    `图里没有「${id}」这个东西。`,
    others.map((other) => other.id),
  )
}

function withThing(plan: Plan, thing: PlanThing): Plan {
  return { ...plan, things: plan.things.map((one) => (one.id === thing.id ? thing : one)) }
}

function transform(plan: Plan, id: string, change: (old: PlanTransform) => PlanTransform): Step {
  const thing = findThing(plan, id)
  const changed = { ...thing, transform: change(thing.transform ?? {}) }
  return { plan: withThing(plan, changed), touched: [id] }
}

function applyOne(plan: Plan, operation: Operation): Step {
  const { target } = operation
  switch (operation.op) {
    case 'remove':
      return transform(plan, target, (old) => ({ ...old, hidden: true }))
    case 'move':
      return transform(plan, target, (old) => ({
        ...old,
        dx: (old.dx ?? 0) + operation.dx,
        dy: (old.dy ?? 0) + operation.dy,
      }))
    case 'scale':
      return transform(plan, target, (old) => ({
        ...old,
        scale: (old.scale ?? 1) * operation.factor,
      }))
    case 'mirror':
      return transform(plan, target, (old) => ({ ...old, mirror: !old.mirror }))
    case 'forward':
    case 'back': {
      const steps = operation.op === 'forward' ? operation.steps : -operation.steps
      return transform(plan, target, (old) => ({ ...old, order: (old.order ?? 0) + steps }))
    }
  }
}

/**
 * Edits a plan. Everything that is not named stays as it is.
 *
 * @returns the edited plan and where its pixels differ, or why it cannot be, with what can
 */
export function applyOperations(
  plan: Plan,
  operations: readonly OperationInput[],
): Applied | { readonly refused: Refusal } {
  const parsed = parseOperations(operations)
  if (!parsed) return { refused: { reason: '看不懂这个修改。', alternatives: [] } }
  const changed: ThingBounds[] = []
  let edited = plan
  try {
    for (const operation of parsed) {
      const { plan: next, touched } = applyOne(edited, operation)
      for (const id of touched)
        for (const version of [edited, next]) {
          const extent = extentOf(version, id)
          if (extent) changed.push(extent)
        }
      edited = next
    }
  } catch (error) {
    if (error instanceof RefusedError) return { refused: error.refusal }
    throw error
  }
  return { plan: edited, changed }
}
