/** Ports of this module; bound in the composition root. */
import type { AuthDeps } from '../../platform/http/auth'
import type { Db } from '../../platform/db/client'

export interface FeedbackPorts extends AuthDeps {
  readonly db: Db
  /** The current time; tests control it. */
  readonly now: () => Date
}
