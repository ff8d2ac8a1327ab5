import { View } from '@tarojs/components'
import { PageHead } from '@/features/navigation/PageHead'
import { Readings } from '@/features/readings/Readings'
import { texts } from '@/features/readings/texts'
import { useReadings } from '@/features/readings/useReadings'
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
