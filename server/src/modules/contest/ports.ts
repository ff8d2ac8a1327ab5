/** Ports of this module; bound in the composition root. */
import type { AuthDeps } from '../../platform/http/auth'
import type { Db } from '../../platform/db/client'
import type { Limiter } from '../../platform/rate-limit/limiter'
import type { Storage } from '../../integrations/storage/storage'
import type { CommentBlocks } from '../comment/ports'

export interface ContestPorts extends AuthDeps {
  readonly db: Db
  /** The current time; tests control it. */
  readonly now: () => Date
  /** Rate limiter, calls per minute. */
  readonly limiter: Limiter
  readonly storage: Storage
  readonly commentBlocks: CommentBlocks
}
