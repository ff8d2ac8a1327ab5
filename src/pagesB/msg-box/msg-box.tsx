import { View } from '@tarojs/components'
import { useDidShow, usePageScroll, useResize } from '@tarojs/taro'
import { useState } from 'react'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { createScrollSignal } from '@/ui/gallery/scroll'
import { Notifications } from '@/screens/notifications/Notifications'
import { NOTIFICATIONS } from '@/domain/notifications/texts'
import { PageHead } from '@/domain/navigation/PageHead'
import { useSession } from '@/stores/session'

/** 消息 */
export default function MsgBoxPage() {
  const isLogin = useSession((session) => session.isLogin)
  const [scroll] = useState(createScrollSignal)
  usePageScroll(({ scrollTop }) => scroll.moved(scrollTop))
  useResize(() => scroll.resized())
  useDidShow(() => {
    void queryClient.invalidateQueries({ queryKey: keys.badge })
    void queryClient.invalidateQueries({ queryKey: keys.allNotifications })
  })
  return (
    <View>
      <PageHead title={NOTIFICATIONS.title} />
      <Notifications isLogin={isLogin} scroll={scroll} />
    </View>
  )
}
