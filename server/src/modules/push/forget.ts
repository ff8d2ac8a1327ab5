/** For accounts that are blocked: nothing reaches them outside the app. */
import type { Tx } from '../../platform/db/client'
import { deletePushData } from './repository'

export async function forgetPushes(tx: Tx, userId: string): Promise<void> {
  await deletePushData(tx, userId)
}
