import { z } from 'zod'

/** Edits as data. `target` is the id of a thing of the plan, `to` what it shall be, in words. */

const target = z.string().max(80)
const share = z.number().min(-2).max(2)

export const operationSchema = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('remove'), target }),
  /** `dx` and `dy` are shares of the picture. */
  z.strictObject({ op: z.literal('move'), target, dx: share.default(0), dy: share.default(0) }),
  z.strictObject({ op: z.literal('scale'), target, factor: z.number().min(0.2).max(5) }),
  z.strictObject({ op: z.literal('mirror'), target }),
  z.strictObject({
    op: z.literal('forward'),
    target,
    steps: z.number().int().min(1).max(20).default(1),
  }),
  z.strictObject({
    op: z.literal('back'),
    target,
    steps: z.number().int().min(1).max(20).default(1),
  }),
])

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
export function parseOperations(value: unknown): Operation[] | null {
  return operationsSchema.safeParse(value).data ?? null
}
