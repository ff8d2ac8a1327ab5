/** Ports of this module; bound in the composition root. */
import type { AuthDeps } from '../../platform/http/auth'
import type { Db, Tx } from '../../platform/db/client'
import type { CommentBlocks } from '../comment/ports'
import type { JobRuns } from '../job/ports'
import type { Storage } from '../../integrations/storage/storage'

export interface ReviewPorts extends AuthDeps {
  readonly db: Db
  /** The current time; tests control it. */
  readonly now: () => Date
  readonly jobs: JobRuns
  readonly storage: Storage
  readonly commentBlocks: CommentBlocks
  /** Webhooks of the author. */
  emitWorkReviewed(
    tx: Tx,
    reviewed: {
      userId: string
      workId: string
      outcome: 'pass' | 'reject' | 'removed'
      reason: string | null
      at: Date
    },
  ): Promise<void>
}
