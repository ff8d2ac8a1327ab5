/** What this module needs from outside; bound in the composition root. */
import type { AuthDeps } from '../../http/auth'
import type { Config } from '../../config/config'
import type { Db } from '../../db/client'
import type { Logger } from 'pino'
import type { PaymentProviders } from '../../payment/provider'

export interface PaymentPorts extends AuthDeps {
  readonly config: Pick<Config, 'credits' | 'payment'>
  readonly db: Db
  readonly log: Logger
  /** The current time; tests control it. */
  readonly now: () => Date
  readonly payments: PaymentProviders
}
