/** Ports of this module; bound in the composition root. */
import type { Config } from '../../config/config'
import type { AuthDeps } from '../../platform/http/auth'
import type { Db, Executor } from '../../platform/db/client'
import type { HiddenReader } from '../../platform/db/hidden'
import type { Limiter } from '../../platform/rate-limit/limiter'
import type { Safety } from '../../integrations/safety/safety'
import type { Storage } from '../../integrations/storage/storage'

/** Blocks between users, in either direction. */
export interface CommentBlocks {
  /** True when one of them blocks the other. */
  between(db: Executor, one: string, other: string): Promise<boolean>
}

export interface CommentPorts extends AuthDeps {
  readonly config: Pick<Config, 'commentsReview'>
  readonly db: Db
  /** The current time; tests control it. */
  readonly now: () => Date
  /** Rate limiter, calls per minute. */
  readonly limiter: Limiter
  readonly safety: Safety
  readonly storage: Storage
  readonly commentBlocks: CommentBlocks
  /** Muted users' comments are left out. */
  readonly hidden: HiddenReader
}
