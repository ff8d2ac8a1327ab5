import { View } from '@tarojs/components'
import { PageHead } from '@/features/navigation/PageHead'
import { PayResult } from '@/features/pay/PayResult'
import { texts } from '@/features/pay/texts'
import { usePageParams } from '@/platform/pages'

/** 支付结果 */
export default function PayResultPage() {
  const { id = '' } = usePageParams()
  return (
    <View>
      <PageHead title={texts.result.title} />
      <PayResult key={id} id={id} />
    </View>
  )
}
