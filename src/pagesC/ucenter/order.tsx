import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { PageHead } from '@/features/navigation/PageHead'
import { Orders } from '@/features/pay/Orders'
import { texts } from '@/features/pay/texts'
import { useOrders } from '@/features/pay/useOrders'

/** 充值账单 */
export default function OrderPage() {
  const state = useOrders()
  useReachBottom(state.onNearEnd)
  return (
    <View>
      <PageHead title={texts.orders.title} />
      <Orders state={state} />
    </View>
  )
}
