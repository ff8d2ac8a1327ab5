import { useShareAppMessage } from '@tarojs/taro'
import { View } from '@tarojs/components'
import { PageHead } from '@/features/navigation/PageHead'
import { chatMessage } from '@/features/share/message'
import { SharePage } from '@/features/share/SharePage'
import { useWork } from '@/features/work-detail/useWork'
import { WorkMissing } from '@/features/work-detail/WorkMissing'
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
      <PageHead title="分享" />
      <SharePage work={query.data} />
    </View>
  )
}
