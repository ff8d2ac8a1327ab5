/** Ports of this module; bound in the composition root. */
import type { Config } from '../../config/config'
import type { Db } from '../../platform/db/client'
import type { Logger } from 'pino'

export interface DemoPorts {
  readonly config: Pick<Config, 'demo'>
  readonly db: Db
  readonly log: Logger
}
