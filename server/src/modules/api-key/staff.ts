/** API keys of a user as the staff sees and revokes them. */
import type { PageRequest } from '../../platform/http/paging'
import { numberedRange } from '../../platform/http/paging'
import type { Executor, Tx } from '../../platform/db/client'
import { type ApiKeyRow, countOwn, findOwn, listOwn, sumMonth, updateActive } from './repository'
import { formatMonth } from './spend'
import { countCallsByKey } from './usage-repository'

export const showKey = ({ prefix, lastFour }: ApiKeyRow): string => `${prefix}…${lastFour}`

export async function readUserKeys(
  db: Executor,
  { userId, now, ...page }: PageRequest & { userId: string; now: Date },
) {
  const rows = await listOwn(db, { userId, after: null, ...numberedRange(page) })
  const ids = rows.map(({ id }) => id)
  const [sums, calls, total] = await Promise.all([
    sumMonth(db, { ids, month: formatMonth(now) }),
    countCallsByKey(db, ids),
    countOwn(db, userId),
  ])
  const list = rows.map((row) => ({
    id: row.id,
    name: row.name,
    shown: showKey(row),
    scopes: row.scopes,
    monthlyCredits: row.monthlyCredits,
    monthCredits: sums.get(row.id) ?? 0,
    calls: calls.get(row.id) ?? 0,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    lastAddress: row.lastAddress,
  }))
  return { list, total }
}

/** `revoked`: by this call. Null: there is no such key. */
export async function revokeUserKey(
  tx: Tx,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<{ key: ApiKeyRow; revoked: boolean } | null> {
  const change = { revokedAt: now, revokedByStaff: true, previousHash: null }
  const updated = await updateActive(tx, { userId, id }, change)
  const key = updated ?? (await findOwn(tx, { userId, id }))
  return key && { key, revoked: updated !== null }
}
