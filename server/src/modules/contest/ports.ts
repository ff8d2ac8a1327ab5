/** Ports of this module; bound in the composition root. */
import type { AuthDeps } from '../../platform/http/auth'
import type { Db, Executor } from '../../platform/db/client'
import type { HiddenReader } from '../../platform/db/hidden'
import type { Limiter } from '../../platform/rate-limit/limiter'
import type { Storage } from '../../integrations/storage/storage'

/** Blocks between users, in either direction; bound to those of comments. */
export interface ContestBlocks {
  between(db: Executor, one: string, other: string): Promise<boolean>
}

export interface ContestPorts extends AuthDeps {
  readonly db: Db
  /** The current time; tests control it. */
  readonly now: () => Date
  /** Rate limiter, calls per minute. */
  readonly limiter: Limiter
  readonly storage: Storage
  readonly commentBlocks: ContestBlocks
  /** Reader of the mutes and blocks of a caller. */
  readonly hidden: HiddenReader
}
