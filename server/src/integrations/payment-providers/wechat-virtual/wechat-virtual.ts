/**
 * WeChat's virtual payment: what its rules want for credits within the mini-program, on Android and,
 * once opened, on iOS. Goods mode: one product of its console for each package, of the same id and
 * price; the books of credits stay ours.
 */
import { AppError } from '../../../platform/lib/errors'
import { fetchSession, WechatError } from '../../wechat/api'
import { RefundElsewhere, type PaymentProvider, type PayStart } from '../provider'
import { createPushReader } from './notification'
import type { WechatVirtualOptions } from './options'
import { createXpay, isPaidByApple, toProviderOrder } from './orders'
import { CLIENT_CALL, paySignature, userSignature } from './signing'
import { PROVIDER_NAMES } from '../texts'

/** The code is made up, used or too old. */
const BAD_CODES = new Set([40_029, 40_163])

async function fetchPayer(options: WechatVirtualOptions, loginCode: string | null) {
  if (loginCode === null) throw new AppError('PARAM_INVALID')
  return fetchSession(options, loginCode).catch((error: unknown) => {
    const isBadCode = error instanceof WechatError && BAD_CODES.has(error.errcode ?? 0)
    throw isBadCode ? new AppError('PARAM_INVALID', { cause: error }) : error
  })
}

export function createWechatVirtual(
  options: WechatVirtualOptions,
  now: () => Date,
): PaymentProvider {
  const xpay = createXpay(options)
  const { appKey, env, offerId } = options

  return {
    id: 'wechat-virtual',
    name: PROVIDER_NAMES.wechat,
    note: null,
    channels: ['mini'],
    accepted: { mime: 'application/json', body: '{"ErrCode":0,"ErrMsg":"success"}' },

    async begin(order, { loginCode }): Promise<PayStart> {
      const { openId, sessionKey } = await fetchPayer(options, loginCode)
      const signData = JSON.stringify({
        offerId,
        buyQuantity: 1,
        env,
        currencyType: 'CNY',
        productId: order.goodsId,
        goodsPrice: order.amountFen,
        outTradeNo: order.id,
        attach: order.id,
      })
      const params = {
        mode: 'short_series_goods' as const,
        signData,
        paySig: paySignature(appKey, CLIENT_CALL, signData),
        signature: userSignature(sessionKey, signData),
      }
      return { kind: 'wechatVirtual', params, payer: openId }
    },

    readNotification: createPushReader(options, xpay, now),

    async query({ id: orderId, payer }) {
      const order = payer === null ? null : await xpay.find({ orderId, payer })
      return order && payer !== null ? toProviderOrder(order, payer) : { state: 'unpaid' }
    },

    async delivered({ id: orderId, payer }) {
      const order = payer === null ? null : await xpay.find({ orderId, payer })
      if (order) await xpay.deliver(order)
    },

    // There is no closing: what is paid later all the same is credited, or said to be too much.
    close: () => Promise.resolve(),

    async refund({ id: orderId, payer }, { refundId }) {
      const order = payer === null ? null : await xpay.find({ orderId, payer })
      if (!order || payer === null) throw new Error(`WeChat knows no order ${orderId}`)
      if (isPaidByApple(order)) throw new RefundElsewhere()
      if (toProviderOrder(order, payer).state === 'refunded') return
      await xpay.refund(order, payer, refundId)
    },
  }
}
