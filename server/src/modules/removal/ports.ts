/** Ports of this module; bound in the composition root. */
import type { Db } from '../../platform/db/client'
import type { Logger } from 'pino'
import type { Keys } from '../../platform/lib/keys'
import type { Storage } from '../../integrations/storage/storage'

export interface RemovalPorts {
  readonly db: Db
  readonly log: Logger
  /** The current time; tests control it. */
  readonly now: () => Date
  /** Keys that sign tokens, links and forms and that hash codes. */
  readonly keys: Keys
  readonly storage: Storage
}
