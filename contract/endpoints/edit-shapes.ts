/** Shapes of 对话改图 that several calls have in common. */
import { z } from 'zod'
import {
  type DriftView,
  EDIT_KINDS,
  EDIT_SCOPES,
  EDIT_STEPS_MAX,
  EDIT_STRENGTHS,
  type EditOrder,
  type EditStep,
  SENTENCE_MAX,
} from '../edits'

const word = z.string().max(80)
const share = z.number().min(0).max(1)
const name = z.string().max(40)

export const bounds = z.object({ x: share, y: share, width: share, height: share })

export const editStep: z.ZodType<EditStep, EditStep> = z.strictObject({
  kind: z.enum(EDIT_KINDS),
  target: word.optional(),
  targetId: word.optional(),
  value: z.string().max(400).optional(),
  choices: z.array(word).max(4).optional(),
  scope: z.enum(EDIT_SCOPES).optional(),
  strength: z.enum(EDIT_STRENGTHS).optional(),
})

export const editSteps = z.array(editStep).min(1).max(EDIT_STEPS_MAX)
export const keepNames = z.array(name).max(40)

export const editOrder: z.ZodType<EditOrder, EditOrder> = z.strictObject({
  threadId: z.string().min(1).max(40).optional(),
  sentence: z.string().trim().max(SENTENCE_MAX),
  summary: z.string().max(400),
  steps: editSteps,
  keep: keepNames,
})

export const driftView: z.ZodType<DriftView> = z.object({
  name: z.string(),
  bounds,
  kind: z.enum(['missing', 'changed']),
  changed: share,
})
