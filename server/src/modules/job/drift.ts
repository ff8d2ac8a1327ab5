/** Parts that an edit was to keep and changed: written by the measurement, dismissed by the owner. */
import type { DriftView } from '@contract/edits'
import type { Tx } from '../../platform/db/client'
import { lockOwn } from './repository/doubt'
import { writeDrift } from './repository/drift'
import type { JobRow } from './rows'

/** Of a succeeded job: its price can be claimed back as that of any doubtful result. */
export async function setDrift(
  tx: Tx,
  { userId, jobId, drift }: { userId: string; jobId: string; drift: readonly DriftView[] },
): Promise<void> {
  const row = await lockOwn(tx, { userId, jobId })
  if (row?.status !== 'succeeded' || drift.length === 0) return
  await writeDrift(tx, jobId, { drift: [...drift], verdict: row.verdict ?? 'doubtful' })
}

/** 就这样，挺好: neither drift nor doubt from now on. Null: there is no such job. */
export async function dismissDrift(
  tx: Tx,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<JobRow | null> {
  const row = await lockOwn(tx, { userId, jobId })
  if (!row) return null
  if (row.drift === null) return row
  const verdict = row.verdict === 'doubtful' && row.returnedAt === null ? null : row.verdict
  await writeDrift(tx, jobId, { drift: null, verdict })
  return row
}
