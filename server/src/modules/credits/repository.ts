/** The ledger's rows. Only this module writes them; they are never changed or deleted. */
import { and, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/client'
import {
  jobs,
  ledgerEntries,
  ledgerTransfers,
  userSpending,
  pictures,
  users,
} from '../../platform/db/schema'
import { newId } from '../../platform/lib/ids'

export type LedgerKind =
  | GrantKind
  | 'hold'
  | 'settle'
  | 'release'
  | 'return'
  | 'topup'
  | 'refund'
  | 'debt'
  | 'adjust'

/** Kinds of credits that are given away. */
export type GrantKind =
  | 'welcome'
  | 'signin'
  | 'quest'
  | 'invite'
  | 'gift'
  | 'firstTopup'
  | 'contest'

export const userAccount = (userId: string) => `user:${userId}`
export const heldAccount = (userId: string) => `held:${userId}`
/** Credits of refunded payments that were not there to be taken back. */
export const debtAccount = (userId: string) => `debt:${userId}`
/** The other side of all debts: the credits sold, given back in money and still out. */
export const OWED_ACCOUNT = 'system:owed'
export const GRANT_ACCOUNT = 'system:grant'
export const REVENUE_ACCOUNT = 'system:revenue'
/** Credits sold for money come from here and, refunded, go back. */
export const SALES_ACCOUNT = 'system:sales'
/** Corrections by an operator. */
export const ADJUST_ACCOUNT = 'system:adjust'

/** Credits that may be spent, credits on hold, and credits owed. */
export interface Balances {
  readonly balance: number
  readonly held: number
  /** Not zero only while the balance is: whatever comes in pays it first. */
  readonly debt: number
}

/**
 * All transfers of a user are serialized: each begins with this. `no key update` because the id
 * never changes: rows that refer to the user are inserted meanwhile, unhindered.
 */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  if (rows.length === 0) throw new Error(`no user ${userId}`)
}

function newestBalance(account: string) {
  return sql<number>`coalesce((
    select balance_after from ${ledgerEntries}
    where account = ${account} order by id desc limit 1), 0)::int`
}

export async function readBalances(db: Executor, userId: string): Promise<Balances> {
  const result = await db.execute<{ balance: number; held: number; debt: number }>(
    sql`select ${newestBalance(userAccount(userId))} as balance,
               ${newestBalance(heldAccount(userId))} as held,
               ${newestBalance(debtAccount(userId))} as debt`,
  )
  return result.rows[0] ?? { balance: 0, held: 0, debt: 0 }
}

export interface NewTransfer {
  readonly kind: LedgerKind
  readonly userId: string
  readonly jobId?: string
  /** The API key that submitted the job. */
  readonly apiKeyId?: string | null
  readonly onceKey?: string
}

export interface NewEntry {
  readonly account: string
  readonly amount: number
  /** Null for `system:` accounts. */
  readonly balanceAfter: number | null
}

/** False when a transfer of this once-key, or of this kind for this job, exists already. */
export async function insertTransfer(
  tx: Tx,
  transfer: NewTransfer,
  entries: readonly NewEntry[],
): Promise<boolean> {
  const transferId = newId()
  const inserted = await tx
    .insert(ledgerTransfers)
    .values({ id: transferId, ...transfer })
    .onConflictDoNothing()
    .returning({ id: ledgerTransfers.id })
  if (inserted.length === 0) return false
  await tx.insert(ledgerEntries).values(entries.map((entry) => ({ transferId, ...entry })))
  return true
}

/** Which of these once-keys were used. */
export async function usedOnceKeys(db: Executor, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ key: ledgerTransfers.onceKey })
    .from(ledgerTransfers)
    .where(inArray(ledgerTransfers.onceKey, [...keys]))
  return new Set(rows.flatMap(({ key }) => (key === null ? [] : [key])))
}

/**
 * Credits that were settled and not given back: spent on pictures that were made. Users whose last
 * settlement is older than the table of sums are summed up here.
 */
export async function readSettled(db: Executor, userId: string): Promise<number> {
  const result = await db.execute<{ spent: number }>(sql`
    select coalesce(
      (select credits from ${userSpending} where user_id = ${userId}),
      (select sum(e.amount) from ${ledgerTransfers} t join ${ledgerEntries} e on e.transfer_id = t.id
        where t.user_id = ${userId} and t.kind in ('settle', 'return')
          and e.account = ${REVENUE_ACCOUNT}), 0)::int as spent`)
  return result.rows[0]?.spent ?? 0
}

