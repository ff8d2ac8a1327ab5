/** The one place that decides which database answers a call that only reads (decision 120). */
import { AppError } from '../lib/errors'
import type pg from 'pg'
import { findWrite, insertWrite } from './recent-writes'
import type { ReplicaWatch } from './replica-watch'
import type { Db } from './types'

/** A database that repositories read from. */
export interface ReadSource {
  readonly db: Db
  readonly pool: pg.Pool
}

/** `replica`, or why the primary answered. */
export const READ_ANSWERS = ['replica', 'away', 'lag', 'own_write', 'missing', 'failed'] as const
type ReadAnswer = (typeof READ_ANSWERS)[number]

export interface ReplicaFigures {
  readonly answers: Readonly<Record<ReadAnswer, number>>
  /** Null: not known. */
  readonly lagMs: number | null
  readonly usable: boolean
}

export interface Reads {
  /**
   * Runs a call that only reads. `run` may be called a second time: when the replica fails, or does
   * not know what was named, the primary answers.
   * @param userId null: the caller is not signed in
   */
  read<T>(userId: string | null, run: (source: ReadSource) => Promise<T>): Promise<T>
  /** A call of the user has written: until the replica has it, the primary answers them. */
  noteWrite(userId: string): Promise<void>
  /** Null: there is no replica. */
  figures(): ReplicaFigures | null
}

/** Without a replica. */
export function readPrimary(primary: ReadSource): Reads {
  return {
    read: (_, run) => run(primary),
    noteWrite: async () => {},
    figures: () => null,
  }
}

interface ReplicaParts {
  readonly primary: ReadSource
  readonly replica: ReadSource
  readonly watch: ReplicaWatch
  readonly maxLagMs: number
  /** True while the primary answers nothing. */
  isPrimaryAway(): boolean
  /** A write could not be remembered. */
  onLostWrite(error: unknown): void
}

export function readReplica(parts: ReplicaParts): Reads {
  const { primary, replica, watch, maxLagMs, isPrimaryAway, onLostWrite } = parts
  const answers = { replica: 0, away: 0, lag: 0, own_write: 0, missing: 0, failed: 0 }

  /** Reason for the primary to answer; null: the replica may. */
  async function findReason(userId: string | null): Promise<ReadAnswer | null> {
    const { trouble, replayedUntil, lagMs } = watch.state()
    if (trouble !== null || replayedUntil === null) return 'away'
    // During a failover old works are better than none.
    if (isPrimaryAway()) return null
    if (lagMs > maxLagMs) return 'lag'
    const wroteAt = userId === null ? null : await findWrite(primary.pool, userId)
    return wroteAt !== null && wroteAt >= replayedUntil ? 'own_write' : null
  }

  return {
    async read(userId, run) {
      const answer = (by: ReadAnswer, source: ReadSource) => {
        answers[by] += 1
        return run(source)
      }
      const reason = await findReason(userId)
      if (reason !== null) return answer(reason, primary)
      try {
        const data = await run(replica)
        answers.replica += 1
        return data
      } catch (error) {
        if (!(error instanceof AppError)) return answer('failed', primary)
        // A link may arrive before the row it leads to.
        if (error.code === 'NOT_FOUND') return answer('missing', primary)
        answers.replica += 1
        throw error
      }
    },
    noteWrite: (userId) => insertWrite(primary.pool, userId).catch(onLostWrite),
    figures() {
      const { trouble, lagMs } = watch.state()
      const isKnown = Number.isFinite(lagMs)
      return {
        answers: { ...answers },
        lagMs: isKnown ? lagMs : null,
        usable: trouble === null && lagMs <= maxLagMs,
      }
    },
  }
}
