/** Tasks of messages, for the processes that work. */
import type { Config } from '../../config/config'
import { createWechatApi } from '../../integrations/wechat/api'
import { requireText } from '../../platform/queue/queue'
import { PUSH_COMPOSE_TASK } from '../push-outbox/outbox'
import { composePushes } from './compose'
import { deliverPush } from './deliver'
import type { PushWorkPorts } from './ports'
import { PUSH_DELIVER_TASK } from './queue'

export type PushTaskPorts = Omit<PushWorkPorts, 'wechatApi'> & {
  readonly config: Pick<Config, 'wechatApp'>
}

export function createPushTasks(deps: PushTaskPorts) {
  const { wechatApp } = deps.config
  const ports = { ...deps, wechatApi: wechatApp && createWechatApi(wechatApp) }
  return {
    [PUSH_COMPOSE_TASK]: (payload: unknown) => composePushes(ports, requireText(payload, 'userId')),
    [PUSH_DELIVER_TASK]: (payload: unknown) => deliverPush(ports, requireText(payload, 'id')),
  }
}
