import { useQueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { redirect } from '@/features/navigation/navigate'
import { appStore } from '@/platform/pay'
import { Empty } from '@/ui/Empty/Empty'
import { Shop } from './Shop'
import { texts } from './texts'
import { usePay } from './usePay'
import type { Goods } from './useGoods'

/** 充值 by the App Store: bought on the phone, checked by the server. */
export function PayIos() {
  const client = useQueryClient()
  const { busy, run } = usePay()
  const buy = appStore()
  if (!buy) return <Empty title={texts.ios.unsupported} hint={texts.ios.unsupportedHint} />
  const purchase = async (orderId: string, { appleProductId }: Goods) => {
    if (appleProductId === null) return
    const signedTransaction = await buy(appleProductId, orderId)
    if (signedTransaction === null) return
    const body = { orderId, signedTransaction }
    const order = await call('POST /api/payment/iapValidatePayment', { body })
    client.setQueryData(keys.order(order.id), order)
    await redirect('pagesC/ucenter/pay-result', { id: order.id })
  }
  return (
    <Shop
      channel="ios"
      here="/pagesC/ucenter/pay-ios"
      busy={busy}
      busyWords={texts.ios.busy}
      onPay={(goods) => run(goods.id, (orderId) => purchase(orderId, goods))}
    />
  )
}
