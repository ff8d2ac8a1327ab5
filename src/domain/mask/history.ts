/**
 * Edit history of a mask, step by step, for undo and redo. Steps hold only their change: a history
 * of a hundred is small enough for the phone's storage.
 */
import { maskIssue, type Mark, type MaskValue } from '@contract/tools/mask'

export type Step =
  | { do: 'add'; mark: Mark }
  /** Another mark in the place of the last one. */
  | { do: 'replace'; now: Mark; was: Mark }
  | { do: 'change'; now: Partial<MaskValue>; was: Partial<MaskValue> }

export interface History {
  readonly value: MaskValue
  readonly steps: readonly Step[]
  /** Number of applied steps; later ones can be redone. */
  readonly at: number
}

export const MAX_STEPS = 100

export function createHistory(value: MaskValue): History {
  return { value, steps: [], at: 0 }
}

function applyStep(value: MaskValue, step: Step): MaskValue {
  if (step.do === 'change') return { ...value, ...step.now }
  if (step.do === 'add') return { ...value, marks: [...value.marks, step.mark] }
  return { ...value, marks: [...value.marks.slice(0, -1), step.now] }
}

function revertStep(value: MaskValue, step: Step): MaskValue {
  if (step.do === 'change') return { ...value, ...step.was }
  const marks = value.marks.slice(0, -1)
  return { ...value, marks: step.do === 'add' ? marks : [...marks, step.was] }
}

/** A slider that is dragged is one step, however many values it passes. */
function mergeSteps(last: Step | undefined, step: Step): Step | null {
  if (last?.do !== 'change' || step.do !== 'change') return null
  const same = [last.now, step.now].every(
    (part) => Object.keys(part).length === 1 && part.feather !== undefined,
  )
  return same ? { ...step, was: last.was } : null
}

export function recordStep(history: History, step: Step): History {
  const before = history.steps.slice(0, history.at)
  const last = before[before.length - 1]
  const one = mergeSteps(last, step)
  const steps = (one ? [...before.slice(0, -1), one] : [...before, step]).slice(-MAX_STEPS)
  return { value: applyStep(history.value, step), steps, at: steps.length }
}

/** Changes settings; nothing is recorded when they are so already. */
export function changeMask(history: History, now: Partial<MaskValue>): History {
  const { value } = history
  const keys = Object.keys(now) as (keyof MaskValue)[]
  if (keys.every((key) => value[key] === now[key])) return history
  const was = Object.fromEntries(keys.map((key) => [key, value[key]])) as Partial<MaskValue>
  return recordStep(history, { do: 'change', now, was })
}

export function stepBack(history: History): History {
  const step = history.steps[history.at - 1]
  if (!step) return history
  return { ...history, value: revertStep(history.value, step), at: history.at - 1 }
}

export function stepForward(history: History): History {
  const step = history.steps[history.at]
  if (!step) return history
  return { ...history, value: applyStep(history.value, step), at: history.at + 1 }
}

/** Stored history, if it belongs to exactly this mask. */
export function restoreHistory(stored: unknown, value: MaskValue): History {
  const { value: last, steps, at } = (stored ?? {}) as Partial<History>
  const whole =
    Array.isArray(steps) &&
    Number.isInteger(at) &&
    (at as number) >= 0 &&
    (at as number) <= steps.length &&
    maskIssue(last, { label: '', required: false }) === null
  if (!whole || JSON.stringify(last) !== JSON.stringify(value)) return createHistory(value)
  return { value, steps, at: at as number }
}
