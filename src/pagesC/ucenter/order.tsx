import { View } from '@tarojs/components'
import { PageHead } from '@/features/navigation/PageHead'
import { Orders } from '@/features/pay/Orders'
import { texts } from '@/features/pay/texts'
import { useOrders } from '@/features/pay/useOrders'
import { usePageNearEnd } from '@/platform/loadMore'

/** 充值账单 */
export default function OrderPage() {
  const state = useOrders()
  usePageNearEnd(state.onNearEnd)
  return (
    <View>
      <PageHead title={texts.orders.title} />
      <Orders state={state} />
    </View>
  )
}
