/** Ports of this module; bound in the composition root. */
import type { AuthDeps } from '../../platform/http/auth'
import type { Config } from '../../config/config'
import type { Db, Tx } from '../../platform/db/client'
import type { Disk } from '../../platform/disk'
import type { EngineRegistry } from '../../integrations/engines/registry'
import type {
  JobCharacters,
  JobCredits,
  JobKeys,
  JobRuns,
  JobThreads,
  OwnEngines,
} from '../job/ports'
import type { JobEvents } from '../job/events'
import type { Safety } from '../../integrations/safety/safety'
import type { Storage } from '../../integrations/storage/storage'

export interface AppsPorts extends AuthDeps {
  readonly config: Pick<Config, 'credits' | 'limits'>
  readonly db: Db
  /** The current time; tests control it. */
  readonly now: () => Date
  /** Free space of DATA_DIR. */
  readonly disk: Disk
  readonly engines: EngineRegistry
  readonly jobCredits: JobCredits
  readonly jobKeys: JobKeys
  readonly jobThreads: JobThreads
  readonly jobCharacters: JobCharacters
  readonly jobEvents: JobEvents
  readonly jobs: JobRuns
  readonly ownEngines: OwnEngines
  /** Throws NOT_FOUND or CONFLICT for a work that must not be remade by this user. */
  requireRemakable(tx: Tx, workId: string, userId: string): Promise<void>
  readonly safety: Safety
  readonly storage: Storage
}
