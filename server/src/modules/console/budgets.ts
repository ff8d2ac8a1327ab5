/** Costs of engines for their operator: estimates, budgets, and the remainder. */
import { isDeepStrictEqual } from 'node:util'
import type { consoleEngineEndpoints } from '@contract/endpoints/console/engines'
import type { z } from 'zod'
import { transaction } from '../../platform/db/transaction'
import type { StaffUser } from '../../platform/http/auth'
import { AppError } from '../../platform/lib/errors'
import type { ConsolePorts } from './ports'
import { changeBudget, readBudgets } from '../job/submit/budget'
import { logAct } from './log'
import { texts } from './texts'

type Endpoints = typeof consoleEngineEndpoints
type BudgetView = z.output<Endpoints['list']['data']>['engines'][number]['budget']
type BudgetsDeps = Pick<ConsolePorts, 'db' | 'engines' | 'now'>

const UNLIMITED = { dayMilli: null, monthMilli: null, costs: {} }
const NOTHING = { day: 0, month: 0 }

/** By engine; every engine has one. */
export async function viewBudgets(deps: BudgetsDeps): Promise<(engineId: string) => BudgetView> {
  const { budgets, spending, exhausted } = await readBudgets(deps)
  return (engineId) => {
    const { dayMilli, monthMilli, costs } = budgets.get(engineId) ?? UNLIMITED
    const { day, month } = spending.get(engineId) ?? NOTHING
    return {
      dayMilli,
      monthMilli,
      costs: { ...costs },
      spentDayMilli: day,
      spentMonthMilli: month,
      exhausted: exhausted.get(engineId) ?? null,
    }
  }
}

/** Throws NOT_FOUND for an engine or a model, CONFLICT for the embedded one, PARAM_INVALID for a limit without a cost. */
export async function setBudget(
  deps: BudgetsDeps,
  staff: StaffUser,
  { engineId, reason, ...after }: z.output<Endpoints['budget']['body']>,
): Promise<void> {
  const engine = deps.engines.byId(engineId)
  if (!engine) throw new AppError('NOT_FOUND', { message: texts.noEngine })
  if (!engine.check) throw new AppError('CONFLICT', { message: texts.embeddedBudget })
  const models = engine.capabilities.models.map(({ id }) => id)
  if (Object.keys(after.costs).some((id) => !models.includes(id)))
    throw new AppError('NOT_FOUND', { message: texts.noModel })
  const isLimited = after.dayMilli !== null || after.monthMilli !== null
  if (isLimited && !Object.values(after.costs).some((milli) => milli > 0))
    throw new AppError('PARAM_INVALID', { message: texts.limitWithoutCost })
  await transaction(deps.db, async (tx) => {
    const before = await changeBudget(tx, { engineId, ...after })
    if (isDeepStrictEqual(before, after)) return
    const result = { before, after }
    await logAct(tx, staff, { command: 'engine-budget', args: [engineId], result, reason })
  })
}
