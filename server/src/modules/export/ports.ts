/** Ports of this module; bound in the composition root. */
import type { AuthDeps } from '../../platform/http/auth'
import type { Config } from '../../config/config'
import type { Db } from '../../platform/db/client'
import type { Keys } from '../../platform/lib/keys'
import type { Storage } from '../../integrations/storage/storage'

export interface ExportPorts extends AuthDeps {
  readonly config: Pick<Config, 'publicUrl'>
  readonly db: Db
  /** The current time; tests control it. */
  readonly now: () => Date
  /** Keys that sign tokens, links and forms and that hash codes. */
  readonly keys: Keys
  readonly storage: Storage
}
