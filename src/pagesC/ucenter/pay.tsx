import { View } from '@tarojs/components'
import { PageHead } from '@/features/navigation/PageHead'
import { Pay } from '@/features/pay/Pay'
import { texts } from '@/features/pay/texts'

/** 充值积分 */
export default function PayPage() {
  return (
    <View className="mg-paypage">
      <PageHead title={texts.title} />
      <Pay />
    </View>
  )
}
