/** Ports of this module; bound in the composition root. */
import type { Config } from '../../config/config'
import type { Db } from '../../platform/db/client'
import type { AuthDeps } from '../../platform/http/auth'
import type { Keys } from '../../platform/lib/keys'
import type { Limiter } from '../../platform/rate-limit/limiter'
import type { JobCredits } from '../job/ports'

/** Ports of sending a delivery. */
export interface DeliveryPorts {
  readonly config: Pick<Config, 'openApi'>
  readonly db: Db
  /** Keys that sign tokens, links and forms and that hash codes. */
  readonly keys: Keys
  /** The current time; tests control it. */
  readonly now: () => Date
}

export interface WebhookPorts extends AuthDeps, DeliveryPorts {
  readonly jobCredits: Pick<JobCredits, 'lock'>
  readonly limiter: Limiter
}
