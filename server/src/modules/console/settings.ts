/** What operators set without a restart. */
import { isDeepStrictEqual } from 'node:util'
import type { consoleSettingEndpoints } from '@contract/endpoints/console/settings'
import type { z } from 'zod'
import { transaction } from '../../db/transaction'
import type { StaffUser } from '../../http/auth'
import { contact } from '../../lib/env/schemas'
import { AppError } from '../../lib/errors'
import type { Deps } from '../../ports'
import { lockOperator, readOperator, readOwnOperator, writeOperator } from '../operator/operator'
import { logAct } from './log'
import { texts } from './texts'

type Endpoints = typeof consoleSettingEndpoints
type View = z.output<Endpoints['list']['data']>
type SettingsDeps = Pick<Deps, 'config' | 'db'>

export async function readAll(deps: SettingsDeps): Promise<View> {
  const own = (await readOwnOperator(deps.db)) !== null
  return { operator: { ...(await readOperator(deps)), own } }
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
