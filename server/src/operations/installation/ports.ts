/** Ports of this module; bound in the composition root. */
import type { Config } from '../../config/config'
import type { Db } from '../../platform/db/client'
import type { Logger } from 'pino'
import type { EngineRegistry } from '../../integrations/engines/registry'

export interface InstallationPorts {
  readonly config: Pick<Config, 'backups' | 'limits'>
  readonly db: Db
  readonly log: Logger
  /** The current time; tests control it. */
  readonly now: () => Date
  readonly engines: EngineRegistry
}
