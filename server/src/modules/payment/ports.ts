/** Ports of this module; bound in the composition root. */
import type { AuthDeps } from '../../platform/http/auth'
import type { Config } from '../../config/config'
import type { Db } from '../../platform/db/client'
import type { Logger } from 'pino'
import type { PaymentProviders } from '../../integrations/payment-providers/provider'

export interface PaymentPorts extends AuthDeps {
  readonly config: Pick<Config, 'credits' | 'payment'>
  readonly db: Db
  readonly log: Logger
  /** The current time; tests control it. */
  readonly now: () => Date
  readonly payments: PaymentProviders
}
