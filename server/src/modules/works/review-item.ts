/** The way into review: a new work, or a public one that people reported. */
import { REPORT_REASONS } from '@contract/endpoints/works'
import type { Executor, Tx } from '../../platform/db/client'
import { closeUndecided, type NewItem, openOrJoin } from './moderation-repository'

/**
 * Opens an item, or adds the reasons to the open one of this work, whose content is the same.
 * Answers its id. Withdrawn works need no call: the review queue hands out only what is pending or public.
 */
export async function openItem(tx: Executor, item: NewItem): Promise<string> {
  return openOrJoin(tx, item)
}

/**
 * The work has other content now: a reviewer who holds its open item was shown the old one, so that
 * item ends and a new one begins, leased to no reviewer. Its reports stay.
 */
export async function reopenReview(tx: Tx, item: NewItem): Promise<string> {
  const before = (await closeUndecided(tx, item.workId)) ?? {}
  const reports = REPORT_REASONS.filter((reason) => before[reason] !== undefined)
  const reported = Object.fromEntries(reports.map((reason) => [reason, before[reason] ?? 0]))
  return openOrJoin(tx, { ...item, reasons: { ...reported, ...item.reasons } })
}
