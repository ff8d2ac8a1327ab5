import { asc } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/client'
import { styleNotes } from '../../platform/db/schema'

export interface StyleNote {
  readonly id: string
  readonly tags: readonly string[]
}

/** In the operator's order. */
export async function listNotes(db: Executor): Promise<StyleNote[]> {
  const { id, tags } = styleNotes
  return db.select({ id, tags }).from(styleNotes).orderBy(asc(styleNotes.position))
}

/** Puts these in the place of all before. */
export async function replaceNotes(tx: Tx, notes: readonly StyleNote[]): Promise<void> {
  await tx.delete(styleNotes)
  if (notes.length === 0) return
  await tx
    .insert(styleNotes)
    .values(notes.map(({ id, tags }, position) => ({ id, position, tags: [...tags] })))
}
