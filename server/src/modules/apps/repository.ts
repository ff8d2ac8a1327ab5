import type { AppDefinition } from '@contract/apps/define'
import { asc } from 'drizzle-orm'
import type { Executor, Tx } from '../../db/client'
import { smallApps } from '../../db/schema'

/** The operator's, in their order. */
export async function listOwnApps(db: Executor): Promise<AppDefinition[]> {
  const { id, name, summary, tags, tool, fixed, open } = smallApps
  return db
    .select({ id, name, summary, tags, tool, fixed, open })
    .from(smallApps)
    .orderBy(asc(smallApps.position))
}

/** Puts these in the place of all before. */
export async function replaceApps(tx: Tx, apps: readonly AppDefinition[]): Promise<void> {
  await tx.delete(smallApps)
  if (apps.length === 0) return
  await tx.insert(smallApps).values(
    apps.map(({ tags, fixed, open, ...app }, position) => ({
      ...{ ...app, position, tags: [...tags], fixed: { ...fixed }, open: [...open] },
    })),
  )
}
