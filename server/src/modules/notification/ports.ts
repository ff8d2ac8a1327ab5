/** Ports of this module; bound in the composition root. */
import type { AuthDeps } from '../../platform/http/auth'
import type { Db } from '../../platform/db/client'
import type { Storage } from '../../integrations/storage/storage'

export interface NotificationPorts extends AuthDeps {
  readonly db: Db
  readonly storage: Storage
}
