import { View } from '@tarojs/components'
import { PageHead } from '@/domain/navigation/PageHead'
import { Readings } from '@/screens/readings/Readings'
import { texts } from '@/screens/readings/texts'
import { useReadings } from '@/screens/readings/useReadings'
import { usePageNearEnd } from '@/platform/loadMore'

/** 识图记录 */
export default function Img2tagLogPage() {
  const state = useReadings()
  usePageNearEnd(state.onNearEnd)
  return (
    <View>
      <PageHead title={texts.title} />
      <Readings state={state} />
    </View>
  )
}
