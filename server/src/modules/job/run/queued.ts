/** A job as a task of the queue: one row stands for it while it waits. */
import type { Executor } from '../../../db/client'
import { addTask, removeTask } from '../../../worker/tasks'

export const PAINT_TASK = 'paint'

const keyOf = (jobId: string) => `job:${jobId}`

/** `runAt`: its old place, for one that was queued before. */
export async function enqueueJob(
  tx: Executor,
  jobId: string,
  { runAt = null }: { runAt?: Date | null } = {},
): Promise<void> {
  await addTask(tx, PAINT_TASK, { payload: { jobId }, key: keyOf(jobId), runAt })
}

/** Takes a job that was not picked up yet out again. */
export async function withdrawJob(tx: Executor, jobId: string): Promise<void> {
  await removeTask(tx, keyOf(jobId))
}
