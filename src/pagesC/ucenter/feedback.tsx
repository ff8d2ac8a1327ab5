import { View } from '@tarojs/components'
import { Feedback } from '@/screens/feedback/Feedback'
import { texts } from '@/screens/feedback/texts'
import { PageHead } from '@/domain/navigation/PageHead'

/** 意见反馈 */
export default function FeedbackPage() {
  return (
    <View>
      <PageHead title={texts.title} />
      <Feedback />
    </View>
  )
}
