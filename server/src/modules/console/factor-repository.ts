/** Second factors and recovery codes as rows. */
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/client'
import { consoleFactors, consoleRecoveryCodes } from '../../platform/db/schema'

export type FactorRow = typeof consoleFactors.$inferSelect

export async function findFactor(db: Executor, userId: string): Promise<FactorRow | null> {
  const [row] = await db.select().from(consoleFactors).where(eq(consoleFactors.userId, userId))
  return row ?? null
}

/** Codes of one person are tried one after the other. */
export async function lockFactor(tx: Tx, userId: string): Promise<FactorRow | null> {
  const [row] = await tx
    .select()
    .from(consoleFactors)
    .where(eq(consoleFactors.userId, userId))
    .for('update')
  return row ?? null
}

/** Without a secret, whatever was before. */
export async function resetFactor(tx: Tx, userId: string, enrolUntil: Date): Promise<void> {
  const empty = { sealedSecret: null, confirmedAt: null, lastStep: 0, enrolUntil }
  await tx
    .insert(consoleFactors)
    .values({ userId, ...empty })
    .onConflictDoUpdate({ target: consoleFactors.userId, set: empty })
  await tx.delete(consoleRecoveryCodes).where(eq(consoleRecoveryCodes.userId, userId))
}

export async function deleteFactor(tx: Tx, userId: string): Promise<void> {
  await tx.delete(consoleFactors).where(eq(consoleFactors.userId, userId))
  await tx.delete(consoleRecoveryCodes).where(eq(consoleRecoveryCodes.userId, userId))
}

export async function setSecret(tx: Tx, userId: string, sealedSecret: string): Promise<void> {
  await tx.update(consoleFactors).set({ sealedSecret }).where(eq(consoleFactors.userId, userId))
}

export async function confirmFactor(tx: Tx, userId: string, confirmedAt: Date): Promise<void> {
  await tx.update(consoleFactors).set({ confirmedAt }).where(eq(consoleFactors.userId, userId))
}

/** False when a code of this step or a later one was taken before. */
export async function takeStep(tx: Tx, userId: string, step: number): Promise<boolean> {
  const rows = await tx
    .update(consoleFactors)
    .set({ lastStep: step })
    .where(and(eq(consoleFactors.userId, userId), lt(consoleFactors.lastStep, step)))
    .returning({ userId: consoleFactors.userId })
  return rows.length > 0
}

export async function insertRecoveryCodes(
  tx: Tx,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.insert(consoleRecoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

const unused = (userId: string) =>
  and(eq(consoleRecoveryCodes.userId, userId), isNull(consoleRecoveryCodes.usedAt))

/** False when it is none of theirs, or used. */
export async function useRecoveryCode(
  tx: Tx,
  { userId, codeHash, usedAt }: { userId: string; codeHash: string; usedAt: Date },
): Promise<boolean> {
  const rows = await tx
    .update(consoleRecoveryCodes)
    .set({ usedAt })
    .where(and(unused(userId), eq(consoleRecoveryCodes.codeHash, codeHash)))
    .returning({ id: consoleRecoveryCodes.id })
  return rows.length > 0
}

export async function countRecoveryCodes(db: Executor, userId: string): Promise<number> {
  return db.$count(consoleRecoveryCodes, unused(userId))
}
