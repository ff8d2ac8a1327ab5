/** Ports of this module; bound in the composition root. */
import type { AuthDeps } from '../../platform/http/auth'
import type { Config } from '../../config/config'
import type { HiddenReader } from '../../platform/db/hidden'
import type { Db } from '../../platform/db/client'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { EngineRegistry } from '../../integrations/engines/registry'
import type { Safety } from '../../integrations/safety/safety'
import type { Storage } from '../../integrations/storage/storage'

/** A picture before it is painted: a name for its place, and its shape in pixels. */
export interface PendingPicture {
  readonly id: string
  readonly width: number
  readonly height: number
}

export interface WorksPorts extends AuthDeps {
  readonly config: Pick<Config, 'feedOrder' | 'publicUrl'>
  readonly db: Db
  readonly pool: pg.Pool
  readonly log: Logger
  /** The current time; tests control it. */
  readonly now: () => Date
  /** The next demo pictures that are still to be painted. */
  readonly coming: (count: number) => Promise<readonly PendingPicture[]>
  readonly engines: EngineRegistry
  readonly hidden: HiddenReader
  readonly safety: Safety
  readonly storage: Storage
}
