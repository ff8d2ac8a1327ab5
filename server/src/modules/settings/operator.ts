/** Operator of this installation: as set at the console, else by the environment. */
import { z } from 'zod'
import type { Config } from '../../config/config'
import type { Executor, Tx } from '../../platform/db/client'
import { lockSetting, readSettings, writeSetting } from '../../platform/db/settings'

const KEY = 'operator'
const NOTHING = 'null'

const storedOperator = z.object({ name: z.string(), contact: z.string() }).nullable()

export type OwnOperator = z.output<typeof storedOperator>

/** Null: nothing was set at the console. */
export async function readOwnOperator(db: Executor): Promise<OwnOperator> {
  return storedOperator.parse(JSON.parse((await readSettings(db, [KEY])).get(KEY) ?? NOTHING))
}

export async function readOperator({
  db,
  config,
}: {
  db: Executor
  config: Pick<Config, 'operator'>
}): Promise<{ name: string | null; contact: string | null }> {
  const { name, contact } = config.operator
  return (await readOwnOperator(db)) ?? { name, contact }
}

/** To be changed in this transaction: others who change it wait. */
export async function lockOperator(tx: Tx): Promise<OwnOperator> {
  return storedOperator.parse(JSON.parse(await lockSetting(tx, KEY, NOTHING)))
}

export async function writeOperator(tx: Tx, operator: OwnOperator): Promise<void> {
  await writeSetting(tx, KEY, JSON.stringify(operator))
}
