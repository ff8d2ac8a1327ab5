/** From a chosen package to the open cashier: an order is made once, however often it is pressed. */
import { useRef } from 'react'
import type { PayProvider } from '@contract/payment'
import { call } from '@/api/call'
import { useWrite } from '@/api/useWrite'
import { navigate, redirect } from '@/features/navigation/navigate'
import { makeId } from '@/lib/id'
import { mediaUrl } from '@/platform/media'
import { openCashier, payChannel, payerCode, payInWechat } from '@/platform/pay'

type Provider = Exclude<PayProvider, 'apple'>

/** Opens the payment of an order that stands. Rejects with ApiError. */
export async function payOrder(orderId: string, provider: Provider): Promise<void> {
  const channel = payChannel() === 'h5' ? 'h5' : 'mini'
  const loginCode = provider === 'wechat' ? await payerCode() : undefined
  const start = await call('POST /api/payment/h5pay', {
    body: { orderId, provider, channel, ...(loginCode && { loginCode }) },
  })
  if (start.kind === 'wechatMini') {
    await payInWechat(start.params)
    await redirect('pagesC/ucenter/pay-result', { id: orderId })
    return
  }
  if (openCashier(start.url)) return
  await redirect('pagesC/ucenter/pay-result', { id: orderId })
  await navigate('pagesC/webview/webview', { url: mediaUrl(start.url) })
}

interface Purchase {
  goodsId: string
  action: (orderId: string) => Promise<void>
}

export function usePay() {
  // One id a package as long as this page stands: pressed twice it is one order.
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
      await action(id)
    },
    // The next press begins anew.
    onError: (_, { goodsId }) => requests.current.delete(goodsId),
  })
  return {
    busy: paying.busy,
    run: (goodsId: string, action: Purchase['action']) => void paying.run({ goodsId, action }),
  }
}
