/** Ports of this module; bound in the composition root. */
import type { AuthDeps } from '../../platform/http/auth'
import type { Config } from '../../config/config'
import type { Db } from '../../platform/db/client'
import type { JobCredits, OwnEngines } from '../job/ports'
import type { Keys } from '../../platform/lib/keys'
import type { Limiter } from '../../platform/rate-limit/limiter'

export interface OwnKeyPorts extends AuthDeps {
  readonly config: Config
  readonly db: Db
  /** The current time; tests control it. */
  readonly now: () => Date
  readonly jobCredits: JobCredits
  /** Keys that sign tokens, links and forms and that hash codes. */
  readonly keys: Keys
  /** Rate limiter, calls per minute. */
  readonly limiter: Limiter
  readonly ownEngines: OwnEngines
}
