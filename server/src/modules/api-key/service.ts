/** API keys as their owner sees and changes them. The key itself is answered once and never stored. */
import { API_KEYS_MAX, ROTATION_OVERLAP_MS } from '@contract/open-api'
import type { apiKeyEndpoints } from '@contract/endpoints/api-keys'
import type { z } from 'zod'
import type { Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import { pageOfRows, timeRange, writeCursor } from '../../platform/http/paging'
import { AppError } from '../../platform/lib/errors'
import { newId } from '../../platform/lib/ids'
import { type Asking, confirmation, isConfirmed, type Proof } from '../auth/confirm'
import { normalizeRange } from './addresses'
import type { ApiKeyPorts } from './ports'
import {
  type ApiKeyRow,
  countActive,
  countOwn,
  findOwn,
  insertKey,
  listOwn,
  sumMonth,
  updateActive,
} from './repository'
import { createKey } from './secret'
import { formatMonth } from './spend'
import { texts } from './texts'

type View = z.output<typeof apiKeyEndpoints.change.data>
type Page = z.output<typeof apiKeyEndpoints.list.data>
type PageQuery = z.output<typeof apiKeyEndpoints.list.query>
type Created = Omit<z.output<typeof apiKeyEndpoints.create.body>, keyof Proof>
type Changed = z.output<typeof apiKeyEndpoints.change.body>

interface OwnKey {
  readonly userId: string
  readonly id: string
}

function toView(row: ApiKeyRow, { monthCredits, now }: { monthCredits: number; now: Date }): View {
  const { previousUntil } = row
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    lastFour: row.lastFour,
    scopes: row.scopes as View['scopes'],
    monthlyCredits: row.monthlyCredits,
    monthCredits,
    addresses: row.addresses,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    revokedByStaff: row.revokedByStaff,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    lastAddress: row.lastAddress,
    previousUntil: previousUntil && previousUntil > now ? previousUntil.toISOString() : null,
  }
}

async function viewKeys(
  { db, now }: Pick<ApiKeyPorts, 'db' | 'now'>,
  rows: readonly ApiKeyRow[],
): Promise<View[]> {
  const present = now()
  const sums = await sumMonth(db, { ids: rows.map(({ id }) => id), month: formatMonth(present) })
  return rows.map((row) => toView(row, { monthCredits: sums.get(row.id) ?? 0, now: present }))
}

async function viewKey(deps: Pick<ApiKeyPorts, 'db' | 'now'>, row: ApiKeyRow): Promise<View> {
  const [view] = await viewKeys(deps, [row])
  if (!view) throw new Error('a key has no view')
  return view
}

function requireOn({ config }: Pick<ApiKeyPorts, 'config'>): void {
  if (!config.openApi.on) throw new AppError('FORBIDDEN', { message: texts.off })
}

const invalid = (key: string, message: string) =>
  new AppError('PARAM_INVALID', { message, details: { key } })

/** Throws PARAM_INVALID naming the first that is no address. */
function readAddresses(list: readonly string[]): string[] {
  const ranges = list.map((text) => {
    const range = normalizeRange(text)
    if (range === null) throw invalid('addresses', texts.badAddress(text))
    return range
  })
  return [...new Set(ranges)]
}

function readExpiry(expiresAt: string | null, now: Date): Date | null {
  if (expiresAt === null) return null
  const time = new Date(expiresAt)
  if (time <= now) throw invalid('expiresAt', texts.past)
  return time
}

export async function listKeys(
  deps: Pick<ApiKeyPorts, 'db' | 'now'>,
  userId: string,
  query: PageQuery,
): Promise<Page> {
  const rows = await listOwn(deps.db, { userId, ...timeRange(query) })
  const { shown, frame } = pageOfRows(rows, query, {
    total: await countOwn(deps.db, userId),
    cursorOf: writeCursor,
  })
  return { ...frame, list: await viewKeys(deps, shown) }
}

/**
 * Runs `change` once the second proof is right, with the user's keys locked. Throws as confirmation
 * of modules/auth, and SMS_CODE_WRONG.
 */
