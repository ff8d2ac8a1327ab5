/** Ports of this module; bound in the composition root. */
import type { AuthDeps } from '../../platform/http/auth'
import type { Config } from '../../config/config'
import type { Db } from '../../platform/db/client'
import type { Logger } from 'pino'
import type { Safety } from '../../integrations/safety/safety'
import type { Storage } from '../../integrations/storage/storage'

export interface UserPorts extends AuthDeps {
  readonly config: Pick<Config, 'mail' | 'profileReview' | 'publicUrl' | 'signIn' | 'sms'>
  readonly db: Db
  readonly log: Logger
  /** The current time; tests control it. */
  readonly now: () => Date
  readonly safety: Safety
  readonly storage: Storage
}
