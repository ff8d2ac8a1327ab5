/**
 * Budgets of engines: what an order is expected to cost its vendor is counted in the transaction
 * that places it, and what it did not cost is taken back in the one that ends it. An order beyond
 * the budget is refused there, so that however many come at once, no more is ever promised.
 */
import { type ToolDefinition, countUnits, type SentParams } from '@contract/tools/define'
import type { Tx } from '../../../platform/db/client'
import type { Engine } from '../../../integrations/engines/engine'
import { AppError } from '../../../platform/lib/errors'
import { shanghaiDay } from '../../../platform/lib/shanghai-day'
import type { JobEnded } from '../events'
import type { JobPorts } from '../ports'
import {
  addSpending,
  type BudgetRow,
  findBudgets,
  listBudgets,
  listSpending,
  lockBudget,
  type Periods,
  type Spent,
  writeBudget,
} from '../repository/budget'
import { texts } from './texts'

/** Of which period nothing is left. */
export type Exhausted = 'day' | 'month'

/** Amount counted for a job, stored with it. */
export interface Reserved extends Periods {
  readonly milli: number
  /** Pictures, or seconds, it covers. */
  readonly units: number
}

interface Costing {
  readonly engine: Pick<Engine, 'id' | 'name' | 'check'>
  readonly modelId: string
  readonly tool: ToolDefinition
  readonly params: SentParams
  /** Length of the video, of a tool that is charged by its seconds. */
  readonly videoMs?: number | null
}

export const periodsAt = (time: Date): Periods => {
  const day = shanghaiDay(time)
  return { day, month: day.slice(0, 'yyyy-mm'.length) }
}

const getModelCost = ({ costs }: BudgetRow, modelId: string): number =>
  Object.hasOwn(costs, modelId) ? (costs[modelId] ?? 0) : 0

/** Exhausted budget; null: something is left, or it has no limit. */
function exhausted({ dayMilli, monthMilli }: BudgetRow, { day, month }: Spent): Exhausted | null {
  if (monthMilli !== null && month > monthMilli) return 'month'
  return dayMilli !== null && day > dayMilli ? 'day' : null
}

/**
 * Counts orders that are placed in this transaction, in the given order. Several engines are always
 * locked in the same order. Throws ENGINE_UNAVAILABLE.
 */
export async function reserveBudgets(
  { now }: Pick<JobPorts, 'now'>,
  tx: Tx,
  orders: readonly Costing[],
): Promise<(Reserved | null)[]> {
  const reserved = orders.map((): Reserved | null => null)
  // The embedded engine has no vendor to pay.
  const paid = [...orders.entries()].filter(([, { engine }]) => engine.check !== undefined)
  if (paid.length === 0) return reserved
  const budgets = await findBudgets(tx, [...new Set(paid.map(([, { engine }]) => engine.id))])
  const periods = periodsAt(now())
  const turns = paid.sort(([, a], [, b]) => (a.engine.id < b.engine.id ? -1 : 1))
  for (const [at, { engine, modelId, tool, params, videoMs }] of turns) {
    const budget = budgets.get(engine.id)
    const units = videoMs ? Math.ceil(videoMs / 1000) : countUnits(tool, params)
    const milli = budget ? Math.round(getModelCost(budget, modelId) * units) : 0
    if (!budget || milli === 0) continue
    const sums = await addSpending(tx, { engineId: engine.id, ...periods, milli })
    const period = exhausted(budget, sums)
    if (period)
      throw new AppError('ENGINE_UNAVAILABLE', {
        message: texts.away(engine.name, period),
        details: { modelId, alternative: null },
      })
    reserved[at] = { ...periods, milli, units }
  }
  return reserved
}

/** Engines without enough left for their cheapest picture. */
export async function listExhausted({
  db,
  now,
}: Pick<JobPorts, 'db' | 'now'>): Promise<ReadonlyMap<string, Exhausted>> {
  const limited = (await listBudgets(db)).filter(
    ({ dayMilli, monthMilli }) => dayMilli !== null || monthMilli !== null,
  )
  if (limited.length === 0) return new Map()
  const spending = await listSpending(db, periodsAt(now()))
  return new Map(
    limited.flatMap((budget) => {
      const least = Math.min(...Object.values(budget.costs).filter((milli) => milli > 0))
      if (!Number.isFinite(least)) return []
      const { day, month } = spending.get(budget.engineId) ?? { day: 0, month: 0 }
      const period = exhausted(budget, { day: day + least, month: month + least })
      return period ? [[budget.engineId, period] as const] : []
    }),
  )
}

/** Amount not charged: nothing was made, and its vendor reported no charge. */
function computeUnspent({ reserved, status, vendorCost, pictureCount }: JobEnded): number {
  if (!reserved || status === 'succeeded') return 0
  if (vendorCost && (vendorCost.amount > 0 || (vendorCost.lost ?? 0) > 0)) return 0
  const { milli, units } = reserved
  const share = Math.min(1, pictureCount / Math.max(1, units))
  return milli - Math.ceil(milli * share)
}

/** Last among the listeners of an ending: an order locks its user first, then this. */
export async function settleBudget(tx: Tx, ended: JobEnded): Promise<void> {
  const { reserved, engineId } = ended
  const unspent = computeUnspent(ended)
  if (!reserved || unspent === 0) return
  const { day, month } = reserved
  await addSpending(tx, { engineId, day, month, milli: -unspent })
}

/** For the operator: budgets, what was counted in this day and month, and which are used up. */
export async function readBudgets(deps: Pick<JobPorts, 'db' | 'now'>) {
  const { db, now } = deps
  const [budgets, spending, used] = await Promise.all([
    listBudgets(db),
    listSpending(db, periodsAt(now())),
    listExhausted(deps),
  ])
  return { budgets: new Map(budgets.map((row) => [row.engineId, row])), spending, exhausted: used }
}

/** Answers what it was. */
export async function changeBudget(tx: Tx, row: BudgetRow): Promise<Omit<BudgetRow, 'engineId'>> {
  const { engineId: _, ...before } = await lockBudget(tx, row.engineId)
  await writeBudget(tx, row)
  return before
}
