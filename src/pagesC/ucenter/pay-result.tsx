import { View } from '@tarojs/components'
import { useQueryClient } from '@tanstack/react-query'
import { useDidShow } from '@tarojs/taro'
import { keys } from '@/api/keys'
import { PageHead } from '@/domain/navigation/PageHead'
import { PayResult } from '@/screens/pay/PayResult'
import { texts } from '@/screens/pay/texts'
import { usePageParams } from '@/platform/pages'

/** 支付结果 */
export default function PayResultPage() {
  const client = useQueryClient()
  const { id = '' } = usePageParams()
  // Back from the cashier, however long that took.
  useDidShow(() => void client.invalidateQueries({ queryKey: keys.order(id) }))
  return (
    <View>
      <PageHead title={texts.result.title} />
      <PayResult key={id} id={id} />
    </View>
  )
}
