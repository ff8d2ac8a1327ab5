import type { PayChannel } from '@contract/payment'
import { paymentEndpoints } from '@contract/endpoints/payment'
import type { FastifyInstance } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import type { PaymentPorts } from './ports'
import { handle } from '../../platform/http/router'
import { parseClient } from '../../platform/lib/device'
import { AppError } from '../../platform/lib/errors'
import { NotificationRefused } from '../../integrations/payment-providers/provider'
import { isSandbox } from '../../integrations/payment-providers/sandbox'
import { channelFor } from '../../integrations/payment-providers/channels'
import { registerCashier } from './cashier'
import { acceptTransaction } from './app-store'
import { receiveNotification } from './notifications'
import { createOrder, readGoods, readMyOrders, readOrder, startPayment } from './orders'
import { texts } from './texts'

/** Notifications are signed over their bytes: they are stored as text, whatever their content type. */
function registerNotifications(app: FastifyInstance, deps: PaymentPorts): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 64 * 1024 }, (_r, body, done) =>
      done(null, body),
    )
    for (const provider of deps.payments) {
      const url = `/api/payment/notify/${provider.id}`
      // No call of clients: in no document of theirs.
      scope.post(url, { schema: { hide: true } }, async (request, reply) => {
        try {
          const rawBody = typeof request.body === 'string' ? request.body : ''
          const { headers, query } = request
          await receiveNotification(deps, provider, { headers, query, rawBody })
          return await reply.type(provider.accepted.mime).send(provider.accepted.body)
        } catch (error) {
          if (!(error instanceof NotificationRefused)) throw error
          request.log.warn({ provider: provider.id, reason: error.message }, 'notification refused')
          return reply.status(401).type('text/plain').send('refused')
        }
      })
    }
  })
}

/** Payment channel of the client. Throws FORBIDDEN where nothing is sold (`payCheck` of the app's configuration). */
function requireChannel(
  { config, payments }: PaymentPorts,
  headers: IncomingHttpHeaders,
): PayChannel {
  const channel = channelFor(config.payment.salesClients, payments, parseClient(headers))
  if (channel === null) throw new AppError('FORBIDDEN', { message: texts.notSold })
  return channel
}

export function registerPaymentRoutes(app: FastifyInstance, deps: PaymentPorts): void {
  handle(app, deps, paymentEndpoints.goods, ({ user, request }, source) =>
    readGoods(source, user?.id ?? null, requireChannel(deps, request.headers)),
  )
  handle(app, deps, paymentEndpoints.createOrder, ({ user, body, request }) => {
    requireChannel(deps, request.headers)
    return createOrder(deps, { userId: user.id, ...body })
  })
  handle(app, deps, paymentEndpoints.pay, ({ user, body, request }) => {
    return startPayment(deps, user.id, {
      ...body,
      channel: requireChannel(deps, request.headers),
      loginCode: body.loginCode ?? null,
      address: request.ip,
    })
  })
  handle(app, deps, paymentEndpoints.iapValidate, ({ user, body }) =>
    acceptTransaction(deps, user.id, body),
  )
  handle(app, deps, paymentEndpoints.order, ({ user, query }) => readOrder(deps, user.id, query.id))
  handle(app, deps, paymentEndpoints.myOrders, ({ user, query }) =>
    readMyOrders(deps, user.id, query),
  )
  registerNotifications(app, deps)
  const sandbox = deps.payments.find(isSandbox)
  if (sandbox) registerCashier(app, deps, sandbox)
}
