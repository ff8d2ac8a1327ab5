import { View } from '@tarojs/components'
import { PageHead } from '@/domain/navigation/PageHead'
import { Orders } from '@/screens/pay/Orders'
import { texts } from '@/screens/pay/texts'
import { useOrders } from '@/screens/pay/useOrders'
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