async function confirmed<T>(
  deps: ApiKeyPorts,
  user: Asking,
  proof: Proof,
  change: (tx: Tx) => Promise<T>,
): Promise<T> {
  const what = { purpose: 'apiKey', stale: texts.stale, final: true } as const
  const check = await confirmation(deps, user, proof, what)
  const done = await transaction(deps.db, async (tx) => {
    // One after the other: two at once would both be the last that fits.
    await deps.jobCredits.lock(tx, user.id)
    // A wrong code counts as a try when this commits.
    return (await isConfirmed(tx, check)) ? { result: await change(tx) } : null
  })
  if (!done) throw new AppError('SMS_CODE_WRONG')
  return done.result
}

/** Throws FORBIDDEN where the open API is off, PARAM_INVALID, CONFLICT for one too many. */
export async function createApiKey(
  deps: ApiKeyPorts,
  user: Asking,
  { name, scopes, monthlyCredits, expiresAt = null, addresses = [] }: Created,
  proof: Proof,
): Promise<{ id: string; key: string }> {
  requireOn(deps)
  const now = deps.now()
  const limits = { expiresAt: readExpiry(expiresAt, now), addresses: readAddresses(addresses) }
  const tooMany = () => new AppError('CONFLICT', { message: texts.tooMany(API_KEYS_MAX) })
  if ((await countActive(deps.db, user.id)) >= API_KEYS_MAX) throw tooMany()
  const id = newId()
  const { key, ...secret } = createKey()
  return confirmed(deps, user, proof, async (tx) => {
    if ((await countActive(tx, user.id)) >= API_KEYS_MAX) throw tooMany()
    const row = { id, userId: user.id, name, scopes, monthlyCredits, createdAt: now }
    await insertKey(tx, { ...row, ...limits, ...secret })
    return { id, key }
  })
}

/** Throws NOT_FOUND, also for other people's and revoked ones, and PARAM_INVALID. */
export async function changeApiKey(
  deps: ApiKeyPorts,
  own: OwnKey,
  { name, scopes, monthlyCredits, expiresAt, addresses }: Changed,
): Promise<View> {
  requireOn(deps)
  const change = {
    ...(name !== undefined && { name }),
    ...(scopes !== undefined && { scopes }),
    // A changed limit has a warning of its own.
    ...(monthlyCredits !== undefined && { monthlyCredits, warnedMonth: null }),
    ...(expiresAt !== undefined && { expiresAt: readExpiry(expiresAt, deps.now()) }),
    ...(addresses !== undefined && { addresses: readAddresses(addresses) }),
  }
  const isEmpty = Object.keys(change).length === 0
  const row = isEmpty ? await findOwn(deps.db, own) : await updateActive(deps.db, own, change)
  if (!row) throw new AppError('NOT_FOUND')
  return viewKey(deps, row)
}

/**
 * A new secret for the same key: both share its limits, the old one ends after 24 hours. One rotated
 * twice within them has its newest two secrets. Throws NOT_FOUND.
 */
export async function rotateApiKey(
  deps: ApiKeyPorts,
  user: Asking,
  id: string,
  proof: Proof,
): Promise<{ id: string; key: string; previousUntil: string }> {
  requireOn(deps)
  const own = { userId: user.id, id }
  const before = await findOwn(deps.db, own)
  if (!before || before.revokedAt !== null) throw new AppError('NOT_FOUND')
  const { key, ...secret } = createKey()
  const previousUntil = new Date(deps.now().getTime() + ROTATION_OVERLAP_MS)
  return confirmed(deps, user, proof, async (tx) => {
    const present = await findOwn(tx, own)
    if (!present) throw new AppError('NOT_FOUND')
    const change = { ...secret, previousHash: present.hash, previousUntil }
    if (!(await updateActive(tx, own, change))) throw new AppError('NOT_FOUND')
    return { id, key, previousUntil: previousUntil.toISOString() }
  })
}

/** At once, in all processes: every request reads the key's row. Throws NOT_FOUND. */
export async function revokeApiKey(
  deps: Pick<ApiKeyPorts, 'db' | 'now'>,
  own: OwnKey,
  { byStaff = false } = {},
): Promise<void> {
  const change = { revokedAt: deps.now(), revokedByStaff: byStaff, previousHash: null }
  if (await updateActive(deps.db, own, change)) return
  if (!(await findOwn(deps.db, own))) throw new AppError('NOT_FOUND')
}
