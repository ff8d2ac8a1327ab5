/** Common fields of an entry of engines.json, for every vendor. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { pictureSizes } from '../../platform/lib/env/schemas'
import { ConfigError, type Environment } from '../../platform/lib/env/values'

const ID = z.string().regex(/^[a-z][\w-]{0,39}$/, 'must be a word such as home-gpu')
const credits = z.number().int().min(0).max(10_000)
const name = z.string().min(1).max(40)

const modelEntry = z
  .strictObject({
    id: z.string().regex(/^[\w./:-]{1,120}$/, 'must be a model id such as gpt-image-1.5'),
    /** As its vendor calls it; left out: as its id. */
    model: z.string().min(1).max(200).optional(),
    name: name.optional(),
    note: z.string().min(1).max(120).optional(),
    credits: credits.optional(),
    sizes: z
      .array(z.string())
      .min(1)
      .transform((list) => list.join(','))
      .pipe(pictureSizes)
      .optional(),
  })
  .transform(({ id, model = id, name: named = null, note = null, sizes = null, ...rest }) => ({
    id,
    model,
    name: named,
    note,
    sizes,
    credits: rest.credits,
  }))

export const COMMON_ENTRY = {
  id: ID,
  vendor: z.string(),
  name: name.optional(),
  url: z
    .string()
    .regex(/^https?:\/\/[^\s/]+(\/[^\s]*)?$/, 'must be an http(s) URL')
    .transform((url) => url.replace(/\/+$/, '')),
  /** Name of the environment variable that holds the key. */
  apiKeyEnv: z
    .string()
    .regex(/^[A-Za-z_]\w*$/, 'must be the name of an environment variable')
    .optional(),
  /** File that holds the key, relative to engines.json. */
  apiKeyFile: z.string().min(1).optional(),
  credits,
  timeoutMs: z.number().int().min(1000).max(1_800_000).optional(),
  models: z.array(modelEntry).min(1).max(60).optional(),
} as const

/** The key an entry points to; null where it names none. Throws ConfigError. */
export type SecretReader = (entry: {
  readonly id: string
  readonly apiKeyEnv?: string | undefined
  readonly apiKeyFile?: string | undefined
}) => string | null

/** In place of a key in a process that calls no engine. */
const NOT_READ: SecretReader = ({ apiKeyEnv, apiKeyFile }) =>
  apiKeyEnv === undefined && apiKeyFile === undefined ? null : 'not-read'

/** @param options.needed left out or true: a key that is not there is a ConfigError */
export function secretReader(
  env: Environment,
  folder: string,
  { needed = true }: { needed?: boolean } = {},
): SecretReader {
  if (!needed) return NOT_READ
  return ({ id, apiKeyEnv, apiKeyFile }) => {
    if (apiKeyEnv !== undefined && apiKeyFile !== undefined)
      throw new ConfigError(`engines.json: ${id} has apiKeyEnv and apiKeyFile; one is enough`)
    if (apiKeyEnv !== undefined) {
      const key = env[apiKeyEnv]?.trim()
      if (!key)
        throw new ConfigError(
          `engines.json: ${id} needs the variable ${apiKeyEnv}, which is not set`,
        )
      return key
    }
    if (apiKeyFile === undefined) return null
    try {
      const key = readFileSync(path.resolve(folder, apiKeyFile), 'utf8').trim()
      if (key !== '') return key
    } catch (cause) {
      throw new ConfigError(
        `engines.json: ${id} needs the file ${apiKeyFile}, which cannot be read (${cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'})`,
      )
    }
    throw new ConfigError(
      `engines.json: ${id} needs a key in the file ${apiKeyFile}, which is empty`,
    )
  }
}

/** One sentence about the first thing that is wrong with an entry. */
export function entryIssue(entry: unknown, error: z.ZodError): string {
  const id = z.object({ id: z.string() }).safeParse(entry)
  const [issue] = error.issues
  const at = issue && issue.path.length > 0 ? `${issue.path.join('.')}: ` : ''
  return `engines.json: ${id.success ? id.data.id : 'an engine'} – ${at}${issue?.message ?? 'is not valid'}`
}
