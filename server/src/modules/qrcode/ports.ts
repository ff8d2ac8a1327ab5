/** Ports of this module; bound in the composition root. */
import type { AuthDeps } from '../../platform/http/auth'
import type { Config } from '../../config/config'
import type { Logger } from 'pino'

export interface QrcodePorts extends AuthDeps {
  readonly config: Pick<Config, 'publicUrl' | 'wechatApp'>
  readonly log: Logger
}
