/** Ports of this module; bound in the composition root. */
import type { AuthDeps } from '../../platform/http/auth'
import type { Config } from '../../config/config'
import type { Db } from '../../platform/db/client'
import type { EngineRegistry } from '../../integrations/engines/registry'
import type { OwnEngines } from '../job/ports'
import type { PaymentProviders } from '../../integrations/payment-providers/provider'
import type { SignInProviders } from '../../integrations/identity-providers/provider'
import type { SmsSender } from '../../integrations/sms/sms'
import type { Storage } from '../../integrations/storage/storage'

export interface ConfigPorts extends AuthDeps {
  readonly config: Pick<
    Config,
    | 'clients'
    | 'credits'
    | 'openApi'
    | 'operator'
    | 'payment'
    | 'plainCopies'
    | 'rewardsOn'
    | 'commentsOn'
    | 'signIn'
  >
  readonly db: Db
  /** The current time; tests control it. */
  readonly now: () => Date
  readonly engines: EngineRegistry
  readonly ownEngines: OwnEngines
  readonly payments: PaymentProviders
  readonly signIns: SignInProviders
  /** Null: codes cannot be sent by SMS. */
  readonly sms: SmsSender | null
  readonly storage: Storage
}
