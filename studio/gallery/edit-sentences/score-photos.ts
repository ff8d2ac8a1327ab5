/** The sentences about photographs, with the regions that the networks found in them. */
import type { EditStep } from '@contract/edits'
import { readEdit } from '../../painter/intent/edits/read-edit'
import type { PhotoReading } from '../../photo-plan/draft'
import type { PhotoToEdit } from '../../photo-plan/bind-step'
import { planPhoto } from '../../photo-plan/plan-photo'
import { buildDefaults } from '@contract/tools/define'
import { findTool } from '@contract/tools/all'
import { toolWordsIssue } from '../../tools/words-issue'
import {
  allows,
  countVerdicts,
  type ExpectedStep,
  judgePlan,
  type ScoredRow,
  type SentenceRow,
  TAKES_TARGET,
} from './score'

/** By id of the picture. */
export type PhotoRegions = Readonly<Record<string, PhotoToEdit['found'] & { aspect: number }>>

/** True if the regions of a step are where the row says. */
function isWhere({ found }: PhotoToEdit, where: string, step: EditStep): boolean {
  if (!TAKES_TARGET.test(step.kind) || step.targetId === undefined) return true
  const ids = new Set(step.targetId.split(' '))
  const regions = found.regions.filter(({ id }) => ids.has(id))
  const centres = regions.map(({ bounds }) => bounds.x + bounds.width / 2)
  return where.split('|').some((word) => {
    if ((step.target ?? '').includes(word)) return true
    if (/左/.test(word)) return centres.every((x) => x < 0.5)
    return /右/.test(word) ? centres.every((x) => x > 0.5) : false
  })
}

export function matchesRegion(photo: PhotoToEdit, expected: ExpectedStep, step: EditStep): boolean {
  if (!expected.kind.split('|').includes(step.kind)) return false
  if (!allows(expected.value, step.value)) return false
  if (expected.where !== undefined && !isWhere(photo, expected.where, step)) return false
  if (expected.target === undefined || !TAKES_TARGET.test(step.kind)) return true
  const ids = new Set(step.targetId?.split(' '))
  const names = photo.found.regions.filter(({ id }) => ids.has(id)).map(({ name }) => name)
  return [step.target, ...names].some((name) => allows(expected.target, name))
}

/** A plan whose words nothing here can paint is declined before it is ordered. */
function withWords(reading: PhotoReading, image: string): PhotoReading {
  const [plan] = reading.plans
  const issue = plan?.tools
    .map(({ tool: id, params }) => {
      const tool = findTool(id)
      return tool && toolWordsIssue(id, { ...buildDefaults(tool), ...params, image })
    })
    .find(Boolean)
  if (!issue) return reading
  const declined = { reason: 'cannot', message: issue.message, isFinal: false } as const
  return { ...reading, plans: [], declined: { ...declined, alternatives: [] } }
}

const describe = ({ plans: [plan], declined, notUnderstood }: PhotoReading): string =>
  [
    plan?.steps
      .map(
        ({ kind, target = '', value = '', targetId = '' }) =>
          `${kind}(${target} ${value} #${targetId})`,
      )
      .join(' ; '),
    declined && `${declined.reason}: ${declined.message}`,
    notUnderstood.length > 0 && `not understood: ${notUnderstood.join(' ')}`,
  ]
    .filter(Boolean)
    .join(' | ')

/** A model that edits by instruction is given whatever was read. */
function byInstruction(reading: PhotoReading): PhotoReading {
  const { steps, declined, notUnderstood } = reading
  if (!declined || declined.isFinal || steps.length === 0) return reading
  const plan = { summary: '', steps: [...steps], keep: [], tools: [], regions: [] }
  return { steps, plans: [plan], notUnderstood }
}

/** @param instructed a model that edits by instruction is configured */
export function scorePhotoSentences(
  photos: PhotoRegions,
  sentences: readonly SentenceRow[],
  { instructed }: { instructed: boolean },
): { rows: readonly ScoredRow[]; right: number; other: number } {
  const rows = sentences.flatMap(({ id, picture, sentence, previous, expected }): ScoredRow[] => {
    const found = photos[picture]
    if (!found) return []
    const photo = { found, aspect: found.aspect }
    const before = previous === undefined ? undefined : readEdit(previous).steps.at(-1)?.target
    const lastTarget = before?.name ?? undefined
    const read = planPhoto(photo, { sentence, lastTarget })
    const reading = instructed ? byInstruction(read) : withWords(read, `upload:${picture}`)
    const verdict = judgePlan(reading, expected, (one, step) => matchesRegion(photo, one, step))
    return [{ id, sentence, verdict, answer: describe(reading) }]
  })
  return { rows, ...countVerdicts(rows) }
}
