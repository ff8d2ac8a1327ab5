/**
 * Which engines this installation has, which of them serve which tool, and what they cost: from the
 * environment (one engine a vendor) and from engines.json (any number, and an order for each tool).
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isMode } from '@contract/tools/modes'
import { text2img } from '@contract/tools/text2img'
import { z } from 'zod'
import { ConfigError, type Environment } from '../../platform/lib/env/values'
import { secretReader } from './entry'
import type { EngineSetup, KeyedVendor, Vendor } from './vendor'
import * as kinds from './vendors'

export const VENDORS: readonly Vendor[] = Object.values(kinds)

/**
 * Vendors that people may have keys of their own of, as the operator names them; null: at the
 * vendor's own address. Throws ConfigError.
 */
export function readKeyedVendors(
  named: readonly { readonly id: string; readonly baseUrl: string | null }[],
): KeyedVendor[] {
  const known = VENDORS.flatMap(({ keyed }) => keyed ?? [])
  const ids = named.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw new ConfigError(`OWN_KEY_VENDORS names ${twice} twice`)
  return named.map(({ id, baseUrl }) => {
    const vendor = known.find((one) => one.id === id)
    if (vendor) return { ...vendor, baseUrl: baseUrl ?? vendor.baseUrl }
    const all = known.map((one) => one.id).join(', ')
    throw new ConfigError(`OWN_KEY_VENDORS must name some of ${all}, not ${id}`)
  })
}

/** Of a tool: engine ids or model ids, the first one first. */
export type ToolOrder = Readonly<Record<string, readonly string[]>>

export interface EnginesSetup {
  /** Besides the embedded one, in their order. */
  readonly engines: readonly EngineSetup[]
  /** Of tools that name their engines; others take every engine that serves them, in order. */
  readonly tools: ToolOrder
  /** Credits a picture that a tool names for one of its engines or models. */
  readonly toolCredits: Readonly<Record<string, Readonly<Record<string, number>>>>
}

const FILE_NAME = 'engines.json'

const use = z.union([
  z.string().min(1),
  z.strictObject({ use: z.string().min(1), credits: z.number().int().min(0).max(10_000) }),
])
const fileSchema = z.strictObject({
  engines: z.array(z.looseObject({ id: z.string(), vendor: z.string() })).max(40),
  tools: z.record(z.string(), z.array(use).min(1).max(40)).optional(),
})

function readJson(file: string): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
    throw new ConfigError(`ENGINES_FILE cannot be read (${code})`)
  }
  try {
    return JSON.parse(text)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message.split('\n')[0] : ''
    throw new ConfigError(`engines.json is not JSON: ${why}`)
  }
}

function buildSetups(
  entries: z.output<typeof fileSchema>['engines'],
  options: { vendors: readonly Vendor[]; env: Environment; folder: string; keys: boolean },
): EngineSetup[] {
  const secrets = secretReader(options.env, options.folder, { needed: options.keys })
  return entries.map((entry) => {
    const vendor = options.vendors.find(({ id }) => id === entry.vendor)
    if (vendor) return vendor.fromEntry(entry, secrets)
    const known = options.vendors.map(({ id }) => id).join(', ')
    throw new ConfigError(
      `engines.json: ${entry.id} – vendor: must be one of ${known}, not ${entry.vendor}`,
    )
  })
}

function requireDistinct(engines: readonly EngineSetup[]): void {
  const ids = ['studio', ...engines.map(({ id }) => id)]
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined)
    throw new ConfigError(
      `engines.json: two engines have the id ${twice} (those of the environment have their vendor's, the embedded one is studio)`,
    )
}

/** Throws ConfigError with one sentence. */
export function readEngines(options: {
  vendors: readonly Vendor[]
  env: Environment
  /** ENGINES_FILE; null: the one in `dataDir`, if there is one. */
  file: string | null
  dataDir: string
  /** False: for a process that calls no engine; keys of entries are not read. Default: true. */
  keys?: boolean
}): EnginesSetup {
  const { vendors, env, keys = true } = options
  const file = options.file ?? path.join(options.dataDir, FILE_NAME)
  const ofEnvironment = vendors.flatMap((vendor) => vendor.fromEnvironment(env) ?? [])
  if (options.file === null && !existsSync(file))
    return { engines: ofEnvironment, tools: {}, toolCredits: {} }
  const parsed = fileSchema.safeParse(readJson(file))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigError(
      `engines.json – ${issue?.path.join('.') || 'the file'}: ${issue?.message ?? 'is not valid'}`,
    )
  }
  const entries = buildSetups(parsed.data.engines, {
    vendors,
    env,
    keys,
    folder: path.dirname(file),
  })
  const engines = [...entries, ...ofEnvironment]
  requireDistinct(engines)
  const tools = Object.entries(parsed.data.tools ?? {})
  for (const [tool, uses] of tools)
    if (isMode(tool) && tool !== text2img.id && uses.some((one) => typeof one !== 'string'))
      throw new ConfigError(
        `engines.json – tools.${tool}: the modes of 创作 have one price, that of text2img`,
      )
  return {
    engines,
    tools: Object.fromEntries(
      tools.map(([tool, uses]) => [
        tool,
        uses.map((one) => (typeof one === 'string' ? one : one.use)),
      ]),
    ),
    toolCredits: Object.fromEntries(
      tools.map(([tool, uses]) => [
        tool,
        Object.fromEntries(
          uses.flatMap((one) => (typeof one === 'string' ? [] : [[one.use, one.credits]])),
        ),
      ]),
    ),
  }
}
