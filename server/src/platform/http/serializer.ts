/** Answers as their contract says: checked, without what it does not name, as JSON. */
import type { FastifySerializerCompiler } from 'fastify'
import { ResponseSerializationError } from 'fastify-type-provider-zod'
import type { z } from 'zod'

/**
 * fastify-type-provider-zod encodes, which walks every value twice. What we answer is the same
 * either way (contract/answers.test.ts), so it is parsed, by the code zod compiles for that.
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> =
  ({ schema, method, url }) =>
  (data) => {
    const result = schema.safeParse(data)
    if (result.error) throw new ResponseSerializationError(method, url, { cause: result.error })
    return JSON.stringify(result.data)
  }
