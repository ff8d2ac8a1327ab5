/** Budgets and costs of paid engines: in thousandths of a yuan. */
import { eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/client'
import { engineBudgets, engineSpending } from '../../../platform/db/schema'

export type BudgetRow = typeof engineBudgets.$inferSelect

/** A day and its month in Shanghai, as spending is counted by both. */
export interface Periods {
  readonly day: string
  readonly month: string
}

export interface Spent {
  readonly day: number
  readonly month: number
}

export async function listBudgets(db: Executor): Promise<BudgetRow[]> {
  return db.select().from(engineBudgets)
}

export async function findBudgets(
  db: Executor,
  engineIds: readonly string[],
): Promise<Map<string, BudgetRow>> {
  const rows = await db
    .select()
    .from(engineBudgets)
    .where(inArray(engineBudgets.engineId, [...engineIds]))
  return new Map(rows.map((row) => [row.engineId, row]))
}

/** To be changed in this transaction: others who change it wait. */
export async function lockBudget(tx: Tx, engineId: string): Promise<BudgetRow> {
  await tx
    .insert(engineBudgets)
    .values({ engineId, dayMilli: null, monthMilli: null, costs: {} })
    .onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(engineBudgets)
    .where(eq(engineBudgets.engineId, engineId))
    .for('update')
  if (!row) throw new Error('a budget was not inserted')
  return row
}

export async function writeBudget(tx: Tx, { engineId, ...row }: BudgetRow): Promise<void> {
  await tx.update(engineBudgets).set(row).where(eq(engineBudgets.engineId, engineId))
}

/** By engine; what is not there has spent nothing. */
export async function listSpending(
  db: Executor,
  { day, month }: Periods,
): Promise<Map<string, Spent>> {
  const rows = await db
    .select()
    .from(engineSpending)
    .where(inArray(engineSpending.period, [day, month]))
  const spent = new Map<string, { day: number; month: number }>()
  for (const { engineId, period, milli } of rows) {
    const sums = spent.get(engineId) ?? { day: 0, month: 0 }
    sums[period === day ? 'day' : 'month'] = milli
    spent.set(engineId, sums)
  }
  return spent
}

/** Adds, and answers the sums; both rows are this transaction's until its end. */
export async function addSpending(
  tx: Tx,
  { engineId, day, month, milli }: Periods & { engineId: string; milli: number },
): Promise<Spent> {
  const { rows } = await tx.execute<{ period: string; milli: string }>(sql`
    insert into ${engineSpending} (engine_id, period, milli)
    select ${engineId}, period, ${milli}::bigint
    from unnest(${sql.param([day, month])}::text[]) as period
    on conflict (engine_id, period) do update
    set milli = greatest(0, ${engineSpending.milli} + excluded.milli)
    returning period, milli::text as milli`)
  const findSum = (of: string) => Number(rows.find(({ period }) => period === of)?.milli)
  return { day: findSum(day), month: findSum(month) }
}
