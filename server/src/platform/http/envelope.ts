/** {code, message, data}: code 0 is success, anything else a wire code of contract/errors. */
import { ERRORS, type ErrorCode } from '@contract/errors'
import { z } from 'zod'

export function buildEnvelope<T extends z.ZodType>(data: T) {
  return z.object({ code: z.literal(0), message: z.string(), data })
}

export const errorEnvelope = z.object({
  code: z.number().int(),
  message: z.string(),
  data: z.unknown(),
})

export function failure(
  code: ErrorCode,
  message: string = ERRORS[code].message,
  details: unknown = null,
): z.output<typeof errorEnvelope> {
  return { code: ERRORS[code].wire, message, data: details }
}
