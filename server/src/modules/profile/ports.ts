/** Ports of this module; bound in the composition root. */
import type { AuthDeps } from '../../platform/http/auth'
import type { HiddenReader } from '../../platform/db/hidden'
import type { Db } from '../../platform/db/client'
import type { Limiter } from '../../platform/rate-limit/limiter'
import type { Storage } from '../../integrations/storage/storage'

export interface ProfilePorts extends AuthDeps {
  readonly db: Db
  /** Rate limiter, calls per minute. */
  readonly limiter: Limiter
  readonly hidden: HiddenReader
  readonly storage: Storage
}
