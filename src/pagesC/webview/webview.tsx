import { View } from '@tarojs/components'
import { PageHead } from '@/domain/navigation/PageHead'
import { Outside } from '@/screens/outside/Outside'
import { texts } from '@/screens/outside/texts'
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
