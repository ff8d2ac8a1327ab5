/** Engines and their models: how they are, what they cost, and which of them serve what. */
import { z } from 'zod'
import { OPERATORS } from '../../staff'
import { defineEndpoints, id, isoTime } from '../define'

const modelId = z.string().min(1, '请写模型').max(160, '没有这个模型')
const milli = z
  .number()
  .int('金额最多三位小数')
  .min(0, '金额不能是负数')
  .max(1_000_000_000, '金额太大了')
const reason = z.string().trim().min(2, '请写明原因').max(60, '原因最多 60 个字')
const MOST_CREDITS = 10_000

const modelRow = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string(),
  /** It is offered; what is off finishes what it began. */
  on: z.boolean(),
  /** For a picture of 文生图, or of what it does instead. */
  credits: z.number().int(),
  /** The price was set here, not in the configuration. */
  ownPrice: z.boolean(),
  /** Names of the tools it can do. */
  tools: z.array(z.string()),
  /** Tools that no other engine offers: without it they are gone. */
  aloneFor: z.array(z.string()),
  /** Of jobs that ended since midnight in Shanghai. */
  succeeded: z.number().int(),
  failed: z.number().int(),
  medianMs: z.number().int().nullable(),
  /** It alone takes no orders until then, because its jobs failed; null: it does. */
  pausedUntil: isoTime.nullable(),
  /** Its last failure since it last worked. */
  reason: z.string().nullable(),
})

const engineRow = z.object({
  id: z.string(),
  name: z.string(),
  /** It runs in this installation: there is nothing to test. */
  embedded: z.boolean(),
  state: z.enum(['well', 'failing', 'paused']),
  /** In a row, since it last worked. */
  failures: z.number().int(),
  /** The last failure. */
  reason: z.string().nullable(),
  failedAt: isoTime.nullable(),
  pausedUntil: isoTime.nullable(),
  /** Estimated cost for the operator, in thousandths of a yuan. */
  budget: z.object({
    /** Null: no limit. */
    dayMilli: z.number().int().nullable(),
    monthMilli: z.number().int().nullable(),
    /** Of a picture, or a second of a video, by model. */
    costs: z.record(z.string(), z.number().int()),
    /** Counted since midnight, and since the first of the month, in Shanghai. */
    spentDayMilli: z.number().int(),
    spentMonthMilli: z.number().int(),
    /** Nothing is ordered of it until then. */
    exhausted: z.enum(['day', 'month']).nullable(),
  }),
  /** None: it has not answered yet what it offers. */
  models: z.array(modelRow),
  /** Models of its server that are not offered here, and why: one Chinese sentence each. */
  notices: z.array(z.string()),
})

const toolRow = z.object({
  id: z.string(),
  name: z.string(),
  /** Order of engines, the first one first. */
  offers: z.array(z.object({ modelId: z.string(), name: z.string(), credits: z.number().int() })),
  /** The order was set here. */
  ownOrder: z.boolean(),
})

const enginesView = z.object({ engines: z.array(engineRow), tools: z.array(toolRow) })

export const consoleEngineEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/console/engines',
    auth: 'staff',
    staff: OPERATORS,
    summary:
      'Engines with their health, their models with price and figures, tools with their order',
    data: enginesView,
  },
  test: {
    method: 'POST',
    path: '/api/console/engines/{id}/test',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Ask an engine elsewhere whether it works; costs nothing, ends a pause when it does',
    params: z.object({ id }),
    body: z.strictObject({}),
    data: z.object({
      works: z.boolean(),
      ms: z.number().int(),
      /** Answer of the test, or why it does not work; never a secret. */
      words: z.string(),
      at: isoTime,
    }),
  },
  switch: {
    method: 'POST',
    path: '/api/console/engines/switch',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Offer a model or offer it no more; jobs that were ordered are finished. Idempotent',
    body: z.strictObject({ modelId, on: z.boolean(), reason }),
    data: enginesView,
  },
  price: {
    method: 'POST',
    path: '/api/console/engines/price',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Set what a picture of a model costs; null: as the configuration says. Idempotent',
    body: z.strictObject({
      modelId,
      credits: z
        .number()
        .int('积分是整数')
        .min(0, '积分不能是负数')
        .max(MOST_CREDITS, `最多 ${MOST_CREDITS} 积分`)
        .nullable(),
      reason,
    }),
    data: enginesView,
  },
  budget: {
    method: 'POST',
    path: '/api/console/engines/budget',
    auth: 'staff',
    staff: OPERATORS,
    summary:
      'Set what an engine may cost in a day and a month, and what a picture of its models does',
    body: z.strictObject({
      engineId: z.string().min(1, '请写引擎').max(80, '没有这个引擎'),
      dayMilli: milli.nullable(),
      monthMilli: milli.nullable(),
      costs: z.record(modelId, milli),
      reason,
    }),
    data: enginesView,
  },
  order: {
    method: 'POST',
    path: '/api/console/engines/order',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Set the order of engines for a tool; empty: as configured. Idempotent',
    body: z.strictObject({
      tool: z.string().min(1, '请写用途').max(40, '没有这个用途'),
      modelIds: z
        .array(modelId)
        .max(60, '最多 60 个模型')
        .refine((ids) => new Set(ids).size === ids.length, '有模型写了两次'),
    }),
    data: enginesView,
  },
})
