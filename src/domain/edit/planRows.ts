/** A plan as the rows of its sheet: 换 or 加, 去, 改, then 不动 · 范围 · 强度. */
import {
  EDIT_SCOPES,
  EDIT_STRENGTHS,
  type EditKind,
  type EditPlan,
  type EditStep,
} from '@contract/edits'
import { PLAN } from './texts'
import type { EditScope, EditStrength } from './types'

const LABELS: Partial<Record<EditKind, string>> = {
  add: PLAN.add,
  remove: PLAN.remove,
  extend: PLAN.change,
  crop: PLAN.change,
  upscale: PLAN.change,
  cutout: PLAN.change,
  vary: PLAN.change,
  undo: PLAN.change,
}

const NOUNS: Partial<Record<EditKind, string>> = PLAN.kinds

export interface StepRow {
  label: string
  /** The thing that changes, or the noun of the kind; null: the value says it all. */
  subject: string | null
  /** Between subject and value. */
  joint: string | null
  value: string | null
}

export function buildStepRow({ kind, target, value }: EditStep): StepRow {
  const label = LABELS[kind] ?? PLAN.swap
  const subject = target ?? NOUNS[kind] ?? null
  const joined = subject !== null && value !== undefined && label === PLAN.swap
  const joint = !joined || kind === 'scale' ? null : kind === 'move' ? PLAN.to : PLAN.into
  return { label, subject, joint, value: value ?? null }
}

export interface Option<T extends string> {
  value: T
  text: string
}

/** The ranges of a plan; empty when none of its steps has one. */
export function listScopes({ steps }: Pick<EditPlan, 'steps'>): Option<EditScope>[] {
  const scoped = steps.find(({ scope }) => scope !== undefined)
  if (!scoped) return []
  const { target } = scoped
  return EDIT_SCOPES.map((value) => ({
    value,
    text:
      value === 'thing' && target !== undefined && target.length <= 3
        ? PLAN.onlyThing(target)
        : PLAN.scopes[value],
  }))
}

export function listStrengths({ steps }: Pick<EditPlan, 'steps'>): Option<EditStrength>[] {
  if (steps.every(({ strength }) => strength === undefined)) return []
  return EDIT_STRENGTHS.map((value) => ({ value, text: PLAN.strengths[value] }))
}

export const getScope = ({ steps }: Pick<EditPlan, 'steps'>) =>
  steps.find(({ scope }) => scope !== undefined)?.scope

export const getStrength = ({ steps }: Pick<EditPlan, 'steps'>) =>
  steps.find(({ strength }) => strength !== undefined)?.strength
