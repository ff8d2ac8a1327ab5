/** Operators' arrangement of engines, stored in the database: every process reads it there. */
import { z } from 'zod'
import { lockSetting, readSettings, writeSetting } from '../../platform/db/settings'
import type { Executor, Tx } from '../../platform/db/client'
import { type Arranged, type Arrangement, UNARRANGED } from '../../integrations/engines/arrangement'
import { listOperatorStyles } from '../style-models/operator-repository'

const KEY = 'engines'

const storedArrangement = z.object({
  off: z.array(z.string()),
  order: z.record(z.string(), z.array(z.string())),
  prices: z.record(z.string(), z.number().int()),
})

/** Throws for what is not as it was written. */
export async function readArrangement(db: Executor): Promise<Arranged> {
  const [settings, styles] = await Promise.all([readSettings(db, [KEY]), listOperatorStyles(db)])
  const value = settings.get(KEY)
  const arrangement = value === undefined ? UNARRANGED : storedArrangement.parse(JSON.parse(value))
  return { ...arrangement, styles }
}

/** To be changed in this transaction: others who change it wait. */
export async function lockArrangement(tx: Tx): Promise<Arrangement> {
  return storedArrangement.parse(JSON.parse(await lockSetting(tx, KEY, JSON.stringify(UNARRANGED))))
}

export async function writeArrangement(tx: Tx, arrangement: Arrangement): Promise<void> {
  await writeSetting(tx, KEY, JSON.stringify(arrangement))
}
