/** Codes that were sent, what they cost in a day, and the devices that are known. */
import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/client'
import { isMailbox } from './delivery'
import { knownDevices, smsCodes, smsDays, users } from '../../platform/db/schema'

export type SmsCode = typeof smsCodes.$inferSelect
export type CodePurpose = SmsCode['purpose']
export type SentCode = Pick<SmsCode, 'createdAt' | 'asker' | 'address' | 'known'>

/**
 * Codes sent to a number or mailbox since `since`, newest first. Codes of the console have budgets
 * of their own: a row there does not say that a code was sent.
 */
export async function listSent(
  tx: Executor,
  { recipient, purpose, since }: { recipient: string; purpose: CodePurpose; since: Date },
): Promise<SentCode[]> {
  const { createdAt, asker, address, known } = smsCodes
  const ofConsole = eq(smsCodes.purpose, 'console')
  return tx
    .select({ createdAt, asker, address, known })
    .from(smsCodes)
    .where(
      and(
        eq(smsCodes.recipient, recipient),
        gt(createdAt, since),
        purpose === 'console' ? ofConsole : not(ofConsole),
      ),
    )
    .orderBy(desc(createdAt))
}

export async function countCodesOfAddress(
  tx: Executor,
  address: string,
  since: Date,
): Promise<number> {
  return tx.$count(smsCodes, and(eq(smsCodes.address, address), gt(smsCodes.createdAt, since)))
}

/** False when the challenge it was solved for is spent. */
export async function insertCode(
  tx: Executor,
  code: typeof smsCodes.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(smsCodes)
    .values(code)
    .onConflictDoNothing({ target: smsCodes.challenge })
    .returning({ id: smsCodes.id })
  return rows.length > 0
}

/** One more today; answers how many that makes. Others wait for the end of `tx`. */
export async function countSent(tx: Tx, day: string): Promise<number> {
  const [row] = await tx
    .insert(smsDays)
    .values({ day, sent: 1 })
    .onConflictDoUpdate({ target: smsDays.day, set: { sent: sql`${smsDays.sent} + 1` } })
    .returning({ sent: smsDays.sent })
  return row?.sent ?? 1
}

export async function sentOfDay(db: Executor, day: string): Promise<number> {
  const [row] = await db.select({ sent: smsDays.sent }).from(smsDays).where(eq(smsDays.day, day))
  return row?.sent ?? 0
}

/** A code that was not delivered does not count. */
export async function forgetCode(tx: Tx, id: string, day: string): Promise<void> {
  await tx.delete(smsCodes).where(eq(smsCodes.id, id))
  await giveBackOfDay(tx, day)
}

export async function giveBackOfDay(tx: Executor, day: string): Promise<void> {
  await tx
    .update(smsDays)
    .set({ sent: sql`${smsDays.sent} - 1` })
    .where(eq(smsDays.day, day))
}

/** Codes that may still be right, used ones too, newest first. */
export async function listRecent(
  tx: Executor,
  { recipient, purpose, now }: Pick<SmsCode, 'recipient' | 'purpose'> & { now: Date },
): Promise<SmsCode[]> {
  return tx
    .select()
    .from(smsCodes)
    .where(
      and(
        eq(smsCodes.recipient, recipient),
        eq(smsCodes.purpose, purpose),
        gt(smsCodes.expiresAt, now),
      ),
    )
    .orderBy(desc(smsCodes.createdAt))
}

export async function markCodeUsed(tx: Executor, id: string, usedAt: Date): Promise<void> {
  await tx.update(smsCodes).set({ usedAt }).where(eq(smsCodes.id, id))
}

/** `own`: sent to the requester of the code. */
export async function countWrongTry(
  tx: Executor,
  id: string,
  { own }: { own: boolean },
): Promise<void> {
  const { wrongTries, strangerTries } = smsCodes
  await tx
    .update(smsCodes)
    .set(
      own ? { wrongTries: sql`${wrongTries} + 1` } : { strangerTries: sql`${strangerTries} + 1` },
    )
    .where(eq(smsCodes.id, id))
}

/** Whether this device has signed in to the account of this number or mailbox before. */
export async function isKnownDevice(
  db: Executor,
  { recipient, deviceHash }: { recipient: string; deviceHash: string },
): Promise<boolean> {
  const [row] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(
      and(
        eq(isMailbox(recipient) ? users.email : users.phone, recipient),
        eq(knownDevices.deviceHash, deviceHash),
      ),
    )
  return row !== undefined
}

const KNOWN_DEVICES = 30

/**
 * Keeps the newest devices of a person, and apart from them the newest that opened the console: many
 * sign-ins to the app push none of those out.
 */
export async function rememberDevice(
  tx: Tx,
  {
    userId,
    deviceHash,
    seenAt,
    atConsole = false,
  }: { userId: string; deviceHash: string; seenAt: Date; atConsole?: boolean },
): Promise<void> {
  const consoleAt = atConsole ? seenAt : null
  await tx
    .insert(knownDevices)
    .values({ userId, deviceHash, seenAt, consoleAt })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceHash],
      set: { seenAt, ...(atConsole && { consoleAt }) },
    })
  const alike = atConsole ? isNotNull(knownDevices.consoleAt) : isNull(knownDevices.consoleAt)
  const older = tx
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), alike))
    .orderBy(desc(knownDevices.seenAt))
    .offset(KNOWN_DEVICES)
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), inArray(knownDevices.deviceHash, older)))
}

/** Devices that signed in since then are strangers again; their next sign-in makes them known. */
export async function forgetDevices(
  tx: Tx,
  { userId, since }: { userId: string; since: Date },
): Promise<void> {
  const own = and(eq(knownDevices.userId, userId), gte(knownDevices.seenAt, since))
  await tx.delete(knownDevices).where(own)
}

/** Whether this device has signed in to any account: it then has tries apart from its address. */
export async function isDeviceKnownAnywhere(db: Executor, deviceHash: string): Promise<boolean> {
  return (await db.$count(knownDevices, eq(knownDevices.deviceHash, deviceHash))) > 0
}

/** Whether this device has opened the console of this person, or, without `userId`, of any. */
export async function isConsoleDevice(
  db: Executor,
  { deviceHash, userId }: { deviceHash: string; userId?: string },
): Promise<boolean> {
  const conditions = and(
    eq(knownDevices.deviceHash, deviceHash),
    isNotNull(knownDevices.consoleAt),
    userId === undefined ? undefined : eq(knownDevices.userId, userId),
  )
  return (await db.$count(knownDevices, conditions)) > 0
}
