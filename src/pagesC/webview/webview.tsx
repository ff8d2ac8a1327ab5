import { View } from '@tarojs/components'
import { PageHead } from '@/features/navigation/PageHead'
import { Outside } from '@/features/outside/Outside'
import { texts } from '@/features/outside/texts'
import { usePageParams } from '@/platform/pages'

/** 网页 */
export default function WebviewPage() {
  const { url = '' } = usePageParams()
  return (
    <View>
      <PageHead title={texts.title} />
      <Outside url={url} />
    </View>
  )
}
