/** From a chosen package to the open cashier: an order is made once, however often it is pressed. */
import { useRef } from 'react'
import type { PayProvider } from '@contract/payment'
import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { useWrite } from '@/api/useWrite'
import { navigate, redirect } from '@/domain/navigation/navigate'
import { makeId } from '@/lib/id'
import { mediaUrl } from '@/platform/media'
import { warn } from '@/platform/log'
import { openCashier, payerCode, payVirtually } from '@/platform/pay'
import { texts } from './texts'

type Provider = Exclude<PayProvider, 'apple'>

const isOfWechat = (provider: Provider) => provider === 'wechat-virtual'

const renewError = () => new ApiError('CONFLICT', { message: texts.renew })
const unopenedError = () => new ApiError('UNKNOWN', { message: texts.unopened })

/**
 * Opens the payment of an existing order. False: it was closed, and this order cannot be opened
 * again. Rejects with ApiError.
 */
export async function payOrder(orderId: string, provider: Provider): Promise<boolean> {
  const loginCode = isOfWechat(provider) ? await payerCode() : undefined
  const start = await call('POST /api/payment/h5pay', {
    body: { orderId, provider, loginCode: loginCode || undefined },
  })
  if (start.kind === 'wechatVirtual') {
    const end = await payVirtually(start.params).catch((error: unknown) => {
      warn('virtual payment did not open', error)
      throw unopenedError()
    })
    if (end === 'renew') throw renewError()
    if (end === 'closed') return false
    await redirect('pagesC/ucenter/pay-result', { id: orderId })
    return true
  }
  if (openCashier(start.url)) return true
  await redirect('pagesC/ucenter/pay-result', { id: orderId })
  await navigate('pagesC/webview/webview', { url: mediaUrl(start.url) })
  return true
}

interface Purchase {
  goodsId: string
  /** False: the next press needs a new order. */
  action: (orderId: string) => Promise<boolean>
}

export function usePay() {
  // One request id a package for the lifetime of this page: pressed twice it is one order.
  const requests = useRef(new Map<string, string>())

  function requestFor(goodsId: string): string {
    const requestId = requests.current.get(goodsId) ?? makeId()
    requests.current.set(goodsId, requestId)
    return requestId
  }

  /** An order of this package that waits for its payment. */
  async function openOrder(goodsId: string) {
    const make = () =>
      call('POST /api/order/create', { body: { requestId: requestFor(goodsId), goodsId } })
    const order = await make()
    if (order.state === 'created' || order.state === 'paying') return order
    // It ended while the page stood: what is pressed now is a new one.
    requests.current.delete(goodsId)
    return make()
  }

  const paying = useWrite({
    async mutationFn({ goodsId, action }: Purchase) {
      const { id } = await openOrder(goodsId)
      if (!(await action(id))) requests.current.delete(goodsId)
    },
    // The next press starts over.
    onError: (_, { goodsId }) => requests.current.delete(goodsId),
  })
  return {
    busy: paying.busy,
    run: (goodsId: string, action: Purchase['action']) => void paying.run({ goodsId, action }),
  }
}
