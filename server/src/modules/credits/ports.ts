/** Ports of this module; bound in the composition root. */
import type { AuthDeps } from '../../platform/http/auth'
import type { Config } from '../../config/config'
import type { Db, Tx } from '../../platform/db/client'
import type { EngineRegistry } from '../../integrations/engines/registry'
import type { Storage } from '../../integrations/storage/storage'

export interface CreditsPorts extends AuthDeps {
  readonly config: Pick<Config, 'credits'>
  readonly db: Db
  /** The current time; tests control it. */
  readonly now: () => Date
  readonly engines: EngineRegistry
  readonly storage: Storage
  /** Takes returned credits out of the month of the key that ordered the job, if one did. */
  readonly lowerKeyUse: (
    tx: Tx,
    returned: { apiKeyId: string | null; createdAt: Date; credits: number },
  ) => Promise<void>
}
