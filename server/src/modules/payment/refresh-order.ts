/** Queries a provider for the state of an order, and acts on the answer. */
import { transaction } from '../../platform/db/transaction'
import type { PaymentPorts } from './ports'
import type { PaymentProvider, ProviderOrder } from '../../integrations/payment-providers/provider'
import { ALARMING, applyClosed, applyPaid, applyRefunded, type Outcome } from './machine'
import { findOrder, updateOrder, type Order } from './repository'
import { toPayable } from './payable'
import { texts } from './texts'

async function act(deps: PaymentPorts, order: Order, theirs: ProviderOrder): Promise<Outcome> {
  const { provider } = order
  if (provider === null) return 'ignored'
  if (theirs.state === 'paid' || theirs.state === 'refunded') {
    return transaction(deps.db, async (tx) => {
      const paid = await applyPaid(deps, tx, provider, { orderId: order.id, ...theirs })
      if (theirs.state === 'paid' || ALARMING.includes(paid)) return paid
      return applyRefunded(deps, tx, { orderId: order.id, reason: texts.refundedThere })
    })
  }
  return 'ignored'
}

/** A provider that waits to hear that a payment was credited hears it; a failure is for the log. */
async function acknowledge(
  deps: PaymentPorts,
  provider: PaymentProvider,
  { order, outcome }: { order: Order; outcome: Outcome },
): Promise<void> {
  if (outcome !== 'paid') return
  await provider.delivered?.(toPayable(order)).catch((error: unknown) => {
    deps.log.warn({ err: error, orderId: order.id }, 'a provider did not hear of a delivery')
  })
}

/**
 * The order after a query to its provider. An unreachable provider changes nothing: the query is
 * retried later.
 */
export async function refreshOrder(deps: PaymentPorts, order: Order): Promise<Order> {
  const provider = deps.payments.find(({ id }) => id === order.provider)
  if (!provider) return order
  try {
    await updateOrder(deps.db, order.id, { askedAt: deps.now() })
    const outcome = await act(deps, order, await provider.query(toPayable(order)))
    alarm(deps, { outcome, orderId: order.id, provider: provider.id })
    await acknowledge(deps, provider, { order, outcome })
  } catch (error) {
    deps.log.warn({ err: error, orderId: order.id, provider: provider.id }, 'a provider is silent')
  }
  return (await findOrder(deps.db, order.id)) ?? order
}

/** One line at error level for what a person must look at. */
export function alarm(
  { log }: Pick<PaymentPorts, 'log'>,
  facts: { outcome: Outcome; orderId: string | null; provider: string },
): void {
  if (ALARMING.includes(facts.outcome)) log.error(facts, 'payment alarm: money and credits differ')
}

/** Its time is up: closed, unless the provider knows of a payment. */
export async function endOrder(deps: PaymentPorts, order: Order): Promise<void> {
  const provider = deps.payments.find(({ id }) => id === order.provider)
  if (provider) {
    const theirs = await provider.query(toPayable(order))
    if (theirs.state === 'paid' || theirs.state === 'refunded') {
      const outcome = await act(deps, order, theirs)
      alarm(deps, { outcome, orderId: order.id, provider: provider.id })
      await acknowledge(deps, provider, { order, outcome })
      // An order that can never be settled would be queried for ever if left open.
      if (!ALARMING.includes(outcome)) return
    } else {
      await provider.close(toPayable(order))
    }
  }
  await transaction(deps.db, (tx) => applyClosed(deps, tx, order.id))
}
