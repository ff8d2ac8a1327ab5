/** Ports of this module; bound in the composition root. */
import type { AuthDeps } from '../../platform/http/auth'
import type { Db } from '../../platform/db/client'
import type { EngineRegistry } from '../../integrations/engines/registry'
import type { JobEvents } from '../job/events'
import type { JobRuns, OwnEngines } from '../job/ports'
import type { Storage } from '../../integrations/storage/storage'

export interface Img2tagPorts extends AuthDeps {
  readonly db: Db
  readonly engines: EngineRegistry
  readonly jobEvents: JobEvents
  readonly jobs: JobRuns
  readonly ownEngines: OwnEngines
  readonly storage: Storage
}
