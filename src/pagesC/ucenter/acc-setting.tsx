import { View } from '@tarojs/components'
import { Account } from '@/screens/account/Account'
import { NewKey } from '@/screens/open-api/NewKey'
import { OpenApi, SamplesPage } from '@/screens/open-api/OpenApi'
import { texts } from '@/screens/account/texts'
import { PageHead } from '@/domain/navigation/PageHead'
import { usePageParams } from '@/platform/pages'

/** 账号与安全; `view` opens its parts that fill a page: 开放接口, 新建密钥 and 接入示例. */
export default function AccSettingPage() {
  const { view } = usePageParams()
  if (view === 'keys') return <OpenApi />
  if (view === 'new-key') return <NewKey />
  if (view === 'samples') return <SamplesPage />
  return (
    <View>
      <PageHead title={texts.title} />
      <Account />
    </View>
  )
}
