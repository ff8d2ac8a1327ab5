/**
 * Engines of single users, by their own keys: listed behind those of the installation, for their
 * owners alone. Their failures are reported in words to the owner of the key.
 */
import {
  type Engine,
  type EngineContext,
  EngineError,
  type EngineErrorKind,
  type Text2ImgRequest,
  type ToolRequest,
} from './engine'
import { ownModelId } from '@contract/own-models'
import { ConfigError } from '../../platform/lib/env/values'
import { isPrivateAddressError } from '../../platform/lib/outbound/public-network'
import { createOpenAiEngine } from './openai/openai'
import { capabilitiesOf } from './engine'
import type { EngineRegistry, ToolOffer } from './registry'
import { type EngineParts, type KeyedVendor, plainModel } from './vendor'
import { ownTexts } from './texts'

export interface OwnApi {
  readonly keyId: string
  readonly name: string
  /** Null: any server with an OpenAI-compatible images API. */
  readonly vendor: KeyedVendor | null
  readonly baseUrl: string
  /** The operator allows a host by its name alone, not an address inside of the network. */
  readonly publicOnly: boolean
  /** As the server there calls it; empty: what its vendor usually offers. */
  readonly model: string
}

const TIMEOUT_MS = 180_000

/** Its message is a sentence for its owner; it cost no credits. */
export class OwnEngineError extends EngineError {}

function describeError({ kind, trouble, cause }: EngineError, name: string): string {
  if (kind === 'rejected' && isPrivateAddressError(cause)) return ownTexts.private(name)
  if (trouble !== null) return ownTexts[trouble](name)
  const sentences: Partial<Record<EngineErrorKind, string>> = {
    rate_limited: ownTexts.busy(name),
    content_blocked: ownTexts.blocked(name),
    rejected: ownTexts.rejected(name),
    unsupported: ownTexts.rejected(name),
  }
  return sentences[kind] ?? ownTexts.failed(name)
}

function toOwner(error: unknown, name: string): unknown {
  if (!(error instanceof EngineError) || error.kind === 'input') return error
  const { retryAfterMs, trouble } = error
  return new OwnEngineError(error.kind, describeError(error, name), {
    ...(retryAfterMs !== null && { retryAfterMs }),
    trouble,
    cause: error,
  })
}

/** Unused by a vendor whose offer is read only. */
const NO_PARTS: EngineParts = { drawMask: null, describe: null }

/** Models of a vendor for any key; `model` empty: its usual models. */
function createKeylessEngine(
  vendor: KeyedVendor,
  { model = '', parts = NO_PARTS }: { model?: string; parts?: EngineParts } = {},
): Engine {
  const { id, baseUrl } = vendor
  const models = model === '' ? null : [plainModel(model)]
  return vendor.create({ id, name: null, baseUrl, apiKey: null, models }, parts)
}

/** Vendor as shown in the form for own keys. */
export function describeVendor(vendor: KeyedVendor) {
  const { name, capabilities } = createKeylessEngine(vendor)
  return {
    id: vendor.id,
    name,
    models: capabilities.models.map(({ id, name: of }) => ({ id, name: of })),
  }
}

export function hasModel(vendor: KeyedVendor, model: string): boolean {
  try {
    return createKeylessEngine(vendor, { model }).capabilities.models.length > 0
  } catch (error) {
    if (error instanceof ConfigError) return false
    throw error
  }
}

/** Its models by their own names, distinguished from the installation's by the name of the key. */
function vendorEngine(
  { keyId, name, baseUrl, model }: OwnApi,
  vendor: KeyedVendor,
  { apiKey, parts }: Opening,
): Engine {
  const usual = createKeylessEngine(vendor, { model })
  const models = usual.capabilities.models.map(({ id, name: called, note }) => ({
    id: ownModelId(keyId, id),
    model: id,
    name: `${name} · ${called}`,
    sizes: null,
    note: ownTexts.vendorNote(note, usual.name),
  }))
  return vendor.create({ id: ownModelId(keyId), name, baseUrl, apiKey, models }, parts)
}

function imagesApi(
  { keyId, name, baseUrl, model, publicOnly }: OwnApi,
  { apiKey, parts: { drawMask } }: Opening,
): Engine {
  const id = ownModelId(keyId)
  const note = ownTexts.note(new URL(baseUrl).hostname)
  return createOpenAiEngine({
    id,
    name,
    baseUrl,
    apiKey,
    drawMask,
    publicOnly,
    timeoutMs: TIMEOUT_MS,
    models: [{ id, model, name, note, sizes: null }],
  })
}

interface Opening {
  /** Null: only to be offered, never to be run. */
  readonly apiKey: string | null
  readonly parts: EngineParts
}

/** Throws ConfigError for a model that its vendor does not have. */
export function createOwnEngine(own: OwnApi, opening: Opening): Engine {
  const { name, vendor } = own
  const engine = vendor ? vendorEngine(own, vendor, opening) : imagesApi(own, opening)
  const withOwnerErrors = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw toOwner(error, name)
    })
  const { runTool, check } = engine
  return {
    ...engine,
    run: (request: Text2ImgRequest, context: EngineContext) =>
      withOwnerErrors(engine.run(request, context)),
    ...(runTool && {
      runTool: (request: ToolRequest, context: EngineContext) =>
        withOwnerErrors(runTool(request, context)),
    }),
    ...(check && { check: (options: { signal: AbortSignal }) => withOwnerErrors(check(options)) }),
  }
}

/** The registry for a user with engines of their own: theirs come last. */
export function withOwn(registry: EngineRegistry, own: readonly Engine[]): EngineRegistry {
  const ownOffers = own.flatMap((engine) =>
    engine.capabilities.models.map((model): ToolOffer => ({ engine, model })),
  )
  return {
    ...registry,
    // A getter would be copied as its value.
    defaultModelId: registry.defaultModelId,
    byId: (id) => own.find((engine) => engine.id === id) ?? registry.byId(id),
    forModel: (id) =>
      ownOffers.find(({ model }) => model.id === id)?.engine ?? registry.forModel(id),
    models: () => [...registry.models(), ...ownOffers],
    offersOf: (tool) => [
      ...registry.offersOf(tool),
      ...ownOffers.filter(({ engine, model }) =>
        capabilitiesOf(engine, model.id).tools.includes(tool),
      ),
    ],
  }
}
