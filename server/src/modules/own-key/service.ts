/** Keys of one's own as their owner sees them: never the key itself. */
import { OWN_KEYS_MAX, type ownKeyEndpoints } from '@contract/endpoints/own-keys'
import { ownModelId } from '@contract/own-models'
import type { z } from 'zod'
import { transaction } from '../../platform/db/transaction'
import { EngineError } from '../../integrations/engines/engine'
import { describeVendor, hasModel, OwnEngineError } from '../../integrations/engines/own'
import type { KeyedVendor } from '../../integrations/engines/vendor'
import { AppError } from '../../platform/lib/errors'
import { newId } from '../../platform/lib/ids'
import type { Keys } from '../../platform/lib/keys'
import { seal } from '../../platform/lib/seal'
import type { JobPorts } from '../job/ports'
import { buildSealContext } from './engines'
import { isAllowed, isOn, type KeyPlaces, leadsInside, readBaseUrl, findVendor } from './hosts'
import { changeKey, deleteKey, findKey, insertKey, listKeys, type OwnKeyRow } from './repository'
import { texts } from './texts'

export interface OwnKeyDeps extends Pick<JobPorts, 'db' | 'jobCredits' | 'ownEngines'> {
  readonly config: KeyPlaces
  readonly keys: Keys
  readonly now: () => Date
}

type View = z.output<typeof ownKeyEndpoints.add.data>
type Added = z.output<typeof ownKeyEndpoints.add.body>
type Changed = z.output<typeof ownKeyEndpoints.change.body>

const TEST_TIMEOUT_MS = 15_000

function toView({ config }: OwnKeyDeps, row: OwnKeyRow): View {
  const { id, name, vendor, baseUrl, model, createdAt } = row
  const allowed = isAllowed(config, row)
  return { id, name, vendor, baseUrl, model, allowed, createdAt: createdAt.toISOString() }
}

function requireOn({ config }: OwnKeyDeps): void {
  if (!isOn(config)) throw new AppError('FORBIDDEN', { message: texts.off })
}

export async function readKeys(deps: OwnKeyDeps, userId: string) {
  const rows = await listKeys(deps.db, userId)
  return {
    origins: deps.config.ownKeyHosts.map(({ origin }) => origin),
    vendors: deps.config.ownKeyVendors.map(describeVendor),
    list: rows.map((row) => toView(deps, row)),
  }
}

/** With the key's id before it, it must still fit where models are named. */
const VENDOR_MODEL_CHARS = 90

function invalid(key: string, message: string): AppError {
  return new AppError('PARAM_INVALID', { message, details: { key } })
}

/** @param vendor null: a server of which nothing is known */
function requireModel(vendor: KeyedVendor | null, model: string): void {
  if (!vendor && model === '') throw invalid('model', texts.modelMissing)
  if (!vendor || model === '') return
  if (model.length > VENDOR_MODEL_CHARS || !hasModel(vendor, model))
    throw invalid('model', texts.noModel(describeVendor(vendor).name))
}

/** Host of a new key. Throws PARAM_INVALID. */
async function placeFor(config: KeyPlaces, { vendor: id, baseUrl: text, model = '' }: Added) {
  if (id !== undefined && text !== undefined) throw invalid('vendor', texts.vendorOrUrl)
  if (id !== undefined) {
    const vendor = config.ownKeyVendors.find((one) => one.id === id)
    if (!vendor) throw invalid('vendor', texts.noVendor)
    requireModel(vendor, model)
    return { vendor: id, baseUrl: vendor.baseUrl, model }
  }
  const place = { vendor: null, baseUrl: readBaseUrl(config.ownKeyHosts, text ?? '') }
  if (await leadsInside(config, place)) throw invalid('baseUrl', texts.private)
  requireModel(null, model)
  return { ...place, model }
}

/** Throws FORBIDDEN where it is off, PARAM_INVALID for another place, CONFLICT for one too many. */
export async function addKey(deps: OwnKeyDeps, userId: string, added: Added): Promise<View> {
  requireOn(deps)
  const { name, apiKey } = added
  const place = await placeFor(deps.config, added)
  const id = newId()
  const sealedKey = seal(deps.keys.of('own-key'), apiKey, buildSealContext({ id, userId }))
  const row = await transaction(deps.db, async (tx) => {
    // One after the other: two at once would both be the last that fits.
    await deps.jobCredits.lock(tx, userId)
    if ((await listKeys(tx, userId)).length >= OWN_KEYS_MAX)
      throw new AppError('CONFLICT', { message: texts.tooMany(OWN_KEYS_MAX) })
    return insertKey(tx, { id, userId, name, ...place, sealedKey, createdAt: deps.now() })
  })
  return toView(deps, row)
}

/** Throws NOT_FOUND, also for other people's, and PARAM_INVALID for a model its vendor has not. */
export async function editKey(
  deps: OwnKeyDeps,
  own: { userId: string; id: string },
  { name, model, apiKey }: Changed,
): Promise<View> {
  requireOn(deps)
  const before = await findKey(deps.db, own)
  if (!before) throw new AppError('NOT_FOUND')
  if (model !== undefined && model !== before.model)
    requireModel(findVendor(deps.config, before), model)
  const sealedKey =
    apiKey === undefined ? undefined : seal(deps.keys.of('own-key'), apiKey, buildSealContext(own))
  const change = {
    ...(name !== undefined && { name }),
    ...(model !== undefined && { model }),
    ...(sealedKey !== undefined && { sealedKey }),
  }
  const unchanged = Object.keys(change).length === 0
  const row = unchanged ? before : await changeKey(deps.db, own, change)
  if (!row) throw new AppError('NOT_FOUND')
  return toView(deps, row)
}

export async function removeKey(
  deps: OwnKeyDeps,
  own: { userId: string; id: string },
): Promise<null> {
  if (!(await deleteKey(deps.db, own))) throw new AppError('NOT_FOUND')
  return null
}

/** Asks what costs nothing there: a list of models or of one's own tasks. Throws NOT_FOUND. */
export async function testKey(
  deps: OwnKeyDeps,
  own: { userId: string; id: string },
): Promise<{ works: boolean; message: string }> {
  requireOn(deps)
  if (!(await findKey(deps.db, own))) throw new AppError('NOT_FOUND')
  try {
    const engine = await deps.ownEngines.open(ownModelId(own.id), own.userId)
    await engine.check?.({ signal: AbortSignal.timeout(TEST_TIMEOUT_MS) })
    return { works: true, message: texts.works }
  } catch (error) {
    if (error instanceof OwnEngineError) return { works: false, message: error.message }
    // Its deadline passed without an answer.
    if (error instanceof EngineError || (error instanceof Error && error.name === 'TimeoutError'))
      return { works: false, message: texts.silent }
    throw error
  }
}
