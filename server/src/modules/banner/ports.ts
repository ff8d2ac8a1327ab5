/** Ports of this module; bound in the composition root. */
import type { AuthDeps } from '../../platform/http/auth'
import type { Db } from '../../platform/db/client'
import type { EngineRegistry } from '../../integrations/engines/registry'
import type { Storage } from '../../integrations/storage/storage'

export interface BannerPorts extends AuthDeps {
  readonly db: Db
  /** The current time; tests control it. */
  readonly now: () => Date
  readonly engines: EngineRegistry
  readonly storage: Storage
}
