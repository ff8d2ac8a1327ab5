/** Plans of a sentence for a picture with a plan: its operations, checked before anything is ordered. */
import { EDIT_STEPS_MAX, type EditStep } from '@contract/edits'
import { type EditRead, readEdit } from '../../intent/edits/read-edit'
import { listUndrawnPatterns } from '../../intent/edits/repaint'
import type { ReadStep } from '../../intent/edits/step'
import { listPieces } from '../../planning/list-pieces'
import type { Plan } from '../../planning/plan'
import type { PlannedThing } from '../../planning/things'
import type { OperationInput } from '../operations'
import { NOT_WORN } from '../things'
import { findInPicture, planBySlots, preferLoose } from './by-slots'
import { withChoices } from './choices'
import { StepTrials } from './apply-near'
import { isRatio } from './compile'
import { idsIn } from './ids'
import { Declined } from './declined'
import { type DraftPlan, type DraftReading, decline } from './draft'
import { listKeep, listPartRegions, listPromised, listRegions } from './keep'
import { bindModelSteps } from './model-steps'
import { withNearTarget } from './near-bindings'
import { addInstead, bindStep, combine, wearInstead, withGround, withSnowyPlace } from './steps'
import { summarise } from './summary'
import { texts } from './texts'
import { planTyped } from './typed'

export type { DraftPlan, DraftReading }

export interface PictureToEdit {
  readonly plan: Plan
  /** The nearest first. */
  readonly things: readonly PlannedThing[]
}

export interface EditRequest {
  readonly sentence: string
  /** Corrected by hand: used instead of the sentence. */
  readonly steps?: readonly EditStep[] | undefined
  /**
   * Read by a language model: targets are ids of things or nouns. A plan comes of them only where
   * all of them are bound.
   */
  readonly modelSteps?: readonly EditStep[] | undefined
  /** Names of parts that stay. */
  readonly keep?: readonly string[] | undefined
  /** The thing that the step before changed. */
  readonly lastTarget?: string | undefined
  /** Steps of other versions of the thread, by number; -1: the one before. */
  readonly versions?: Readonly<Record<string, readonly EditStep[]>> | undefined
}

const OTHER_TOOLS = new Map<EditStep['kind'], DraftPlan['tool']>([
  ['upscale', 'upscale'],
  ['cutout', 'rembg'],
  ['vary', 'variation'],
  ['undo', 'undo'],
])
/** Plans offered instead of another. */
const MOST_OFFERS = 3
/** A direction is another tool's work: the painter composes ratios. */
const toolFor = (step: EditStep): DraftPlan['tool'] | null => {
  const other = OTHER_TOOLS.get(step.kind)
  if (other) return other
  return step.kind === 'extend' && !isRatio(step.value) ? 'outpaint' : null
}

/** The sky of a picture: one of them can bring another with it. */
const AIR_OPERATIONS = /^(?:light|hour|weather|season)$/
/** Whether none of its things can be seen any more. */
const isHidden = ({ things }: Plan, step: EditStep): boolean =>
  idsIn(step).every((id) => !things.some((one) => one.id === id && !one.transform?.hidden))

class Planner {
  readonly #picture: PictureToEdit
  readonly #keep: readonly string[]
  readonly #trials: StepTrials

  constructor(picture: PictureToEdit, keep: readonly string[], trials: StepTrials) {
    this.#picture = picture
    this.#keep = keep
    this.#trials = trials
  }

