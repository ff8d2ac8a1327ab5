/** The ledger for the staff. */
import { numberedRange, type PageRequest } from '../../platform/http/paging'
import type { Executor } from '../../platform/db/client'
import { addsUp, countTransfers, listTransfers, sumByKind } from './people-repository'
import type { GrantKind, LedgerKind } from './repository'
import { readBalance } from './service'
import { LEDGER_TITLES } from './texts'

export { joinLedgerHours, listBalances } from './people-repository'

export async function readAccount(db: Executor, userId: string) {
  return { ...(await readBalance(db, userId)), addsUp: await addsUp(db, userId) }
}

export async function readTransfers(
  db: Executor,
  { userId, ...query }: PageRequest & { userId: string },
) {
  const rows = await listTransfers(db, { userId, ...numberedRange(query) })
  return {
    total: await countTransfers(db, userId),
    rows: rows.map((row) => ({ ...row, title: LEDGER_TITLES[row.kind] })),
  }
}

const GRANT_KINDS: readonly GrantKind[] = [
  'welcome',
  'signin',
  'quest',
  'invite',
  'gift',
  'firstTopup',
  'contest',
]

/** Credits of a period: spent on work, bought, given away, taken back with refunds. */
export async function sumCredits(db: Executor, period: { from: Date; to: Date }) {
  const rows = await sumByKind(db, period)
  const of = (kinds: readonly LedgerKind[], side: 'people' | 'revenue') =>
    rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, row) => sum + row[side], 0)
  return {
    spent: of(['settle', 'return'], 'revenue'),
    topUps: of(['topup'], 'people'),
    granted: of(GRANT_KINDS, 'people'),
    refunded: -of(['refund'], 'people'),
  }
}
