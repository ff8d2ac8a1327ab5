/** Ports of this module; bound in the composition root. */
import type { AuthDeps } from '../../platform/http/auth'
import type { Db } from '../../platform/db/client'
import type { Logger } from 'pino'

export interface SavedPorts extends AuthDeps {
  readonly db: Db
  readonly log: Logger
  /** The current time; tests control it. */
  readonly now: () => Date
}