  #finish(
    steps: readonly EditStep[],
    tool: DraftPlan['tool'],
    operations: readonly OperationInput[],
    { notes = '', edited = this.#picture.plan }: { notes?: string; edited?: Plan } = {},
  ): DraftPlan {
    const { plan, things } = this.#picture
    const promised = listPromised(this.#picture, edited, operations)
    const keep = listKeep(promised, steps, this.#keep)
    return {
      ...{ summary: `${summarise(steps)}${notes}`, steps: [...steps], keep, tool, operations },
      regions: [...listRegions(things, steps, keep), ...listPartRegions(plan, steps)],
    }
  }

  /** Throws Declined with the number of the step that cannot be carried out. */
  build(steps: readonly EditStep[], said = ''): DraftPlan {
    const { plan, things } = this.#picture
    const [first] = steps
    const other = first && steps.length === 1 ? toolFor(first) : null
    if (other !== null) return this.#finish(steps, other, [], { notes: said })
    const operations: OperationInput[] = []
    const shown: EditStep[] = []
    let edited = plan
    let notes = said
    for (const [at, step] of steps.entries()) {
      try {
        if (toolFor(step) !== null) throw new Declined(texts.alone(summarise([step])))
        const { own, applied, note } = this.#trials.apply(edited, things, step)
        notes += note
        // 右边那只去掉，只留一只: the step before did it
        const isDone = 'refused' in applied && at > 0 && step.kind === 'count'
        if (isDone && /本来就有/.test(applied.refused.reason)) continue
        // what the steps before have done already: a light makes the night, daylight hides the moon
        const isGone = step.kind === 'remove' && at > 0 && isHidden(edited, step)
        const isThere =
          'refused' in applied &&
          operations.some(({ op }) => AIR_OPERATIONS.test(op)) &&
          own.every(({ op }) => AIR_OPERATIONS.test(op)) &&
          /看不出来/.test(applied.refused.reason)
        // 左边的坐着，右边的趴着 of one that lies
        const isSo =
          'refused' in applied &&
          steps.length > 1 &&
          ((step.kind === 'trait' &&
            (NOT_WORN.test(applied.refused.reason) ||
              /已经是这样了/.test(applied.refused.reason))) ||
            (step.kind === 'weather' && /看不出来/.test(applied.refused.reason)))
        if (isGone || isThere || isSo) {
          shown.push(withChoices(step))
          continue
        }
        if ('refused' in applied)
          throw new Declined(applied.refused.reason, applied.refused.alternatives)
        edited = applied.plan
        operations.push(...own)
        shown.push(withChoices(step))
      } catch (error) {
        if (error instanceof Declined && steps.length > 1 && /^.{1,8}已经在/.test(error.reason)) {
          // 缩小，居中 of what is in the middle
          shown.push(withChoices(step))
          continue
        }
        if (error instanceof Declined) throw new StepDeclined(at, error)
        throw error
      }
    }
    return this.#finish(shown, 'edit', operations, { notes, edited })
  }

  /** Null for what is declined. */
  try(steps: readonly EditStep[], said = ''): DraftPlan | null {
    try {
      return steps.length > 0 ? this.build(steps, said) : null
    } catch (error) {
      if (error instanceof StepDeclined) return null
      throw error
    }
  }
}

class StepDeclined extends Error {
  constructor(
    readonly at: number,
    readonly by: Declined,
  ) {
    super(by.reason)
  }
}
/** The half that can be done first, then the same with other values. */
function offer(
  planner: Planner,
  steps: readonly EditStep[],
  { at, by }: StepDeclined,
): DraftPlan[] {
  const offers: DraftPlan[] = []
  const rest = steps.filter((_, index) => index !== at)
  const half = planner.try(rest)
  if (half) offers.push(half)
  const placed = [
    withSnowyPlace(steps, at),
    withGround(steps, at, by.reason),
    wearInstead(steps, at, by.reason),
  ]
  offers.push(...placed.flatMap((other) => planner.try(other) ?? []))
  for (const value of by.values.slice(0, MOST_OFFERS)) {
    if (offers.length >= MOST_OFFERS) break
    if (value === steps[at]?.target) continue
    const changed = steps.map((step, index) => (index === at ? { ...step, value } : step))
    const plan = planner.try(changed)
    if (plan) offers.push(plan)
  }
  return offers.slice(0, MOST_OFFERS)
}

function planSteps(
  picture: PictureToEdit,
  planner: Planner,
  read: EditRead,
  { lastTarget }: EditRequest,
): DraftReading {
  const { steps } = read
  const notUnderstood = [...read.notUnderstood, ...steps.flatMap(listUndrawnPatterns)]
  const bound: EditStep[][] = []
  const notes = new Set<string>()
  for (const step of steps) {
    const context = { lastTarget, before: bound.flatMap(([one]) => one ?? []) }
    const bind = (one: ReadStep) => bindStep(picture.plan, picture.things, one, context)
    const named = bind(step)
    const near = named ? null : withNearTarget(picture, step)
    const readings = named ?? (near && bind(near.step))
    if (!readings) return declineMissing(picture, planner, bound, step, notUnderstood)
    bound.push(readings)
    if (near) notes.add(texts.typed(near.word, near.name))
  }
  return planBound(planner, bound, steps, notUnderstood, [...notes].join(''))
}

/** @param steps as they were read, for the words of what is declined */
function planBound(
  planner: Planner,
  bound: readonly EditStep[][],
  steps: readonly { readonly words?: string }[],
  notUnderstood: readonly string[],
  notes = '',
): DraftReading {
  const combined = combine(bound)
  const [first = []] = combined
  try {
    const plans = [planner.build(first, notes)]
    for (const other of combined.slice(1)) {
      const plan = planner.try(other, notes)
      if (plan) plans.push(plan)
    }
    return { plans, notUnderstood }
  } catch (error) {
    if (!(error instanceof StepDeclined)) throw error
    const alternatives = offer(planner, first, error)
    const words = steps[error.at]?.words
    const { reason, isFinal } = error.by
    return decline('cannot', reason, { words, alternatives, notUnderstood, isFinal })
  }
}

function declineMissing(
  { things }: PictureToEdit,
  planner: Planner,
  bound: readonly EditStep[][],
  { kind, target, value, words }: ReadStep,
  notUnderstood: readonly string[],
): DraftReading {
  const half = planner.try(bound.flatMap(([step]) => (step ? [step] : [])))
  const tint =
    kind === 'recolour' && value !== undefined ? planner.try([{ kind: 'tone', value }]) : null
  const added = planner.try(addInstead(kind, target?.name, value))
  const names = [...new Set(things.map(({ name }) => name))]
  const message = texts.noThing(target?.name ?? target?.words ?? '', names.slice(0, 5))
  return decline('cannot', message, {
    words,
    alternatives: [half, added, tint].flatMap((plan) => plan ?? []),
    notUnderstood,
  })
}

/** Suggestions where a sentence says nothing that can be drawn. */
function suggest({ things }: PictureToEdit, planner: Planner): DraftPlan[] {
  const [first] = things
  const wishes: EditStep[][] = [
    [{ kind: 'tone', value: '暖' }],
    [{ kind: 'time', value: '黄昏' }],
    ...(first
      ? [[{ kind: 'scale', value: '大', target: first.name, targetId: first.id } as EditStep]]
      : []),
  ]
  return wishes.flatMap((steps) => planner.try(steps) ?? []).slice(0, MOST_OFFERS)
}

export function planEdit(picture: PictureToEdit, request: EditRequest): DraftReading {
  const trials = new StepTrials()
  if (request.steps ?? request.modelSteps) return planOnce(picture, request, trials)
  const parts = listPieces(picture.plan).map(({ name }) => name)
  const names = [...picture.things.flatMap(({ name, words }) => [name, ...words]), ...parts]
  const plan = planBySlots(findInPicture(picture), (sentence, read) =>
    planOnce(picture, { ...request, sentence }, trials, read),
  )
  // a word by its sound before a clause without it
  const typed = (isLoose: boolean) =>
    planTyped(request.sentence, names, (sentence) => plan(sentence, isLoose))
  return preferLoose(typed(false), () => typed(true))
}

function planOnce(
  picture: PictureToEdit,
  request: EditRequest,
  trials: StepTrials,
  read = readEdit(request.sentence),
): DraftReading {
  const { versions = {} } = request
  const keepNames = request.keep ?? []
  if (request.steps) {
    const planner = new Planner(picture, keepNames, trials)
    try {
      return { plans: [planner.build(request.steps)], notUnderstood: [] }
    } catch (error) {
      if (!(error instanceof StepDeclined)) throw error
      return decline('cannot', error.by.reason, {
        alternatives: offer(planner, request.steps, error),
      })
    }
  }
  const planner = new Planner(picture, [...keepNames, ...read.keep], trials)
  if (request.modelSteps) {
    const bound = bindModelSteps(picture, request.modelSteps, request)
    return bound ? planBound(planner, bound, [], []) : decline('not-understood', texts.unread)
  }
  const { steps, notUnderstood } = read
  if (read.unable) {
    const half = { ...read, unable: null }
    const { plans } = steps.length > 0 ? planSteps(picture, planner, half, request) : { plans: [] }
    const { words, why } = read.unable
    return decline('cannot', texts.unable[why], {
      ...{ words, alternatives: plans.slice(0, 1), notUnderstood },
      isFinal: true,
    })
  }
  if (read.conflict) {
    const [one, other] = read.conflict
    const alternatives = [one, other].flatMap((words) => {
      const half = { ...read, conflict: null, steps: steps.filter((step) => step.words === words) }
      if (half.steps.length === 0) return []
      return planSteps(picture, planner, half, request).plans.slice(0, 1)
    })
    return decline('cannot', texts.conflict(one, other), {
      ...{ alternatives, notUnderstood, isFinal: true },
    })
  }
  if (steps.length === 0) {
    if (read.isVague)
      return decline('not-understood', texts.vague, {
        alternatives: suggest(picture, planner),
        notUnderstood,
      })
    if (read.isChat) return decline('not-understood', texts.chat, { notUnderstood })
    const message =
      notUnderstood.length === 0 && read.keep.length + Number(read.keepsRest) > 0
        ? texts.onlyKeep
        : texts.unread
    return decline('not-understood', message, { notUnderstood })
  }
  const [only] = steps
  if (steps.length === 1 && only?.kind === 'vary' && only.version !== undefined) {
    const earlier = versions[String(only.version)]
    if (!earlier || earlier.length === 0)
      return decline('cannot', texts.noVersion, { words: only.words, notUnderstood })
    return planOnce(picture, { ...request, steps: earlier }, trials)
  }
  if (steps.length > EDIT_STEPS_MAX) {
    const first = { ...read, steps: steps.slice(0, EDIT_STEPS_MAX) }
    const { plans } = planSteps(picture, planner, first, request)
    return decline('cannot', texts.tooMany(EDIT_STEPS_MAX), {
      alternatives: plans.slice(0, 1),
      notUnderstood,
    })
  }
  return planSteps(picture, planner, read, request)
}
