/**
 * Files that no row knows of: a process that dies while it stores a job's pictures, or takes them
 * back, leaves them behind. Looked for once after an ending that may have been preceded by that.
 */
import type { Executor } from '../../../platform/db/client'
import { removeUnknown } from '../../../integrations/storage/deletion'
import { jobPrefix } from '../../../integrations/storage/keys'
import type { Storage } from '../../../integrations/storage/storage'
import { addTask } from '../../../platform/queue/tasks'
import { listKeys } from '../repository/pictures'

export const SWEEP_JOB_TASK = 'sweep_job'

/** By then whatever still stored for the job has ended. */
const DELAY_MS = 15 * 60_000
/** Younger files may belong to a change that is not committed yet, such as a move. */
const SETTLED_MS = 10 * 60_000

export async function sweepJobLater(tx: Executor, jobId: string): Promise<void> {
  await addTask(tx, SWEEP_JOB_TASK, { payload: { jobId }, delayMs: DELAY_MS, priority: 6 })
}

/** Number of removed files. */
export async function sweepJob(
  { db, storage }: { db: Executor; storage: Storage },
  jobId: string,
  { settledMs } = { settledMs: SETTLED_MS },
): Promise<number> {
  return removeUnknown(storage, jobPrefix(jobId), {
    settledMs,
    known: () => listKeys(db, jobId),
  })
}
