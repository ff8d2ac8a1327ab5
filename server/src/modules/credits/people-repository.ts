/** The ledger as the staff reads it: balances of many, all transfers of one, sums of a period. */
import { sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client'
import { debtAccount, heldAccount, type LedgerKind, userAccount } from './repository'

/** Balances of these users. */
export async function listBalances(
  db: Executor,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map()
  const ids = sql.join(
    userIds.map((id) => sql`(${id}::text)`),
    sql`, `,
  )
  const { rows } = await db.execute<{ id: string; balance: number }>(sql`
    select person.id, coalesce(newest.balance_after, 0)::int as balance
    from (values ${ids}) as person (id)
    left join lateral (
      select balance_after from ledger_entries
      where account = 'user:' || person.id order by id desc limit 1) newest on true`)
  return new Map(rows.map(({ id, balance }) => [id, balance]))
}

export interface TransferRow {
  readonly id: string
  readonly kind: LedgerKind
  readonly jobId: string | null
  readonly createdAt: Date
  /** To the spendable balance; 0 for what only ends a hold. */
  readonly amount: number
  readonly balanceAfter: number
  readonly held: number
}

/** As the statement answers it. */
type SelectedTransfer = Omit<TransferRow, 'createdAt'> & { readonly createdMs: number }

/** The balance of an account once the entry `last.id` was written. */
const balanceAt = (account: string) => sql`coalesce((
  select balance_after from ledger_entries
  where account = ${account} and id <= last.id order by id desc limit 1), 0)::int`

/** Every transfer of a person, the newest first. */
export async function listTransfers(
  db: Executor,
  { userId, limit, offset }: { userId: string; limit: number; offset: number },
): Promise<TransferRow[]> {
  const account = userAccount(userId)
  const { rows } = await db.execute<SelectedTransfer>(sql`
    select t.id, t.kind, t.job_id as "jobId", last.amount,
      (extract(epoch from t.created_at) * 1000)::float8 as "createdMs",
      ${balanceAt(account)} as "balanceAfter", ${balanceAt(heldAccount(userId))} as held
    from ledger_transfers t
    cross join lateral (
      select max(e.id) as id,
        coalesce(sum(e.amount) filter (where e.account = ${account}), 0)::int as amount
      from ledger_entries e where e.transfer_id = t.id) last
    where t.user_id = ${userId}
    order by last.id desc limit ${limit} offset ${offset}`)
  return rows.map(({ id, kind, jobId, amount, balanceAfter, held, createdMs }) => {
    return { id, kind, jobId, amount, balanceAfter, held, createdAt: new Date(createdMs) }
  })
}

export async function countTransfers(db: Executor, userId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ledger_transfers where user_id = ${userId}`,
  )
  return rows[0]?.count ?? 0
}

/** Whether the newest balance of each account of a person is the sum of its entries. */
export async function addsUp(db: Executor, userId: string): Promise<boolean> {
  const accounts = [userAccount(userId), heldAccount(userId), debtAccount(userId)]
  const { rows } = await db.execute<{ sound: boolean }>(sql`
    select coalesce(bool_and(total = newest), true) as sound from (
      select sum(amount) as total, (array_agg(balance_after order by id desc))[1] as newest
      from ledger_entries
      where account in (${sql.join(
        accounts.map((account) => sql`${account}`),
        sql`, `,
      )})
      group by account) accounts`)
  return rows[0]?.sound ?? true
}

/**
 * Credits moved by kind of transfer, from the hourly sums: the period begins with an hour and is
 * read to the end of its last one.
 */
export async function sumByKind(db: Executor, { from, to }: { from: Date; to: Date }) {
  const { rows } = await db.execute<{ kind: LedgerKind; people: number; revenue: number }>(sql`
    select kind, sum(users)::float8 as people, sum(revenue)::float8 as revenue
    from ledger_hours
    where hour >= ${from.toISOString()}::timestamptz and hour < ${to.toISOString()}::timestamptz
    group by kind`)
  return rows
}

/** Joins the hourly sums of one kind into one row; the others see one or the other. */
export async function joinLedgerHours(db: Executor): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from ledger_hours where hour in (
        select hour from ledger_hours group by hour having count(*) > count(distinct kind))
      returning *)
    insert into ledger_hours
    select hour, kind, sum(users), sum(revenue) from gone group by 1, 2`)
}
