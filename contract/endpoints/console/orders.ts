/** Everybody's orders, and paying one back. */
import { z } from 'zod'
import { HELPERS, OPERATORS } from '../../staff'
import { defineEndpoints, id, isoTime, pageSchema, pageQuery } from '../define'

export const ORDER_STATES = ['created', 'paying', 'paid', 'closed', 'refunded'] as const

const orderRow = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(ORDER_STATES),
  userId: z.string(),
  nickname: z.string(),
  /** With what was given on top. */
  credits: z.number().int(),
  priceFen: z.number().int(),
  provider: z.string().nullable(),
  /** The provider's own number of the payment. */
  tradeId: z.string().nullable(),
  createdAt: isoTime,
  paidAt: isoTime.nullable(),
  refundedAt: isoTime.nullable(),
  refundReason: z.string().nullable(),
})

export const consoleOrderEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/console/orders',
    auth: 'staff',
    staff: HELPERS,
    summary: 'Orders by state, newest first, or by the number of one, its payment or its user',
    query: pageQuery.omit({ cursor: true }).extend({
      state: z.enum(ORDER_STATES).optional(),
      q: z.string().trim().max(80).optional(),
    }),
    data: pageSchema(orderRow),
  },
  refund: {
    method: 'POST',
    path: '/api/console/orders/{id}/refund',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Pay an order back by its provider and take its credits back. Never twice',
    params: z.object({ id }),
    body: z.strictObject({
      reason: z.string().trim().min(2, '请写明原因').max(80, '原因最多 80 个字'),
    }),
    data: orderRow,
  },
})
