/** Calls to servers of others: webhooks, and messages outside the app. */
import { createPushTasks, type PushTaskPorts } from '../modules/push/tasks'
import { deliver } from '../modules/webhook/deliver'
import { WEBHOOK_TASK } from '../modules/webhook/events'
import type { DeliveryPorts } from '../modules/webhook/ports'
import { requireText, type Work } from '../platform/queue/queue'

/** Deliveries of a process; those of one endpoint follow one another. */
const AT_ONCE = 4

export function buildOutbound(deps: DeliveryPorts & PushTaskPorts): Work['outbound'] {
  return {
    tasks: {
      [WEBHOOK_TASK]: (payload) => deliver(deps, requireText(payload, 'id')),
      ...createPushTasks(deps),
    },
    concurrency: AT_ONCE,
  }
}
