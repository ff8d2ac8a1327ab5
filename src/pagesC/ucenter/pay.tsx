import { View } from '@tarojs/components'
import { PageHead } from '@/domain/navigation/PageHead'
import { Pay } from '@/screens/pay/Pay'
import { texts } from '@/screens/pay/texts'

/** 充值积分 */
export default function PayPage() {
  return (
    <View className="mg-paypage">
      <PageHead title={texts.title} />
      <Pay />
    </View>
  )
}
