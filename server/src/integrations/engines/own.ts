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

const texts = {
  note: (host: string) => `用自己的密钥，由 ${host} 收费`,
  vendorNote: (note: string, vendor: string) => `${note}由「${vendor}」向你收费。`,
  refused: (name: string) => `「${name}」没有认可这把密钥，请到「账号与安全」里换一把`,
  missing: (name: string) =>
    `「${name}」没有这个模型，或者这把密钥还没有开通它，请到「账号与安全」里看看模型名`,
  broke: (name: string) => `「${name}」的账户没有余额或额度了，请到服务方那里看看`,
  unverified: (name: string) => `「${name}」要先在服务方那里完成组织或实名认证，这个模型才能用`,
  memory: (name: string) => `「${name}」的显存不够，请把画幅或张数改小再试`,
  interrupted: (name: string) => `这一张在「${name}」那边被停下了，请再试一次`,
  size: (name: string) => `「${name}」不接受这个画幅，请换一个`,
  slow: (name: string) => `「${name}」没有及时回应，请过一会儿再试`,
  busy: (name: string) => `「${name}」说太频繁了，请过一会儿再试`,
  blocked: (name: string) => `「${name}」拒绝画这个内容，请换个说法`,
  rejected: (name: string) => `「${name}」没有接受这个请求，请检查模型名和画幅`,
  private: (name: string) => `「${name}」的地址指向内部网络，不能用`,
  unreachable: (name: string) => `「${name}」连不上，请看看地址，或过一会儿再试`,
  failed: (name: string) => `「${name}」那边出了错，没有画成，请过一会儿再试`,
}

/** Its message is a sentence for its owner; it cost no credits. */
export class OwnEngineError extends EngineError {}

function describeError({ kind, trouble, cause }: EngineError, name: string): string {
  if (kind === 'rejected' && isPrivateAddressError(cause)) return texts.private(name)
  if (trouble !== null) return texts[trouble](name)
  const sentences: Partial<Record<EngineErrorKind, string>> = {
    rate_limited: texts.busy(name),
    content_blocked: texts.blocked(name),
    rejected: texts.rejected(name),
    unsupported: texts.rejected(name),
  }
  return sentences[kind] ?? texts.failed(name)
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
function createOfferEngine(
  vendor: KeyedVendor,
  { model = '', parts = NO_PARTS }: { model?: string; parts?: EngineParts } = {},
): Engine {
  const { id, baseUrl } = vendor
  const models = model === '' ? null : [plainModel(model)]
  return vendor.create({ id, name: null, baseUrl, apiKey: null, models }, parts)
}

/** Vendor as shown in the form for own keys. */
export function describeVendor(vendor: KeyedVendor) {
  const { name, capabilities } = createOfferEngine(vendor)
  return {
    id: vendor.id,
    name,
    models: capabilities.models.map(({ id, name: of }) => ({ id, name: of })),
  }
}

export function hasModel(vendor: KeyedVendor, model: string): boolean {
  try {
    return createOfferEngine(vendor, { model }).capabilities.models.length > 0
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
  const usual = createOfferEngine(vendor, { model })
  const models = usual.capabilities.models.map(({ id, name: called, note }) => ({
    id: ownModelId(keyId, id),
    model: id,
    name: `${name} · ${called}`,
    sizes: null,
    note: texts.vendorNote(note, usual.name),
  }))
  return vendor.create({ id: ownModelId(keyId), name, baseUrl, apiKey, models }, parts)
}

function imagesApi(
  { keyId, name, baseUrl, model, publicOnly }: OwnApi,
  { apiKey, parts: { drawMask } }: Opening,
): Engine {
  const id = ownModelId(keyId)
  const note = texts.note(new URL(baseUrl).hostname)
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
