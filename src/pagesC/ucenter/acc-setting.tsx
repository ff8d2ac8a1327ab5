import { View } from '@tarojs/components'
import { Account } from '@/screens/account/Account'
import { texts } from '@/screens/account/texts'
import { PageHead } from '@/domain/navigation/PageHead'

/** 账号与安全 */
export default function AccSettingPage() {
  return (
    <View>
      <PageHead title={texts.title} />
      <Account />
    </View>
  )
}
