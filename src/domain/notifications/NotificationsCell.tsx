import { navigate } from '@/domain/navigation/navigate'
import { Cell } from '@/ui/Cell/Cell'
import { useBadge } from './badge'
import { NOTIFICATIONS } from './texts'

/** The way to 消息, with what is unread. */
export function NotificationsCell() {
  const unread = useBadge()?.unread ?? 0
  return (
    <Cell
      icon="bell"
      text={NOTIFICATIONS.title}
      value={unread > 0 ? NOTIFICATIONS.unread(unread) : undefined}
      onPress={() => void navigate('pagesB/msg-box/msg-box')}
    />
  )
}
