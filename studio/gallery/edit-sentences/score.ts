/** Compares plans of sentences with the expected ones, by the rules of tests/edit-sentences/README.md. */
import type { EditStep } from '@contract/edits'
import { planEdit, type DraftReading } from '../../painter/editing/sentence/plan-edit'
import { lexicon } from '../../painter/lexicon/lexicon'
import { planPicture } from '../../painter/planning/plan-picture'
import type { Plan } from '../../painter/planning/plan'
import { listThings, type PlannedThing } from '../../painter/planning/things'
import { PICTURE_SIZES } from '../../painter/sizes'
import { STYLES } from '../../painter/slots'
import { STYLE_NAMES } from '../../painter/styles/names'

export interface PictureRow {
  readonly id: string
  readonly from: string
  readonly prompt: string
  readonly seed: number
  readonly style: string
  readonly size: string
}

export interface ExpectedStep {
  readonly kind: string
  readonly target?: string
  readonly value?: string
  readonly thing?: string
  readonly where?: string
}

export interface Expected {
  readonly steps?: readonly ExpectedStep[]
  readonly declined?: string
}

export interface SentenceRow {
  readonly id: string
  readonly picture: string
  readonly sentence: string
  readonly previous?: string
  readonly expected: readonly Expected[]
}

export type Verdict = 'right' | 'other' | 'refused' | 'partial'

export interface ScoredRow {
  readonly id: string
  readonly sentence: string
  readonly verdict: Verdict
  /** In short, for people. */
  readonly answer: string
}

/** Pictures are planned as small as their things can still be distinguished. */
const SHRINK = 4

export function planRow({ prompt, seed, style: name, size: ratio }: PictureRow): Plan {
  const style = STYLES.find((id) => STYLE_NAMES[id] === name) ?? null
  const size = PICTURE_SIZES.find((one) => one.ratio === ratio) ?? { width: 1024, height: 1024 }
  const [width, height] = [size.width / SHRINK, size.height / SHRINK]
  return planPicture({ prompt, negativePrompt: '', style, width, height, seed })
}

const isSameWord = (a: string, b: string): boolean => {
  if (a === '' || b === '') return false
  if (a.includes(b) || b.includes(a)) return true
  const [one, other] = [lexicon.get(a)?.[0], lexicon.get(b)?.[0]]
  return one !== undefined && one.slot === other?.slot && one.value === other.value
}

export const allows = (expected: string | undefined, given: string | undefined): boolean =>
  expected === undefined || expected.split('|').some((word) => isSameWord(word, given ?? ''))

/** Counts of a step as people say them: `+2` is 多 2, `-1` is 少 1. */
const spellCount = (value: string | undefined): string | undefined =>
  value?.replace(/^\+/, '多+').replace(/^-/, '少-')

export const TAKES_TARGET = /^(?:remove|replace|recolour|trait|count|move|scale|cutout)$/

export function matchesThing(
  expected: ExpectedStep,
  step: EditStep,
  things: readonly PlannedThing[],
): boolean {
  if (!expected.kind.split('|').includes(step.kind)) return false
  const value = step.kind === 'count' ? spellCount(step.value) : step.value
  if (!allows(expected.value, value)) return false
  const ids = step.targetId?.split(' ') ?? []
  if (expected.thing !== undefined) return ids.length === 1 && ids[0] === expected.thing
  if (expected.target === undefined || !TAKES_TARGET.test(step.kind)) return true
  const names = things
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ name, words }) => [name, ...words])
  return [step.target, ...names].some((name) => allows(expected.target, name))
}

interface Answer {
  readonly plans: readonly { readonly steps: readonly EditStep[] }[]
  readonly declined?: { readonly reason: string } | undefined
  readonly notUnderstood: readonly unknown[]
}

/** @param matches whether a step of the plan is the expected one */
export function judgePlan(
  { plans: [plan], declined, notUnderstood }: Answer,
  expected: readonly Expected[],
  matches: (expected: ExpectedStep, step: EditStep) => boolean,
): Verdict {
  if (!plan) {
    const reason = declined?.reason ?? ''
    return expected.some((one) => one.declined?.split('|').includes(reason)) ? 'right' : 'refused'
  }
  const isRight = expected.some(
    ({ steps }) =>
      steps?.length === plan.steps.length &&
      steps.every((step, at) => matches(step, plan.steps[at] as EditStep)),
  )
  if (isRight) return 'right'
  return notUnderstood.length > 0 ? 'partial' : 'other'
}

export function countVerdicts(rows: readonly ScoredRow[]): { right: number; other: number } {
  const count = (verdict: Verdict): number => rows.filter((row) => row.verdict === verdict).length
  return { right: count('right'), other: count('other') }
}

const describe = ({ plans: [plan], declined, notUnderstood }: DraftReading): string =>
  [
    plan?.steps
      .map(({ kind, target = '', value = '' }) => `${kind}(${target} ${value})`)
      .join(' ; '),
    declined &&
      `${declined.reason}: ${declined.message} [${declined.alternatives.map(({ summary }) => summary).join(' / ')}]`,
    notUnderstood.length > 0 && `not understood: ${notUnderstood.join(' ')}`,
  ]
    .filter(Boolean)
    .join(' | ')

export function scorePainterSentences(
  pictures: readonly PictureRow[],
  sentences: readonly SentenceRow[],
): { rows: readonly ScoredRow[]; right: number; other: number } {
  const known = new Map<string, { plan: Plan; things: readonly PlannedThing[] }>()
  const open = (id: string) => {
    const found = known.get(id)
    if (found) return found
    const row = pictures.find((one) => one.id === id)
    if (!row) throw new Error(`no picture ${id}`)
    const plan = planRow(row)
    const opened = { plan, things: listThings(plan) }
    known.set(id, opened)
    return opened
  }
  const painted = new Set(pictures.filter(({ from }) => from === 'painter').map(({ id }) => id))
  const rows = sentences
    .filter(({ picture }) => painted.has(picture))
    .map(({ id, picture, sentence, previous, expected }): ScoredRow => {
      const opened = open(picture)
      const before = previous === undefined ? undefined : planEdit(opened, { sentence: previous })
      const lastTarget = (before?.plans[0] ?? before?.declined?.alternatives[0])?.steps.at(
        -1,
      )?.target
      const reading = planEdit(opened, { sentence, lastTarget: lastTarget?.replace(/·.*$/, '') })
      return {
        id,
        sentence,
        verdict: judgePlan(reading, expected, (one, step) =>
          matchesThing(one, step, opened.things),
        ),
        answer: describe(reading),
      }
    })
  return { rows, ...countVerdicts(rows) }
}
