import { View } from '@tarojs/components'
import { usePageScroll, useResize } from '@tarojs/taro'
import { useState } from 'react'
import { createScrollSignal } from '@/ui/gallery/scroll'
import { PageHead } from '@/domain/navigation/PageHead'
import { ProfilePage } from '@/screens/profile/ProfilePage'
import { PROFILE } from '@/domain/people/texts'
import { usePageParams } from '@/platform/pages'

/** A user's public page; `?list=favourites` opens one's own 收藏. */
export default function UserWorksPage() {
  const params = usePageParams()
  const [scroll] = useState(createScrollSignal)
  usePageScroll(({ scrollTop }) => scroll.moved(scrollTop))
  useResize(() => scroll.resized())
  return (
    <View>
      <PageHead title={PROFILE.title} />
      <ProfilePage
        userId={params.user_id ?? ''}
        first={params.list === 'favourites' ? 'favourites' : 'works'}
        scroll={scroll}
      />
    </View>
  )
}
