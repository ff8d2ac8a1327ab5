/** Ports of this module; bound in the composition root. */
import type { EngineRegistry } from '../../integrations/engines/registry'
import type { Storage } from '../../integrations/storage/storage'
import type { Db } from '../../platform/db/client'
import type { AuthDeps } from '../../platform/http/auth'
import type { Limiter } from '../../platform/rate-limit/limiter'

export interface MutePorts extends AuthDeps {
  readonly db: Db
  readonly engines: EngineRegistry
  /** Rate limiter, calls per minute. */
  readonly limiter: Limiter
  readonly storage: Storage
}
