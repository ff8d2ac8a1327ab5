/** What this module needs from outside; bound in the composition root. */
import type { AuthDeps } from '../../http/auth'
import type { Db } from '../../db/client'
import type { Storage } from '../../storage/storage'

export interface NotificationPorts extends AuthDeps {
  readonly db: Db
  readonly storage: Storage
}
