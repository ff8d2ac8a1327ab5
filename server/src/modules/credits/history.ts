/** A person's whole ledger, the oldest first. */
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../platform/db/client'
import { PAGE, paged } from '../../platform/db/paged'
import { ledgerEntries, ledgerTransfers } from '../../platform/db/schema'
import { userAccount } from './repository'

const entryColumns = {
  id: ledgerEntries.id,
  kind: ledgerTransfers.kind,
  amount: ledgerEntries.amount,
  balance: ledgerEntries.balanceAfter,
  jobId: ledgerTransfers.jobId,
  createdAt: ledgerEntries.createdAt,
}

export const eachEntry = (db: Db, userId: string) =>
  paged((after: { id: number } | null) =>
    db
      .select(entryColumns)
      .from(ledgerEntries)
      .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
      .where(
        and(eq(ledgerEntries.account, userAccount(userId)), gt(ledgerEntries.id, after?.id ?? 0)),
      )
      .orderBy(asc(ledgerEntries.id))
      .limit(PAGE),
  )
