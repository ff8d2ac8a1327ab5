import { View } from '@tarojs/components'
import { PageHead } from '@/features/navigation/PageHead'
import { PayIos } from '@/features/pay/PayIos'
import { texts } from '@/features/pay/texts'

/** 充值积分 */
export default function PayIosPage() {
  return (
    <View className="mg-paypage">
      <PageHead title={texts.ios.title} />
      <PayIos />
    </View>
  )
}
