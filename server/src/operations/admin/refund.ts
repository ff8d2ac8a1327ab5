import { payBack, settleRefund } from '../../modules/payment/refund'
import { Refused, type Command } from './command'
import { texts } from './texts'

const REASON_MAX = 80

/** The money first: after a failure in between, a repeated refund is not paid a second time. */
export const refund: Command = {
  name: 'refund',
  args: ['<order>', '<reason>'],
  summary: texts.refund,
  async ahead(deps, [orderId = '', reason = '']) {
    if (!reason.trim() || reason.length > REASON_MAX) throw new Refused(texts.noReason)
    const obstacle = await payBack(deps, { orderId, reason }).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error)
      throw new Refused(texts.refundFailed(why), { cause: error })
    })
    if (obstacle !== null) throw new Refused(texts.noRefund[obstacle])
  },
  async run(deps, [orderId = '', reason = '']) {
    const outcome = await settleRefund(deps, deps.tx, { orderId, reason })
    return {
      lines: [texts.refundMade(orderId)],
      entry: { command: 'refund', result: { orderId, outcome } },
    }
  },
}
