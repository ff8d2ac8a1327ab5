import { useShareAppMessage } from '@tarojs/taro'
import { View } from '@tarojs/components'
import { PageHead } from '@/domain/navigation/PageHead'
import { chatMessage } from '@/domain/share/message'
import { SharePage } from '@/domain/share/SharePage'
import { SHARE } from '@/domain/share/texts'
import { useWork } from '@/screens/work-detail/useWork'
import { WorkMissing } from '@/screens/work-detail/WorkMissing'
import { usePageParams } from '@/platform/pages'
import './share.scss'

/** `?id=` names the work. */
export default function SharingPage() {
  const { id = '' } = usePageParams()
  const query = useWork(id)
  useShareAppMessage(() => chatMessage(query.data))
  if (!query.data) return <WorkMissing query={query} />
  return (
    <View className="sharing">
      <PageHead title={SHARE.title} />
      <SharePage work={query.data} />
    </View>
  )
}
