import { z } from 'zod'
import { likeSchema } from '../planning/like'

/** Edits as data. `target` is the id of a thing of the plan, `to` what it shall be, in words. */

const target = z.string().max(80)
const share = z.number().min(-2).max(2)
const to = z.string().trim().min(1).max(80)
const steps = z.number().int().min(1).max(20).default(1)

/** Operations on one thing. */
const ofThing = [
  z.strictObject({ op: z.literal('remove'), target }),
  /** `dx` and `dy` are shares of the picture. */
  z.strictObject({ op: z.literal('move'), target, dx: share.default(0), dy: share.default(0) }),
  z.strictObject({ op: z.literal('scale'), target, factor: z.number().min(0.2).max(5) }),
  z.strictObject({ op: z.literal('mirror'), target }),
  z.strictObject({ op: z.literal('forward'), target, steps }),
  z.strictObject({ op: z.literal('back'), target, steps }),
  /** 蓝色 */
  z.strictObject({ op: z.literal('recolour'), target, to }),
  /** 亮, 暗, 淡: of a part of the scenery alone */
  z.strictObject({
    ...{ op: z.literal('shade'), target, to },
    amount: z.number().min(0.1).max(3).default(1),
  }),
  /** 狗, 红色的船 */
  z.strictObject({ op: z.literal('replace'), target, to }),
  /** 戴红帽子, 微笑, 长发, 坐着, 拿着花; with `without` it is taken away */
  z.strictObject({ op: z.literal('trait'), target, to, without: z.boolean().default(false) }),
  /** The number of its kind. */
  z.strictObject({ op: z.literal('count'), target, to: z.number().int().min(0).max(9) }),
] as const

/** Operations on the picture as a whole. */
const ofPicture = [
  /** `x` and `y` are the foot of the new thing, shares; `scale` its height in short sides. */
  z.strictObject({
    ...{ op: z.literal('add'), to },
    ...{ x: z.number().min(0).max(1).optional(), y: z.number().min(0).max(1).optional() },
    scale: z.number().min(0.03).max(1).optional(),
  }),
  /** A text over the picture; `x` and `y` say where, shares; left out: where nothing is in its way. */
  z.strictObject({
    ...{ op: z.literal('write'), to: z.string().trim().min(1).max(120) },
    ...{ x: z.number().min(0).max(1).optional(), y: z.number().min(0).max(1).optional() },
  }),
  z.strictObject({ op: z.literal('place'), to }),
  z.strictObject({ op: z.literal('hour'), to }),
  z.strictObject({ op: z.literal('season'), to }),
  z.strictObject({ op: z.literal('weather'), to }),
  z.strictObject({ op: z.literal('light'), to }),
  z.strictObject({ op: z.literal('style'), to }),
  z.strictObject({ op: z.literal('palette'), to }),
  z.strictObject({ op: z.literal('ratio'), to }),
  /** 亮, 暗, 暖, 冷, 鲜艳, 柔和, 黑白, 复古, 对比强; `amount` 1 is the usual step */
  z.strictObject({
    ...{ op: z.literal('tone'), to },
    amount: z.number().min(0.1).max(3).default(1),
  }),
  /** The colours of another picture. */
  z.strictObject({ op: z.literal('like'), to: likeSchema }),
  z.strictObject({ op: z.literal('text'), to: z.array(z.string().max(400)).min(1).max(8) }),
] as const

export const operationSchema = z.discriminatedUnion('op', [...ofThing, ...ofPicture])

export type Operation = z.infer<typeof operationSchema>
/** As it is written: fields with a usual value may be left out. */
export type OperationInput = z.input<typeof operationSchema>

const operationsSchema = z.union([
  z.array(operationSchema).min(1).max(20),
  operationSchema.transform((one) => [one]),
])

/**
 * Operations that come from outside: one or a list of them.
 * @returns null for what is none
 */
export const parseOperations = (value: unknown): Operation[] | null =>
  operationsSchema.safeParse(value).data ?? null
