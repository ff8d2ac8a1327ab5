/** Tries to get in: counted before they are looked at, and taken back when they were right. */
import type { Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import { AppError } from '../../platform/lib/errors'
import type { AuthPorts } from './ports'
import { isDeviceKnownAnywhere } from './code-repository'
import { countAttempts, dropAttempts, insertAttempt, lockSubject } from './repository'

/** Counters of failed tries, and their limits. */
export type Budgets = readonly (readonly [name: string, most: number])[]

interface Try {
  /** Tries of one kind are counted together. */
  readonly kind: string
  readonly budgets: Budgets
  readonly withinMs: number
  /** Message when a limit is reached. */
  readonly sentence: string
}

/**
 * Whose tries these are where no account is named yet: those of a device that signed in before, so
 * that others behind its address do not use them up, else those of the address.
 */
export async function nameOfCaller(
  { db }: Pick<AuthPorts, 'db'>,
  { address, deviceHash }: { address: string; deviceHash: string | null },
): Promise<string> {
  const known = deviceHash !== null && (await isDeviceKnownAnywhere(db, deviceHash))
  return known ? `device:${deviceHash}` : address
}

/** Counts a try in every budget; answers what takes it back. Throws TOO_MANY_REQUESTS. */
export async function reserveTry(
  { db, now }: Pick<AuthPorts, 'db' | 'now'>,
  { kind, budgets, withinMs, sentence }: Try,
): Promise<(tx: Tx) => Promise<void>> {
  const createdAt = now()
  const since = new Date(createdAt.getTime() - withinMs)
  const ids = await transaction(db, async (tx) => {
    const inserted: number[] = []
    for (const [address, most] of budgets) {
      await lockSubject(tx, `${kind}:${address}`)
      if ((await countAttempts(tx, { address, kind, since })) >= most)
        throw new AppError('TOO_MANY_REQUESTS', { message: sentence })
      inserted.push(await insertAttempt(tx, { address, kind, createdAt }))
    }
    return inserted
  })
  return (tx) => dropAttempts(tx, ids)
}
