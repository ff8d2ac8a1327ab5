import { View } from '@tarojs/components'
import { Account } from '@/screens/account/Account'
import { texts } from '@/screens/account/texts'
import { back } from '@/domain/navigation/navigate'
import { PageHead } from '@/domain/navigation/PageHead'
import { usePageParams } from '@/platform/pages'
import { lazySheet } from '@/ui/later'

const OpenApi = lazySheet(() => import('@/screens/open-api/OpenApi').then((m) => m.OpenApi))
const NewKey = lazySheet(() => import('@/screens/open-api/NewKey').then((m) => m.NewKey))
const Samples = lazySheet(() => import('@/screens/open-api/Samples').then((m) => m.SamplesPage))

const Mutes = lazySheet(() => import('@/screens/account/Mutes').then((m) => m.Mutes))

const NotifySettings = lazySheet(() =>
  import('@/screens/notify-settings/NotifySettings').then((m) => m.NotifySettings),
)

const leave = () => void back()

/** 账号与安全; `view` opens its parts that fill a page: 开放接口, 新建密钥, 接入示例, 隐私 and 消息提醒. */
export default function AccSettingPage() {
  const { view } = usePageParams()
  if (view === 'keys') return <OpenApi onClose={leave} />
  if (view === 'new-key') return <NewKey onClose={leave} />
  if (view === 'mutes') return <Mutes onClose={leave} />
  if (view === 'notify') return <NotifySettings onClose={leave} />
  if (view === 'samples') return <Samples onClose={leave} />
  return (
    <View>
      <PageHead title={texts.title} />
      <Account />
    </View>
  )
}
