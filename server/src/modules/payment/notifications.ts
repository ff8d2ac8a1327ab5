/** Notifications that providers send. */
import { transaction } from '../../platform/db/transaction'
import type { PaymentPorts } from './ports'
import { newId } from '../../platform/lib/ids'
import type {
  PaymentNotification,
  NotificationRequest,
  PaymentProvider,
} from '../../integrations/payment-providers/provider'
import { alarm } from './refresh-order'
import { applyPaid, applyRefunded, type Outcome } from './machine'
import { insertNotification } from './repository'
import { texts } from './texts'

async function saveNotification(
  deps: PaymentPorts,
  provider: PaymentProvider,
  notification: PaymentNotification,
  outcome: Outcome,
): Promise<void> {
  const { notificationId, kind, body, orderId } = notification
  await insertNotification(deps.db, {
    id: newId(),
    provider: provider.id,
    createdAt: deps.now(),
    notificationId,
    kind,
    body,
    orderId,
    outcome,
  })
}

async function act(
  deps: PaymentPorts,
  provider: PaymentProvider,
  notification: PaymentNotification,
): Promise<Outcome> {
  if (notification.kind === 'other') return 'ignored'
  return transaction(deps.db, (tx) =>
    notification.kind === 'paid'
      ? applyPaid(deps, tx, provider.id, notification)
      : applyRefunded(deps, tx, {
          ...notification,
          provider: provider.id,
          reason: texts.refundedThere,
        }),
  )
}

/**
 * Believes only what the provider's own check let through; repeats and twins change nothing.
 * Throws NotificationRefused.
 */
export async function receiveNotification(
  deps: PaymentPorts,
  provider: PaymentProvider,
  request: NotificationRequest,
): Promise<Outcome> {
  const notification = await provider.readNotification(request)
  const outcome = await act(deps, provider, notification)
  await saveNotification(deps, provider, notification, outcome)
  alarm(deps, { outcome, orderId: notification.orderId, provider: provider.id })
  return outcome
}
