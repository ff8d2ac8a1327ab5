import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/client'
import { sandboxPayments } from '../../platform/db/schema'

export type SandboxPayment = typeof sandboxPayments.$inferSelect

export async function findSandboxPayment(db: Db, orderId: string): Promise<SandboxPayment | null> {
  const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.orderId, orderId))
  return row ?? null
}

/** Paying twice is paying once. */
export async function saveSandboxPayment(
  db: Db,
  payment: Omit<SandboxPayment, 'refundedFen'>,
): Promise<void> {
  await db.insert(sandboxPayments).values(payment).onConflictDoNothing()
}

/** False when there is nothing to pay back. */
export async function refundSandboxPayment(
  db: Db,
  { orderId, tradeId, amountFen }: { orderId: string; tradeId: string; amountFen: number },
): Promise<boolean> {
  const rows = await db
    .update(sandboxPayments)
    .set({ refundedFen: amountFen })
    .where(and(eq(sandboxPayments.orderId, orderId), eq(sandboxPayments.tradeId, tradeId)))
    .returning({ orderId: sandboxPayments.orderId })
  return rows.length > 0
}
