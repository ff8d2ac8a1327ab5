import { navigate } from '@/features/navigation/navigate'
import { Cell } from '@/ui/Cell/Cell'
import { useBadge } from './badge'
import { MESSAGES } from './texts'

/** The way to 消息, with what is unread. */
export function MessagesCell() {
  const unread = useBadge()?.unread ?? 0
  return (
    <Cell
      icon="bell"
      text={MESSAGES.title}
      {...(unread > 0 ? { value: MESSAGES.unread(unread) } : {})}
      onPress={() => void navigate('pagesB/msg-box/msg-box')}
    />
  )
}