/** State of a job's hold: amount, ending, and the amount released. */
export interface HoldState {
  readonly credits: number
  readonly end: 'settle' | 'release' | null
  readonly returned: number
  readonly apiKeyId: string | null
}

export async function findHold(
  db: Executor,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<HoldState | null> {
  const rows = await db
    .select({
      kind: ledgerTransfers.kind,
      account: ledgerEntries.account,
      amount: ledgerEntries.amount,
      apiKeyId: ledgerTransfers.apiKeyId,
    })
    .from(ledgerTransfers)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transferId, ledgerTransfers.id))
    .where(and(eq(ledgerTransfers.jobId, jobId), eq(ledgerTransfers.userId, userId)))
  const hold = rows.find(({ kind, account }) => kind === 'hold' && account === heldAccount(userId))
  if (!hold) return null
  const ending = rows.filter(({ kind }) => kind === 'settle' || kind === 'release')
  const back = ending.find(({ account }) => account === userAccount(userId))
  return {
    credits: hold.amount,
    end: (ending[0]?.kind as 'settle' | 'release' | undefined) ?? null,
    returned: back?.amount ?? 0,
    apiKeyId: hold.apiKeyId,
  }
}

/** Number of prices refunded for doubtful results since then. */
export async function countReturns(
  db: Executor,
  { userId, since }: { userId: string; since: Date },
): Promise<number> {
  return db.$count(
    ledgerTransfers,
    and(
      eq(ledgerTransfers.userId, userId),
      eq(ledgerTransfers.kind, 'return'),
      gte(ledgerTransfers.createdAt, since),
    ),
  )
}

export async function listEntries(
  db: Executor,
  {
    userId,
    beforeId,
    limit,
    offset,
  }: {
    userId: string
    /** Keyset: only entries older than this one. */
    beforeId: number | null
    limit: number
    offset: number
  },
) {
  return (
    db
      .select({
        id: ledgerEntries.id,
        kind: ledgerTransfers.kind,
        amount: ledgerEntries.amount,
        balanceAfter: ledgerEntries.balanceAfter,
        jobId: ledgerTransfers.jobId,
        tool: jobs.tool,
        prompt: sql<string | null>`${jobs.params} ->> 'prompt'`,
        thumbKey: pictures.thumbKey,
        createdAt: ledgerEntries.createdAt,
      })
      .from(ledgerEntries)
      .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
      // A job its owner deleted is not shown here either.
      .leftJoin(jobs, and(eq(jobs.id, ledgerTransfers.jobId), isNull(jobs.deletedAt)))
      .leftJoin(pictures, and(eq(pictures.jobId, jobs.id), eq(pictures.index, 0)))
      .where(
        and(
          eq(ledgerEntries.account, userAccount(userId)),
          beforeId === null ? undefined : lt(ledgerEntries.id, beforeId),
        ),
      )
      .orderBy(sql`${ledgerEntries.id} desc`)
      .limit(limit)
      .offset(offset)
  )
}

export async function countEntries(db: Executor, userId: string): Promise<number> {
  return db.$count(ledgerEntries, eq(ledgerEntries.account, userAccount(userId)))
}

/** Status of an own job, or null. */
export async function findJobStatus(
  db: Executor,
  { userId, jobId }: { userId: string; jobId: string },
) {
  const [row] = await db
    .select({ status: jobs.status })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.userId, userId)))
  return row?.status ?? null
}

/** The owner's balance right after a job's hold. */
export async function balanceAfterHold(
  db: Executor,
  options: { userId: string; jobId: string },
): Promise<number> {
  const result = await db.execute<{ balance: number }>(sql`
    select e.balance_after as balance
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
    where t.job_id = ${options.jobId} and t.kind = 'hold' and e.account = ${userAccount(options.userId)}`)
  const [row] = result.rows
  if (!row) throw new Error(`job ${options.jobId} has no hold`)
  return row.balance
}

/**
 * Credits on hold of everybody who has an open job: a step into the index for each of them. A hold
 * that a job left behind is not seen; summing every account would read the whole ledger.
 */
export async function sumHeld(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ held: number }>(sql`
    select coalesce(sum(newest.held), 0)::float8 as held
    from (select distinct user_id from jobs where status in ('queued', 'running')) person
    cross join lateral (
      select balance_after as held from ledger_entries
      where account = 'held:' || person.user_id order by id desc limit 1) newest`)
  return rows[0]?.held ?? 0
}
