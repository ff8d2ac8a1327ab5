import { TabBadge } from '@/ui/TabBadge/TabBadge'
import { badgeText, useBadge } from '@/domain/notifications/badge'
import { NOTIFICATIONS } from '@/domain/notifications/texts'

const MINE = 4

/** In app.tsx, once: how much is unread, on the tab of 我的. */
export function UnreadBadge() {
  const unread = useBadge()?.unread ?? 0
  return <TabBadge tab={MINE} text={badgeText(unread)} label={NOTIFICATIONS.tab(unread)} />
}
