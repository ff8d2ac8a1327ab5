/** Ports of this module; bound in the composition root. */
import type { AuthPorts } from '../auth/ports'
import type { Config } from '../../config/config'
import type { Db } from '../../platform/db/client'
import type { Limiter } from '../../platform/rate-limit/limiter'
import type { JobCredits } from '../job/ports'

/** Ports of authenticating a request by its key. */
export interface KeyCheckPorts {
  readonly config: Pick<Config, 'limits' | 'openApi'>
  readonly db: Db
  readonly limiter: Limiter
  /** The current time; tests control it. */
  readonly now: () => Date
}

export interface ApiKeyPorts extends Omit<AuthPorts, 'config'> {
  readonly config: AuthPorts['config'] & Pick<Config, 'limits' | 'openApi'>
  readonly jobCredits: JobCredits
  readonly limiter: Limiter
}
