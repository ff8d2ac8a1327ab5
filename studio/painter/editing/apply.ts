import { measureExtent } from '../planning/extent'
import type { Plan } from '../planning/plan'
import type { ThingBounds } from '../planning/things'
import { isWriting } from '../planning/writing'
import { add, changeCount } from './adding'
import { growInFrame, keepInFrame } from './boxes'
import { moveTogether, removeCarrier, scaleTogether, seatLoad } from './carrying'
import { type Operation, type OperationInput, parseOperations } from './operations'
import { changePicture } from './picture'
import { type Refusal, RefusedError, refuse } from './refusal'
import { changePart } from './scenery'
import { type Step, requireThing, isGround, isPart, transform } from './step'
import { changeTrait, recolour, replace } from './things'
import { differVisibly } from './trial'
import { rewrite, write } from './writing'

const WHOLE: ThingBounds = { x: 0, y: 0, width: 1, height: 1 }

export interface Applied {
  readonly plan: Plan
  /** Bounds of changed pixels, shares: the old and the new places of what was edited. */
  readonly changed: readonly ThingBounds[]
}

/** The sun looks the same in a mirror, and what overlaps nothing has nothing before it. */
function requireVisible(before: Plan, id: string, step: Step): Step {
  const thing = requireThing(before, id)
  if (differVisibly(before, step.plan)) return step
  return refuse(`${thing.name}这样改看不出来。`)
}

/** Grounds stay where they are: things would hang in the air. */
function requireLoose(plan: Plan, id: string): void {
  const thing = requireThing(plan, id)
  if (isGround(plan, thing))
    refuse(`${thing.name}上面有别的东西，不能移动或缩放，可以换颜色或去掉。`)
}

function applyOne(plan: Plan, operation: Operation): Step {
  const changed = 'target' in operation ? changePart(plan, operation) : null
  if (changed) return changed
  switch (operation.op) {
    case 'remove':
      return removeCarrier(plan, requireThing(plan, operation.target))
    case 'move':
      requireLoose(plan, operation.target)
      return moveTogether(plan, requireThing(plan, operation.target), operation.dx, operation.dy)
    case 'scale':
      requireLoose(plan, operation.target)
      return growInFrame(
        plan,
        scaleTogether(plan, requireThing(plan, operation.target), operation.factor),
      )
    case 'mirror':
      requireLoose(plan, operation.target)
      return requireVisible(
        plan,
        operation.target,
        transform(plan, operation.target, (old) => ({ ...old, mirror: !old.mirror })),
      )
    case 'forward':
    case 'back': {
      const { name, ...part } = requireThing(plan, operation.target)
      if (isPart(part)) return refuse(`${name}是背景的一部分，不能放到别的东西前面或后面。`)
      const steps = operation.op === 'forward' ? operation.steps : -operation.steps
      const step = transform(plan, operation.target, (old) => ({
        ...old,
        order: (old.order ?? 0) + steps,
      }))
      return requireVisible(plan, operation.target, step)
    }
    case 'recolour':
      return recolour(plan, operation.target, operation.to)
    case 'replace':
      if (isWriting(requireThing(plan, operation.target)))
        return rewrite(plan, operation.target, operation.to)
      return seatLoad(
        plan,
        keepInFrame(plan, replace(plan, operation.target, operation.to), operation.target),
        operation.target,
      )
    case 'trait':
      return keepInFrame(
        plan,
        changeTrait(plan, operation.target, operation.to, operation.without),
        operation.target,
      )
    case 'count':
      return changeCount(plan, operation.target, operation.to)
    case 'write':
      return write(plan, operation.to, operation)
    case 'add':
      return add(plan, operation.to, operation)
    case 'shade':
      return refuse(`${requireThing(plan, operation.target).name}的深浅不能单独改，可以换颜色。`)
    default:
      return changePicture(plan, operation)
  }
}

interface Applications {
  readonly plan: Plan
  /** The plan before and after each operation, and the things it touched. */
  readonly steps: readonly { readonly before: Plan; readonly step: Step }[]
}

/** A job that plans an edit is followed by one that carries it out: they share compositions. */
const MOST_STEPS = 6
let lastSteps: readonly { readonly before: Plan; readonly key: string; readonly step: Step }[] = []

function applyOnce(before: Plan, operation: Operation): Step {
  const key = JSON.stringify(operation)
  const known = lastSteps.find((one) => one.before === before && one.key === key)
  const last = known ?? { before, key, step: applyOne(before, operation) }
  lastSteps = [last, ...lastSteps.filter((one) => one !== last)].slice(0, MOST_STEPS)
  return last.step
}

function runOperations(
  plan: Plan,
  operations: readonly OperationInput[],
): Applications | { readonly refused: Refusal } {
  const parsed = parseOperations(operations)
  if (!parsed) return { refused: { reason: '看不懂这个修改。', alternatives: [] } }
  const steps: { before: Plan; step: Step }[] = []
  let edited = plan
  try {
    for (const operation of parsed) {
      const step = applyOnce(edited, operation)
      steps.push({ before: edited, step })
      edited = step.plan
    }
  } catch (error) {
    if (error instanceof RefusedError) return { refused: error.refusal }
    throw error
  }
  return { plan: edited, steps }
}

/**
 * Edits a plan. Everything that is not named stays as it is.
 *
 * @returns the edited plan and, measured when it is read, where its pixels differ; or why it cannot
 *   be, with what can
 */
export function applyOperations(
  plan: Plan,
  operations: readonly OperationInput[],
): Applied | { readonly refused: Refusal } {
  const applied = runOperations(plan, operations)
  if ('refused' in applied) return applied
  return {
    plan: applied.plan,
    get changed() {
      return applied.steps.flatMap(measureStep)
    },
  }
}

function measureStep({ before, step }: Applications['steps'][number]): ThingBounds[] {
  if (step.touched === 'all') return [WHOLE]
  return step.touched.flatMap((id) =>
    [before, step.plan].flatMap((version) => measureExtent(version, id) ?? []),
  )
}
