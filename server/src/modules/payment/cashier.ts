/** The sandbox's cashier: a plain page of ours that says what it is. Not part of the API. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { PaymentPorts } from './ports'
import { resultPath } from '../../integrations/payment-providers/result-page'
import {
  CASHIER_PATH,
  SIGNATURE_HEADER,
  type CashierAddress,
  type SandboxCashier,
} from '../../integrations/payment-providers/sandbox'
import { refreshOrder } from './refresh-order'
import { cashierPage, endSentence, isPayable, sentencePage } from './cashier-page'
import { receiveNotification } from './notifications'
import { findOrder, type Order } from './repository'
import { CASHIER_WORDS as words } from './texts'
import { withExpectedBonus } from './total'

const HOME = '/'

/** The order of a genuine cashier address, or null. */
async function findPayment(deps: PaymentPorts, sandbox: SandboxCashier, fields: unknown) {
  const address = sandbox.readAddress(fields)
  const order = address && (await findOrder(deps.db, address.order))
  return address && order ? { address, order } : null
}

function html(reply: FastifyReply, status: number, page: string) {
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(page)
}

/** Return address of H5; a mini-program's web-view cannot leave, its user goes back. */
function getReturnPath({
  address,
  order,
}: {
  address: CashierAddress
  order: Order
}): string | null {
  return address.channel === 'mini' ? null : resultPath(order.id)
}

async function take(deps: PaymentPorts, sandbox: SandboxCashier, order: Order, form: unknown) {
  const { body, signature } = await sandbox.pay({ id: order.id, amountFen: order.priceFen })
  const { notification } = form as { notification?: unknown }
  // `late`: paid, but the notification never comes. The page has no such button; a developer posts it.
  if (notification === 'late') return
  await receiveNotification(deps, sandbox, {
    headers: { [SIGNATURE_HEADER]: signature },
    rawBody: body,
  })
}

export function registerCashier(
  app: FastifyInstance,
  deps: PaymentPorts,
  sandbox: SandboxCashier,
): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )

    scope.get(CASHIER_PATH, { schema: { hide: true } }, async (request, reply) => {
      const found = await findPayment(deps, sandbox, request.query)
      if (!found) return html(reply, 404, sentencePage(words.noOrder, HOME))
      // Paid, and the notification never came: coming back here must not offer to pay again.
      const refreshed =
        found.order.state === 'paying' ? await refreshOrder(deps, found.order) : found.order
      const order = await withExpectedBonus(deps, refreshed)
      const view = { address: found.address, now: deps.now(), back: getReturnPath(found) }
      return html(reply, 200, cashierPage(order, view))
    })

    scope.post(CASHIER_PATH, { schema: { hide: true } }, async (request, reply) => {
      const found = await findPayment(deps, sandbox, request.body)
      if (!found) return html(reply, 404, sentencePage(words.noOrder, HOME))
      const { order } = found
      const open = isPayable(order, deps.now())
      if (open) await take(deps, sandbox, order, request.body)
      const back = getReturnPath(found)
      if (back !== null) return reply.redirect(back, 303)
      const isPaid = open || order.state === 'paid'
      return html(reply, 200, sentencePage(isPaid ? words.paidInMini : endSentence(order), null))
    })
  })
}
