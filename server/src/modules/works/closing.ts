/** Closing an account hides its works at once; keeping it brings them back as they were. */
import type { Tx } from '../../db/client'
import { forgetClosing, listHidden, writeHidden, writeShown } from './closing-repository'
import { releaseMerged, standInFor } from './publish'
import { lockPublishing, readForRank } from './publish-repository'

export async function hideWorksOf(tx: Tx, userId: string): Promise<void> {
  for (const id of await writeHidden(tx, userId)) await releaseMerged(tx, id)
}

/** In their old places; another work that looks the same may stand for them by now. */
export async function showWorksOf(tx: Tx, userId: string): Promise<void> {
  await lockPublishing(tx)
  for (const { id, closedFrom } of await listHidden(tx, userId)) {
    const row = closedFrom === 'public' ? await readForRank(tx, id) : null
    const mergedInto = row && (await standInFor(tx, row))
    await writeShown(tx, { id, state: row ? 'public' : 'pending', mergedInto })
  }
  await forgetClosing(tx, userId)
}
