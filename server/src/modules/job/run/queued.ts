/**
 * The queue's rows for jobs that wait: one is added with each. A row that is worked on begins the
 * job whose turn it is, which need not be the one it came with.
 */
import type { Executor } from '../../../platform/db/client'
import { addTask } from '../../../platform/queue/tasks'

export const PAINT_TASK = 'paint'

const buildJobKey = (jobId: string) => `job:${jobId}`

/** `runAt`: its old place, for one that was queued before. */
export async function enqueueJob(
  tx: Executor,
  jobId: string,
  { runAt = null }: { runAt?: Date | null } = {},
): Promise<void> {
  await addTask(tx, PAINT_TASK, { payload: { jobId }, key: buildJobKey(jobId), runAt })
}
