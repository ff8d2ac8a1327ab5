/** Styles of the operator. */
import { asc, eq } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/client'
import { hiddenItems, operatorStyles, styleNotes } from '../../platform/db/schema'
import type { OperatorStyle } from '../../integrations/engines/operator-style'
import { findHidden } from '../catalog/hidden-repository'
import { styleModelId } from './catalog'

export type StoredStyle = Omit<OperatorStyle, 'on'>

/** Those that are hidden, too; the oldest first. */
export async function listOperatorStyles(db: Executor): Promise<OperatorStyle[]> {
  const [rows, hidden] = await Promise.all([
    db.select().from(operatorStyles).orderBy(asc(operatorStyles.createdAt), asc(operatorStyles.id)),
    findHidden(db, 'styles'),
  ])
  return rows.map(({ createdAt: _, ...row }) => ({
    ...row,
    on: !hidden.has(styleModelId(row.engineId, row.id)),
  }))
}

export async function insertStyle(tx: Tx, style: StoredStyle): Promise<void> {
  await tx.insert(operatorStyles).values(style)
}

export async function updateStyle(tx: Tx, { id, ...style }: StoredStyle): Promise<void> {
  await tx.update(operatorStyles).set(style).where(eq(operatorStyles.id, id))
}

/** With what was noted of it. */
export async function deleteStyle(tx: Tx, { id, engineId }: StoredStyle): Promise<void> {
  const key = styleModelId(engineId, id)
  await tx.delete(operatorStyles).where(eq(operatorStyles.id, id))
  await tx.delete(styleNotes).where(eq(styleNotes.id, key))
  await tx.delete(hiddenItems).where(eq(hiddenItems.key, key))
}
