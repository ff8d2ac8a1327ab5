/** Ports of this module; bound in the composition root. */
import type { Config } from '../../config/config'
import type { Db } from '../../platform/db/client'
import type { EngineRegistry } from '../../integrations/engines/registry'
import type { Keys } from '../../platform/lib/keys'
import type { PaymentProviders } from '../../integrations/payment-providers/provider'
import type { Storage } from '../../integrations/storage/storage'

export interface AdminPorts {
  readonly config: Config
  readonly db: Db
  /** The current time; tests control it. */
  readonly now: () => Date
  readonly engines: EngineRegistry
  /** Keys that sign tokens, links and forms and that hash codes. */
  readonly keys: Keys
  readonly payments: PaymentProviders
  readonly storage: Storage
}
