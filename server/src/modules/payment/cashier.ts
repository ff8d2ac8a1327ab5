/** The sandbox's cashier: a plain page of ours that says what it is. Not part of the API. */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../../deps'
import { CASHIER_PATH, SIGNATURE_HEADER, type SandboxCashier } from '../../payment/sandbox'
import { cashierPage, sentencePage } from './cashier-page'
import { receiveNotice } from './notices'
import { findOrder, type Order } from './repository'

interface Form {
  readonly order?: unknown
  readonly sign?: unknown
  /** `late`: paid, but the notice never comes. */
  readonly notice?: unknown
}

const RESULT_PAGE = '/pagesC/ucenter/pay-result'

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The order of a genuine cashier address, or null. */
async function orderOf(deps: Deps, sandbox: SandboxCashier, form: Form): Promise<Order | null> {
  if (typeof form.order !== 'string' || typeof form.sign !== 'string') return null
  if (!isSame(form.sign, sandbox.sign(form.order))) return null
  return findOrder(deps.db, form.order)
}

function html(reply: FastifyReply, status: number, page: string) {
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(page)
}

export function registerCashier(app: FastifyInstance, deps: Deps, sandbox: SandboxCashier): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )

    scope.get(CASHIER_PATH, { schema: { hide: true } }, async (request, reply) => {
      const order = await orderOf(deps, sandbox, request.query as Form)
      if (!order) return html(reply, 404, sentencePage('没有这笔订单'))
      const sign = sandbox.sign(order.id)
      return html(reply, 200, cashierPage(order, { sign, now: deps.now(), back: resultUrl(order) }))
    })

    scope.post(CASHIER_PATH, { schema: { hide: true } }, async (request, reply) => {
      const form = (request.body ?? {}) as Form
      const order = await orderOf(deps, sandbox, form)
      if (!order) return html(reply, 404, sentencePage('没有这笔订单'))
      const open = order.state === 'paying' && order.expiresAt > deps.now()
      if (open) {
        const { body, signature } = await sandbox.pay({ id: order.id, amountFen: order.priceFen })
        const headers = { [SIGNATURE_HEADER]: signature }
        if (form.notice !== 'late') await receiveNotice(deps, sandbox, { headers, rawBody: body })
      }
      return reply.redirect(resultUrl(order), 303)
    })
  })
}

function resultUrl(order: Order): string {
  return `${RESULT_PAGE}?id=${encodeURIComponent(order.id)}`
}
