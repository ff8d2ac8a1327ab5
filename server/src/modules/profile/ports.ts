/** What this module needs from outside; bound in the composition root. */
import type { AuthDeps } from '../../http/auth'
import type { Db } from '../../db/client'
import type { Limiter } from '../../rate-limit/limiter'
import type { Storage } from '../../storage/storage'

export interface ProfilePorts extends AuthDeps {
  readonly db: Db
  /** Rate limiter, calls per minute. */
  readonly limiter: Limiter
  readonly storage: Storage
}
