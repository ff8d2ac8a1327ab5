/** The tasks of messages. */
import type { Executor } from '../../platform/db/client'
import { addTask } from '../../platform/queue/tasks'

export const PUSH_DELIVER_TASK = 'push-deliver'

/** One attempt of a delivery. */
export async function queueDelivery(tx: Executor, id: string, delayMs: number): Promise<void> {
  await addTask(tx, PUSH_DELIVER_TASK, { payload: { id }, key: `push-delivery:${id}`, delayMs })
}
