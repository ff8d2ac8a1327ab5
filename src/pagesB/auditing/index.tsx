import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { Review } from '@/screens/review/Review'
import { REVIEW } from '@/screens/review/texts'
import { PageHead } from '@/domain/navigation/PageHead'

/** 审核中心 */
export default function ReviewPage() {
  useDidShow(() => void queryClient.invalidateQueries({ queryKey: keys.reviewQueue }))
  return (
    <View>
      <PageHead title={REVIEW.title} />
      <Review />
    </View>
  )
}
