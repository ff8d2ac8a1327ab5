import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { redirect } from '@/domain/navigation/navigate'
import { IS_H5 } from '@/platform/env'
import { appStore } from '@/platform/pay'
import { Pay } from './Pay'
import { Shop } from './Shop'
import { texts } from './texts'
import { usePay } from './usePay'
import type { Goods } from './useGoods'

const HERE = '/pagesC/ucenter/pay-ios'

/** A browser without our App Store bridge: there it is bought as everywhere else. */
function ToPay() {
  useEffect(() => void redirect('pagesC/ucenter/pay'), [])
  return null
}

/** 充值 on iOS: within WeChat as it allows it, else by the App Store, checked by the server. */
export function PayIos() {
  const client = useQueryClient()
  const { busy, run } = usePay()
  const buy = appStore()
  if (!IS_H5) return <Pay here={HERE} />
  if (!buy) return <ToPay />
  const purchase = async (orderId: string, { appleProductId }: Goods) => {
    if (appleProductId === null) return true
    const signedTransaction = await buy(appleProductId, orderId)
    if (signedTransaction === null) return true
    const body = { orderId, signedTransaction }
    const order = await call('POST /api/payment/iapValidatePayment', { body })
    client.setQueryData(keys.order(order.id), order)
    await redirect('pagesC/ucenter/pay-result', { id: order.id })
    return true
  }
  return (
    <Shop
      here={HERE}
      busy={busy}
      busyWords={texts.ios.busy}
      onPay={(goods) => run(goods.id, (orderId) => purchase(orderId, goods))}
    />
  )
}
