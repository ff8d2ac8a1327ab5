import { View } from '@tarojs/components'
import { Account } from '@/features/account/Account'
import { texts } from '@/features/account/texts'
import { PageHead } from '@/features/navigation/PageHead'

/** 账号与安全 */
export default function AccSettingPage() {
  return (
    <View>
      <PageHead title={texts.title} />
      <Account />
    </View>
  )
}
