/** The way into review: a new work, or a public one that people reported. */
import type { Executor } from '../../db/client'
import { openOrJoin, type NewItem } from './ask-review-repository'

/**
 * Opens an item, or adds the reasons to the open one of this work. Answers its id.
 * Withdrawn works need no call: the desk hands out only what is pending or public.
 */
export async function openItem(tx: Executor, item: NewItem): Promise<string> {
  return openOrJoin(tx, item)
}
