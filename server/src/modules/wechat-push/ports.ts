/** Ports of this module; bound in the composition root. */
import type { Config } from '../../config/config'
import type { PaymentPorts } from '../payment/ports'
import type { Keys } from '../../platform/lib/keys'
import type { Storage } from '../../integrations/storage/storage'

export interface WechatPushPorts extends PaymentPorts {
  readonly config: PaymentPorts['config'] & Pick<Config, 'safety' | 'wechatPush'>
  /** Keys that sign tokens, links and forms and that hash codes. */
  readonly keys: Keys
  readonly storage: Storage
}
