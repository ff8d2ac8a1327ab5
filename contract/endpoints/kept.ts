/**
 * Data the app stores with an account, so that it is restored on another device and after a new
 * version has emptied this one: drafts, presets of forms, display settings.
 */
import { z } from 'zod'
import { defineEndpoints, isoTime } from './define'
import { sourceView } from './job'

/** Characters of one part as JSON; drafts may hold masks. */
export const MAX_SAVED_CHARS = 400_000
/** Presets of one tool. */
const PRESETS_MAX = 20
const TOOLS_MAX = 60
const RECENT_MAX = 30

const toolId = z.string().min(1).max(40)
/** Parameters of a tool, of any version of the app: readers validate them. */
const params = z.record(z.string().max(60), z.unknown())

const draft = z.strictObject({
  params,
  parentId: z.string().max(40).nullable(),
  remakeOf: z.string().max(40).nullable().optional(),
  /** Edits of the work that is remade. */
  steps: z.array(z.string().max(1_000)).max(100).readonly().optional(),
  contest: z.string().max(40).optional(),
})
const preset = z.strictObject({
  id: z.string().min(1).max(40),
  name: z.string().min(1).max(60),
  params,
  sources: z.array(sourceView).max(20),
})
const perTool = <T extends z.ZodType>(value: T) =>
  z
    .record(toolId, value)
    .refine((tools) => Object.keys(tools).length <= TOOLS_MAX, `最多 ${TOOLS_MAX} 种工具`)

const small = <T extends z.ZodType>(part: T) =>
  part.refine((value) => JSON.stringify(value).length <= MAX_SAVED_CHARS, '内容太多，存不下')

const drafts = z.strictObject({
  drafts: perTool(draft),
  keepSeed: z.boolean(),
  recentPrompts: z.array(z.string().max(2000)).max(RECENT_MAX),
})
const presets = perTool(z.array(preset).max(PRESETS_MAX))
const accessibility = z.strictObject({
  /** 1 is 100 %. */
  textScale: z.number().min(1).max(2),
  contrast: z.enum(['normal', 'high']),
  motion: z.enum(['system', 'reduced']),
})

/** A part with the time the server received it; null: never saved. */
const savedValue = <T extends z.ZodType>(value: T) =>
  z.object({ value, keptAt: isoTime }).nullable()

export const savedEndpoints = defineEndpoints({
  read: {
    method: 'GET',
    path: '/api/user/kept',
    auth: 'user',
    summary: 'What the app keeps with my account (not in the specification)',
    data: z.object({
      drafts: savedValue(drafts),
      presets: savedValue(presets),
      accessibility: savedValue(accessibility),
    }),
  },
  keep: {
    method: 'PUT',
    path: '/api/user/kept',
    auth: 'user',
    summary: 'Keep these parts, each in the place of the one before (not in the specification)',
    body: z.strictObject({
      drafts: small(drafts).optional(),
      presets: small(presets).optional(),
      accessibility: accessibility.optional(),
    }),
    data: z.object({ keptAt: isoTime }),
  },
})
