/** Ports of this module; bound in the composition root. */
import type { Config } from '../../config/config'
import type { AuthDeps } from '../../platform/http/auth'
import type { Db } from '../../platform/db/client'
import type { Limiter } from '../../platform/rate-limit/limiter'
import type { Storage } from '../../integrations/storage/storage'
import type { WechatApi } from '../../integrations/wechat/api'
import type { JobCredits } from '../job/ports'

/** Ports of composing and sending, in a process that works. */
export interface PushWorkPorts {
  readonly config: Pick<Config, 'openApi' | 'publicUrl' | 'webPush' | 'subscribe'>
  readonly db: Db
  readonly storage: Storage
  readonly now: () => Date
  readonly log: {
    warn(fields: object, message: string): void
    error(fields: object, message: string): void
  }
  /** Null: this installation has no mini-program. */
  readonly wechatApi: WechatApi | null
}

export interface PushPorts extends AuthDeps, Omit<PushWorkPorts, 'wechatApi' | 'storage' | 'log'> {
  readonly limiter: Limiter
  readonly jobCredits: Pick<JobCredits, 'lock'>
}
