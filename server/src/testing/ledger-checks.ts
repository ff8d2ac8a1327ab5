/** The rules of the ledger, read from its rows: tests ask after every step. */
import assert from 'node:assert/strict'
import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db/client'

export interface LedgerFacts {
  /** Balance by the newest entry, and by the sum of all entries. */
  readonly balance: number
  readonly balanceSum: number
  readonly held: number
  readonly heldSum: number
  /** Credits owed after refunds, likewise. */
  readonly debt: number
  readonly debtSum: number
  /** Sum of the holds of queued and running jobs. */
  readonly liveHolds: number
  /** Spent by its sum, where there is one, and by the entries. */
  readonly spent: number | null
  readonly spentSum: number
  /** Transfers whose entries do not sum to zero. */
  readonly uneven: number
}

export async function readLedgerFacts(db: Db, userId: string): Promise<LedgerFacts> {
  const user = `user:${userId}`
  const held = `held:${userId}`
  const debt = `debt:${userId}`
  const newest = (account: string) => sql`coalesce((select balance_after from ledger_entries
    where account = ${account} order by id desc limit 1), 0)::int`
  const total = (account: string) => sql`coalesce((select sum(amount) from ledger_entries
    where account = ${account}), 0)::int`
  const result = await db.execute<LedgerFacts & Record<string, unknown>>(sql`select
    ${newest(user)} as "balance", ${total(user)} as "balanceSum",
    ${newest(held)} as "held", ${total(held)} as "heldSum",
    ${newest(debt)} as "debt", ${total(debt)} as "debtSum",
    coalesce((select sum(e.amount) from ledger_transfers t
      join ledger_entries e on e.transfer_id = t.id and e.account = ${held}
      join jobs j on j.id = t.job_id and j.status in ('queued', 'running')
      where t.user_id = ${userId} and t.kind = 'hold'), 0)::int as "liveHolds",
    (select credits from user_spending where user_id = ${userId}) as "spent",
    coalesce((select sum(e.amount) from ledger_transfers t
      join ledger_entries e on e.transfer_id = t.id and e.account = 'system:revenue'
      where t.user_id = ${userId} and t.kind in ('settle', 'return')), 0)::int as "spentSum",
    (select count(*) from (
      select 1 from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
      where t.user_id = ${userId} group by t.id having sum(e.amount) <> 0) x)::int as "uneven"`)
  const facts = result.rows[0]
  if (!facts) throw new Error('no ledger facts')
  return facts
}

/**
 * Σ = 0, balance = Σ entries ≥ 0, no credit on hold without a live job, and nothing to spend while
 * something is owed.
 */
export async function assertSoundLedger(db: Db, userId: string): Promise<LedgerFacts> {
  const facts = await readLedgerFacts(db, userId)
  assert.equal(facts.uneven, 0, 'a transfer does not sum to zero')
  assert.equal(facts.balance, facts.balanceSum, 'balance is not the sum of its entries')
  assert.equal(facts.held, facts.heldSum, 'held is not the sum of its entries')
  assert.ok(facts.balance >= 0, 'negative balance')
  assert.equal(facts.debt, facts.debtSum, 'debt is not the sum of its entries')
  assert.ok(facts.debt === 0 || facts.balance === 0, 'credits to spend despite a debt')
  assert.equal(facts.spent ?? facts.spentSum, facts.spentSum, 'spent is not the sum of its entries')
  assert.equal(facts.held, facts.liveHolds, 'credits on hold without a live job')
  return facts
}
