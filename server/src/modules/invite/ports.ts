/** Ports of this module; bound in the composition root. */
import type { AuthDeps } from '../../platform/http/auth'
import type { Config } from '../../config/config'
import type { Db } from '../../platform/db/client'

export interface InvitePorts extends AuthDeps {
  readonly config: Pick<Config, 'credits'>
  readonly db: Db
  /** The current time; tests control it. */
  readonly now: () => Date
}
