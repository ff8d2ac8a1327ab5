/** What this module needs from outside; bound in the composition root. */
import type { Config } from '../config/config'
import type { Db } from '../db/client'
import type { EngineRegistry } from '../engines/registry'
import type { Keys } from '../lib/keys'
import type { PaymentProviders } from '../payment/provider'
import type { Storage } from '../storage/storage'

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
