import { View } from '@tarojs/components'
import { PageHead } from '@/domain/navigation/PageHead'
import { PayIos } from '@/screens/pay/PayIos'
import { texts } from '@/screens/pay/texts'

/** 充值积分 */
export default function PayIosPage() {
  return (
    <View className="mg-paypage">
      <PageHead title={texts.ios.title} />
      <PayIos />
    </View>
  )
}
