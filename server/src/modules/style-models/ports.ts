/** Ports of this module; bound in the composition root. */
import type { AuthDeps } from '../../platform/http/auth'
import type { Db } from '../../platform/db/client'
import type { EngineRegistry } from '../../integrations/engines/registry'
import type { Storage } from '../../integrations/storage/storage'

export interface StyleModelsPorts extends AuthDeps {
  readonly db: Db
  readonly engines: EngineRegistry
  readonly storage: Storage
}
