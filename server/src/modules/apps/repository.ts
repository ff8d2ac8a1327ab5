import type { AppDefinition } from '@contract/apps/define'
import { asc } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/client'
import { smallApps } from '../../platform/db/schema'

export interface OwnApp extends AppDefinition {
  /** Null: it looks as its tool does. */
  readonly coverKey: string | null
}

/** The operator's, in their order. */
export async function listOwnApps(db: Executor): Promise<OwnApp[]> {
  const { id, name, summary, tags, tool, fixed, open, coverKey } = smallApps
  return db
    .select({ id, name, summary, tags, tool, fixed, open, coverKey })
    .from(smallApps)
    .orderBy(asc(smallApps.position))
}

/** Puts these in the place of all before. */
export async function replaceApps(tx: Tx, apps: readonly OwnApp[]): Promise<void> {
  await tx.delete(smallApps)
  if (apps.length === 0) return
  await tx.insert(smallApps).values(
    apps.map(({ tags, fixed, open, ...app }, position) => ({
      ...app,
      position,
      tags: [...tags],
      fixed: { ...fixed },
      open: [...open],
    })),
  )
}
