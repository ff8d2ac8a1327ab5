/** Ports of this module; bound in the composition root. */
import type { AuthDeps } from '../../platform/http/auth'
import type { Db } from '../../platform/db/client'
import type { Safety } from '../../integrations/safety/safety'
import type { Storage } from '../../integrations/storage/storage'
import type { JobCredits } from '../job/ports'
import type { Limiter } from '../../platform/rate-limit/limiter'

export interface CharacterPorts extends AuthDeps {
  readonly db: Db
  readonly storage: Storage
  readonly safety: Safety
  /** Rate limiter, calls per minute. */
  readonly limiter: Limiter
  /** Changes of one user go one after the other. */
  readonly jobCredits: Pick<JobCredits, 'lock'>
  /** The current time; tests control it. */
  readonly now: () => Date
}
