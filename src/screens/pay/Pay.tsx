import { View } from '@tarojs/components'
import { useState } from 'react'
import type { PayProvider } from '@contract/payment'
import { ProviderList } from './ProviderList'
import { Shop } from './Shop'
import { texts } from './texts'
import { payOrder, usePay } from './usePay'
import type { GoodsList } from './useGoods'

type Payable = Exclude<PayProvider, 'apple'>

const isPayable = (id: PayProvider | undefined): id is Payable => id !== undefined && id !== 'apple'

/** 充值 by a provider's cashier; `here`: which of the two pages shows it. */
export function Pay({ here = '/pagesC/ucenter/pay' }: { here?: string }) {
  const [wished, setWished] = useState<PayProvider | null>(null)
  const { busy, run } = usePay()
  const findProvider = ({ providers }: GoodsList) =>
    (providers.find(({ id }) => id === wished) ?? providers[0])?.id
  return (
    <Shop
      here={here}
      busy={busy}
      busyWords={texts.paying}
      onPay={(goods, list) => {
        const provider = findProvider(list)
        if (isPayable(provider)) run(goods.id, (orderId) => payOrder(orderId, provider))
      }}
      extra={(list) => (
        <>
          <View className="mg-pay__section" role="heading" aria-level={2}>
            {texts.providers}
          </View>
          <ProviderList
            providers={list.providers}
            chosen={findProvider(list) ?? null}
            onChoose={setWished}
          />
        </>
      )}
    />
  )
}
