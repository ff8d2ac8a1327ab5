import { View } from '@tarojs/components'
import { usePageScroll, useResize } from '@tarojs/taro'
import { useState } from 'react'
import { createScrollSignal } from '@/ui/gallery/scroll'
import { PageHead } from '@/domain/navigation/PageHead'
import { FollowPage } from '@/screens/profile/FollowPage'
import { LISTS } from '@/domain/people/texts'
import { usePageParams } from '@/platform/pages'

/**
 * Whom I follow, and who follows me; of another user by `user_id`. `list=followers` opens the second
 * tab.
 */
export default function FollowListPage() {
  const { list, user_id: userId = null } = usePageParams()
  const [scroll] = useState(createScrollSignal)
  usePageScroll(({ scrollTop }) => scroll.moved(scrollTop))
  useResize(() => scroll.resized())
  return (
    <View>
      <PageHead title={LISTS.title} />
      <FollowPage
        userId={userId}
        first={list === 'followers' ? 'followers' : 'following'}
        scroll={scroll}
      />
    </View>
  )
}
