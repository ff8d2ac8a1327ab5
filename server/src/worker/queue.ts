/** The queue port: jobs enter inside a transaction and are worked on by any process. */
import type { Executor } from '../db/client'

export interface JobQueue {
  /** Adds a job inside the caller's transaction: it is queued exactly when the row is. */
  enqueue(tx: Executor, jobId: string): Promise<void>
  /** Takes a job that was not picked up yet out again, in the caller's transaction. */
  withdraw(tx: Executor, jobId: string): Promise<void>
  /** Deletes every stored object under this prefix, by and by. */
  enqueueFileDeletion(tx: Executor, prefix: string): Promise<void>
  /** Creates the queue's tables; works on jobs and recurring tasks unless only submitting. */
  start(): Promise<void>
  /** Waits shortly for running jobs, then hands them back to the queue. */
  stop(): Promise<void>
  /** True once started: jobs can be submitted. */
  isReady(): boolean
  /** Aborts the run at once if this process paints it; others notice within a second. */
  cancel(jobId: string): void
  /** Started and not stopped: what /readyz reports. */
  isReady(): boolean
}
