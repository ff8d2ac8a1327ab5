import { View } from '@tarojs/components'
import { Feedback } from '@/features/feedback/Feedback'
import { texts } from '@/features/feedback/texts'
import { PageHead } from '@/features/navigation/PageHead'

/** 意见反馈 */
export default function FeedbackPage() {
  return (
    <View>
      <PageHead title={texts.title} />
      <Feedback />
    </View>
  )
}
