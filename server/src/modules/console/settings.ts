/** Settings that operators change without a restart. */
import { isDeepStrictEqual } from 'node:util'
import type { consoleSettingEndpoints } from '@contract/endpoints/console/settings'
import type { z } from 'zod'
import { transaction } from '../../platform/db/transaction'
import type { StaffUser } from '../../platform/http/auth'
import { contact } from '../../platform/lib/env/schemas'
import { AppError } from '../../platform/lib/errors'
import type { ConsolePorts } from './ports'
import { lockOperator, readOperator, readOwnOperator, writeOperator } from '../settings/operator'
import { lockOverrides, type Overrides, readOverrides, writeOverrides } from '../settings/overrides'
import { logAct } from './log'
import { texts } from './texts'

type Endpoints = typeof consoleSettingEndpoints
type View = z.output<Endpoints['list']['data']>
type SettingsDeps = Pick<ConsolePorts, 'begun' | 'config' | 'db' | 'running'>

export async function readAll(deps: SettingsDeps): Promise<View> {
  const own = (await readOwnOperator(deps.db)) !== null
  const overrides = await readOverrides(deps.db)
  const { begun: initial } = deps
  return {
    operator: { ...(await readOperator(deps)), own },
    running: { now: { ...initial, ...overrides }, initial, own: Object.keys(overrides) },
  }
}

/** Throws PARAM_INVALID for a contact that is none. */
export async function setOperator(
  deps: SettingsDeps,
  staff: StaffUser,
  { operator, reason }: z.output<Endpoints['operator']['body']>,
): Promise<View> {
  if (operator && !contact.safeParse(operator.contact).success)
    throw new AppError('PARAM_INVALID', { message: texts.badContact })
  await transaction(deps.db, async (tx) => {
    const before = await lockOperator(tx)
    if (isDeepStrictEqual(before, operator)) return
    await writeOperator(tx, operator)
    await logAct(tx, staff, { command: 'operator', args: [], result: { before, operator }, reason })
  })
  return readAll(deps)
}

/** Without those that are set to null; what is not named stays. */
function merged(
  before: Overrides,
  values: z.output<Endpoints['running']['body']>['values'],
): Overrides {
  const entries = Object.entries({ ...before, ...values })
  return Object.fromEntries(entries.filter(([, value]) => value !== null && value !== undefined))
}

/** An unchanged value leaves no log entry. This process applies it at once, others within seconds. */
export async function setRunning(
  deps: SettingsDeps,
  staff: StaffUser,
  { values, reason }: z.output<Endpoints['running']['body']>,
): Promise<View> {
  await transaction(deps.db, async (tx) => {
    const before = await lockOverrides(tx)
    const after = merged(before, values)
    if (isDeepStrictEqual(before, after)) return
    await writeOverrides(tx, after)
    const args = Object.keys(values)
    await logAct(tx, staff, { command: 'running', args, result: { before, after }, reason })
  })
  await deps.running.announce()
  return readAll(deps)
}
