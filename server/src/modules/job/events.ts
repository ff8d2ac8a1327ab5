/**
 * Subscriptions to the end or deletion of a job: modules subscribe in the composition root, and
 * every handler runs inside the transaction of the change, in the order bound. So all of it happens
 * exactly once with the ending, or nothing does.
 */
import type { ErrorCode } from '@contract/errors'
import type { Tx } from '../../platform/db/client'

/** Fields of a job that ended just now, however it ended. */
export interface EndedRun {
  readonly jobId: string
  readonly userId: string
  /** Spent part of its price: the owner has the pictures for it. */
  readonly spentCredits: number
  /** The work it was made after. */
  readonly remakeOf: string | null
  readonly tool: string
  readonly engineId: string
  /** The API key that submitted it; null: the app did. */
  readonly apiKeyId: string | null
  /** Price that was held for it. */
  readonly costCredits: number
  /** Amount counted against its engine's budget. */
  readonly reserved: { day: string; month: string; milli: number; units: number } | null
  /** Charge reported by its vendor. */
  readonly vendorCost: { amount: number; lost?: number } | null
  /** Pictures that it had before it ended. */
  readonly pictureCount: number
  readonly createdAt: Date
  /** Of its last run; null when it never began. */
  readonly startedAt: Date | null
  readonly finishedAt: Date
}

export interface JobSucceeded extends EndedRun {
  readonly status: 'succeeded'
  readonly errorCode: null
}

/** It has no pictures and costs nothing. */
export interface JobFailed extends EndedRun {
  readonly status: 'failed'
  readonly errorCode: ErrorCode
}

/** Pictures that were finished before stay and are charged. */
export interface JobCancelled extends EndedRun {
  readonly status: 'cancelled'
  readonly errorCode: ErrorCode
}

export type JobEnded = JobSucceeded | JobFailed | JobCancelled

type Handler<Event> = (tx: Tx, event: Event) => Promise<void>

export interface JobEvents {
  readonly onJobEnded: Handler<JobEnded>
  /** Its row and its pictures are still there. */
  readonly onJobDeleting: Handler<{ jobId: string }>
  /** Its pictures are gone, its row is held by this transaction. */
  readonly onJobDeleted: Handler<{ jobId: string }>
}

/** One after the other: each may rely on what those before it wrote. */
function inTurn<Event>(handlers: readonly Handler<Event>[]): Handler<Event> {
  return async (tx, event) => {
    for (const handle of handlers) await handle(tx, event)
  }
}

export function createJobEvents(handlers: {
  readonly [Name in keyof JobEvents]: readonly JobEvents[Name][]
}): JobEvents {
  return {
    onJobEnded: inTurn(handlers.onJobEnded),
    onJobDeleting: inTurn(handlers.onJobDeleting),
    onJobDeleted: inTurn(handlers.onJobDeleted),
  }
}
