/** Corrections of a plan by one tap; each result is what the next plan is made from. */
import type { EditPlan, EditRegion, EditStep } from '@contract/edits'
import type { Correction, EditScope, EditStrength } from './types'

type Correctable = Pick<EditPlan, 'steps' | 'keep'>

/** Things of the picture that a step changes: a plural names several. */
export function listIds({ targetId = '' }: Pick<EditStep, 'targetId'>): string[] {
  return targetId.split(' ').filter(Boolean)
}

/** Values a chip offers, at most. */
export const CHOICES_MAX = 4

/** Kinds that change one thing of the picture: a tap on another thing moves them there. */
const ON_A_THING: ReadonlySet<string> = new Set([
  'remove',
  'replace',
  'recolour',
  'trait',
  'count',
  'move',
  'scale',
])

const changeStep = (
  { steps, keep }: Correctable,
  index: number,
  change: (step: EditStep) => EditStep,
): Correction => ({
  steps: steps.map((step, at) => (at === index ? change(step) : step)),
  keep: [...keep],
})

/** The other values stay on offer, the one before among them. */
function swapChoice(step: EditStep, key: 'value' | 'target', chosen: string): EditStep {
  const before = step[key]
  const others = (step.choices ?? []).filter((choice) => choice !== chosen)
  const choices = before === undefined ? others : [before, ...others]
  return { ...step, [key]: chosen, choices: choices.slice(0, CHOICES_MAX) }
}

export function setValue(plan: Correctable, index: number, value: string): Correction {
  return changeStep(plan, index, (step) => swapChoice(step, 'value', value))
}

/** The thing that changes is no longer among those that stay. */
export function setTarget(
  plan: Correctable,
  index: number,
  region: Pick<EditRegion, 'id' | 'name'>,
): Correction {
  const { steps, keep } = changeStep(plan, index, (step) => ({
    ...step,
    target: region.name,
    targetId: region.id,
  }))
  return { steps, keep: keep.filter((name) => name !== region.name) }
}

/** null: a plan has at least one step. */
export function dropStep({ steps, keep }: Correctable, index: number): Correction | null {
  if (steps.length < 2) return null
  return { steps: steps.filter((_, at) => at !== index), keep: [...keep] }
}

export function setScope({ steps, keep }: Correctable, scope: EditScope): Correction {
  const scoped = steps.map((step) => (step.scope === undefined ? step : { ...step, scope }))
  return { steps: scoped, keep: [...keep] }
}

export function setStrength({ steps, keep }: Correctable, strength: EditStrength): Correction {
  const changed = steps.map((step) => (step.strength === undefined ? step : { ...step, strength }))
  return { steps: changed, keep: [...keep] }
}

export function dropKeep({ steps, keep }: Correctable, name: string): Correction {
  return { steps: [...steps], keep: keep.filter((other) => other !== name) }
}

export function addKeep({ steps, keep }: Correctable, name: string): Correction {
  return { steps: [...steps], keep: keep.includes(name) ? [...keep] : [...keep, name] }
}

/** Index of the step that a tap on a thing moves there; -1: none. */
function findMovable(steps: readonly EditStep[]): number {
  return steps.findIndex(({ kind }) => ON_A_THING.has(kind))
}

/**
 * A tap on the picture turns a thing between 换 and 不动. null: it is the only change, which a tap
 * cannot take away.
 */
export function toggleRegion(plan: Correctable, region: EditRegion): Correction | null {
  const own = plan.steps.findIndex((step) => listIds(step).includes(region.id))
  if (own >= 0) {
    const left = dropStep(plan, own)
    return left && addKeep(left, region.name)
  }
  const movable = findMovable(plan.steps)
  if (movable >= 0) return setTarget(plan, movable, region)
  return plan.keep.includes(region.name) ? dropKeep(plan, region.name) : addKeep(plan, region.name)
}

/** Names that can be added to what stays: things first, then what every picture has. */
export function listKeepable(
  plan: Pick<EditPlan, 'steps' | 'keep' | 'regions'>,
  universal: readonly string[],
): string[] {
  const changed = new Set(plan.steps.flatMap(listIds))
  const names = plan.regions.filter(({ id }) => !changed.has(id)).map(({ name }) => name)
  return [...new Set([...names, ...universal])]
    .filter((name) => !plan.keep.includes(name))
    .slice(0, CHOICES_MAX)
}

/** Other things of the picture a step can mean. */
export function listTargets(plan: Pick<EditPlan, 'regions'>, step: EditStep): EditRegion[] {
  if (step.targetId === undefined || !ON_A_THING.has(step.kind)) return []
  return plan.regions.filter(({ id }) => !listIds(step).includes(id)).slice(0, CHOICES_MAX)
}
