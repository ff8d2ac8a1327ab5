/** Forms that a server accepts, learned from its refusals: vendors promise one API and take parts of it. */
import { z } from 'zod'

/** By the schema, as any JSON, or by the prompt alone. */
export type AnswerFormat = 'schema' | 'object' | 'prompt'

export interface Dialect {
  readonly format: AnswerFormat
  readonly images: boolean
  readonly limit: 'max_tokens' | 'max_completion_tokens'
  readonly temperature: boolean
}

const NEXT_FORMAT: Readonly<Record<AnswerFormat, AnswerFormat | null>> = {
  schema: 'object',
  object: 'prompt',
  prompt: null,
}

/**
 * The dialect to try after a refusal (400, 404, 422) with this body; null: the refusal is about
 * something else. Refusals cost nothing.
 */
export function learnFromRefusal(dialect: Dialect, body: string): Dialect | null {
  if (dialect.limit === 'max_tokens' && /max_completion_tokens/.test(body))
    return { ...dialect, limit: 'max_completion_tokens' }
  if (dialect.temperature && /temperature/.test(body)) return { ...dialect, temperature: false }
  if (dialect.images && /image|vision|multi-?modal|content.{0,40}string/i.test(body))
    return { ...dialect, images: false }
  const next = NEXT_FORMAT[dialect.format]
  if (next && /response_format|json_schema|json_object|schema|not.{0,10}support/i.test(body))
    return { ...dialect, format: next }
  return null
}

/** Keys of JSON schema that the narrowest of the vendors take. */
const ALLOWED = ['type', 'enum', 'required', 'additionalProperties', 'description'] as const

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly [key: string]: unknown
}

/** Lengths and patterns are checked by our own schema: some vendors refuse to read them. */
function narrow(schema: JsonSchema): JsonSchema {
  const { properties, items, anyOf } = schema
  const entries = ALLOWED.filter((key) => schema[key] !== undefined).map((key) => [
    key,
    schema[key],
  ])
  return {
    ...Object.fromEntries(entries),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, value]) => [name, narrow(value)]),
      ),
    }),
    ...(items && { items: narrow(items) }),
    ...(anyOf && { anyOf: anyOf.map(narrow) }),
  }
}

export const toNarrowSchema = (schema: z.ZodType): JsonSchema =>
  narrow(z.toJSONSchema(schema, { target: 'draft-7' }) as JsonSchema)

/** Fields that single vendors need, by their hosts. */
export function listVendorFields(baseUrl: string): Readonly<Record<string, unknown>> {
  const { hostname } = new URL(baseUrl)
  // Both think aloud by default in some models, and take no schema meanwhile.
  if (hostname.endsWith('.volces.com')) return { thinking: { type: 'disabled' } }
  if (hostname.startsWith('dashscope')) return { enable_thinking: false }
  return {}
}
