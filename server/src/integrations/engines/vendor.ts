/**
 * A kind of engine that can be attached: how the environment or an entry of engines.json describes
 * one, and how it is made. A vendor is a folder here and a line in vendors.ts.
 */
import type { Logger } from 'pino'
import { z } from 'zod'
import {
  ConfigError,
  type Environment,
  readValues,
  type ValuesOf,
} from '../../platform/lib/env/values'
import type { Variable } from '../../platform/lib/env/variable'
import type { Engine, SizeInfo } from './engine'
import type { Describer } from './describer'
import type { MaskMaker } from './mask-maker'
import { COMMON_ENTRY, entryIssue, type SecretReader } from './entry'

/** Services of this installation for an engine. */
export interface EngineParts {
  /** Marks as pixels; null: none here draws them. */
  readonly drawMask: MaskMaker | null
  /** Measurements of a picture; null: not available here. */
  readonly describe: Describer | null
  readonly log?: Pick<Logger, 'warn'>
}

/** Address of an engine, for every vendor. */
export interface EngineServer {
  readonly id: string
  /** Null: the vendor's own name for it. */
  readonly name: string | null
  /** Without a slash at the end. */
  readonly baseUrl: string
  readonly apiKey: string | null
  /** Longest wait for one answer. */
  readonly timeoutMs: number
  /** Those the operator names; null: what the vendor finds or is known for. */
  readonly models: readonly ModelSettings[] | null
}

export interface ModelSettings {
  /** On our wire and in the prices. */
  readonly id: string
  /** As its vendor calls it. */
  readonly model: string
  readonly name: string | null
  readonly note: string | null
  readonly sizes: readonly SizeInfo[] | null
}

/** A model of which only the vendor's name for it is known. */
export const plainModel = (model: string): ModelSettings => ({
  id: model,
  model,
  name: null,
  note: null,
  sizes: null,
})

/** Names of models in a variable: commas between, each once, the default first. */
export const modelNames = z
  .string()
  .regex(/^[\w./:-]{1,120}(,[\w./:-]{1,120}){0,19}$/, 'must be models with commas between')
  .transform((list) => [...new Set(list.split(','))])

/** An engine of this installation, not made yet. */
export interface EngineSetup {
  readonly id: string
  readonly vendor: string
  /** Credits a picture, and those of single models by their id. */
  readonly credits: number
  readonly modelCredits: Readonly<Record<string, number>>
  create(parts: EngineParts): Engine
}

/** A vendor that accepts any user's key. */
export interface KeyedVendor {
  readonly id: string
  /** Base address for its keys, with its version path, without a slash at the end. */
  readonly baseUrl: string
  /** Throws ConfigError for a model that it does not have. */
  create(server: Omit<EngineServer, 'timeoutMs'>, parts: EngineParts): Engine
}

export interface Vendor {
  readonly id: string
  /** Null: its keys are the operator's alone. */
  readonly keyed: KeyedVendor | null
  readonly variables: Readonly<Record<string, Variable>>
  /** Null: not configured. Throws ConfigError. */
  fromEnvironment(env: Environment): EngineSetup | null
  /** Of an entry of engines.json. Throws ConfigError. */
  fromEntry(entry: unknown, secrets: SecretReader): EngineSetup
}

interface VendorParts<
  V extends Readonly<Record<string, Variable>>,
  Own extends Readonly<Record<string, z.ZodType>>,
> {
  readonly id: string
  /** For the common case: one engine of this vendor, its id the vendor's. */
  readonly variables: V
  /** Names in the environment, where they are shorter here. */
  readonly nameOf?: (variable: string) => string
  /** Fields of an entry besides those every entry has (see entry.ts). */
  readonly own: Own
  readonly timeoutMs: number
  /** Base address for any user's key; left out: its keys are the operator's alone. */
  readonly publicUrl?: string
  /** Null: its variables are not set. */
  fromEnvironment(values: ValuesOf<V>): {
    readonly server: Omit<EngineServer, 'id'>
    /** Left out: an entry without fields of its own. */
    readonly own?: z.output<z.ZodObject<Own>>
    readonly credits: number
    /** Of single models, where they differ. */
    readonly modelCredits?: Readonly<Record<string, number>>
  } | null
  create(server: EngineServer, own: z.output<z.ZodObject<Own>>, parts: EngineParts): Engine
}

export function defineVendor<
  const V extends Readonly<Record<string, Variable>>,
  const Own extends Readonly<Record<string, z.ZodType>>,
>(vendor: VendorParts<V, Own>): Vendor {
  const { nameOf = (variable: string) => variable, publicUrl, timeoutMs } = vendor
  const own = z.object(vendor.own)
  const entrySchema = z.strictObject({ ...COMMON_ENTRY, ...vendor.own })
  return {
    id: vendor.id,
    keyed:
      publicUrl === undefined
        ? null
        : {
            id: vendor.id,
            baseUrl: publicUrl,
            create: (server, parts) =>
              vendor.create({ ...server, timeoutMs }, own.parse({}), parts),
          },
    variables: Object.fromEntries(
      Object.entries(vendor.variables).map(([variable, about]) => [nameOf(variable), about]),
    ),
    fromEnvironment(env) {
      const found = vendor.fromEnvironment(readValues(vendor.variables, env, nameOf))
      if (!found) return null
      const server = { ...found.server, id: vendor.id }
      return {
        id: vendor.id,
        vendor: vendor.id,
        credits: found.credits,
        modelCredits: found.modelCredits ?? {},
        create: (parts) => vendor.create(server, found.own ?? own.parse({}), parts),
      }
    },
    fromEntry(entry, secrets) {
      const parsed = entrySchema.safeParse(entry)
      if (!parsed.success) throw new ConfigError(entryIssue(entry, parsed.error))
      const common = z.object(COMMON_ENTRY).parse(entry)
      const { id, credits, models = null } = common
      const server: EngineServer = {
        id,
        name: common.name ?? null,
        baseUrl: common.url,
        apiKey: secrets(common),
        timeoutMs: common.timeoutMs ?? timeoutMs,
        models,
      }
      const settings = own.parse(entry)
      const priced = (models ?? []).filter((model) => model.credits !== undefined)
      return {
        id,
        vendor: vendor.id,
        credits,
        modelCredits: Object.fromEntries(
          priced.map((model) => [model.id, model.credits ?? credits]),
        ),
        create: (parts) => vendor.create(server, settings, parts),
      }
    },
  }
}
