/** Ports of this module; bound in the composition root. */
import type { AuthDeps } from '../../platform/http/auth'
import type { Config } from '../../config/config'
import type { Db } from '../../platform/db/client'
import type { Logger } from 'pino'
import type { Challenger } from '../../integrations/captcha/challenge'
import type { Keys } from '../../platform/lib/keys'
import type { MailSender } from '../../integrations/mail/mail'
import type { Oidc } from '../../integrations/identity-providers/oidc'
import type { Followed } from '../../platform/lib/follow'
import type { Running } from '@contract/endpoints/console/settings'
import type { SignInProviders } from '../../integrations/identity-providers/provider'
import type { SmsSender } from '../../integrations/sms/sms'

export interface AuthPorts extends AuthDeps {
  readonly config: Pick<
    Config,
    'credits' | 'limits' | 'mail' | 'port' | 'publicUrl' | 'rewardsOn' | 'signIn' | 'sms'
  >
  readonly db: Db
  readonly log: Logger
  /** The current time; tests control it. */
  readonly now: () => Date
  /** Captcha required before a code is sent; null: none. */
  readonly challenger: Challenger | null
  /** Keys that sign tokens, links and forms and that hash codes. */
  readonly keys: Keys
  /** Null: mail cannot be sent. */
  readonly mail: MailSender | null
  /** Null: the operator has no OpenID Connect provider. */
  readonly oidc: Oidc | null
  /** Settings that operators override at run time. */
  readonly running: Followed<Partial<Running>>
  readonly signIns: SignInProviders
  /** Null: codes cannot be sent by SMS. */
  readonly sms: SmsSender | null
}
