/** What this module needs from outside; bound in the composition root. */
import type { AuthDeps } from '../../http/auth'
import type { Db } from '../../db/client'
import type { JobRuns } from '../job/ports'
import type { Storage } from '../../storage/storage'

export interface ReviewPorts extends AuthDeps {
  readonly db: Db
  /** The current time; tests control it. */
  readonly now: () => Date
  readonly jobs: JobRuns
  readonly storage: Storage
}
