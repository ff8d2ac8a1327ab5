/** The operator's words of the console, as they were written: a line each, as in the file. */
import type { Executor, Tx } from '../../platform/db/client'
import { lockSetting, readSettings, writeSetting } from '../../platform/db/settings'

const KEY = 'own-words'

export async function readStoredWords(db: Executor): Promise<string> {
  return (await readSettings(db, [KEY])).get(KEY) ?? ''
}

/** To be changed in this transaction: others who change it wait. */
export function lockStoredWords(tx: Tx): Promise<string> {
  return lockSetting(tx, KEY, '')
}

export async function writeStoredWords(tx: Tx, text: string): Promise<void> {
  await writeSetting(tx, KEY, text)
}
