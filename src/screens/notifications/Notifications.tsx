import { Text, View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import {
  NOTIFICATION_DEFINITIONS,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '@contract/notifications'
import { getErrorMessage } from '@/api/error'
import { ListFoot } from '@/ui/gallery/ListFoot'
import { layoutRows } from '@/ui/gallery/rows'
import type { ScrollSignal } from '@/ui/gallery/scroll'
import { useGalleryWindow } from '@/ui/gallery/useGalleryWindow'
import { useRowPx } from '@/domain/accessibility/useRowPx'
import { loginUrlFor } from '@/domain/navigation/decide'
import { go, openTab } from '@/domain/navigation/navigate'
import { Chips } from '@/ui/Chips/Chips'
import { Empty } from '@/ui/Empty/Empty'
import { length } from '@/ui/length'
import { pressable } from '@/ui/pressable'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { type Badge, useBadge } from '@/domain/notifications/badge'
import { readAll } from './read'
import { Row } from './Row'
import { NOTIFICATIONS } from '@/domain/notifications/texts'
import { type NotificationsState, useNotifications } from './useNotifications'
import './Notifications.scss'

const ROW_PX = 88
const WORDS_PX = 62
/** Bar, chips and the line of what is unread, at 375 px width. */
const LIST_TOP_PX = 48 + 60 + 44

function kindOptions(badge: Badge | undefined) {
  return NOTIFICATION_KINDS.map((kind) => {
    const word = NOTIFICATION_DEFINITIONS[kind].name
    const unread = badge?.kinds[kind] ?? 0
    return { value: kind, text: unread > 0 ? NOTIFICATIONS.kindUnread(word, unread) : word }
  })
}

function Waiting() {
  return (
    <View aria-hidden>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <View key={row} className="mg-notification mg-notification--waiting">
          <Skeleton width={48} height={48} />
          <Skeleton width={220} height={40} />
        </View>
      ))}
    </View>
  )
}

function Nothing({ kind, state }: { kind: NotificationKind | null; state: NotificationsState }) {
  if (state.isError) {
    const retry = { text: NOTIFICATIONS.retry, onPress: () => void state.refetch() }
    return (
      <Empty
        drawing="failed"
        title={NOTIFICATIONS.failed}
        hint={getErrorMessage(state.error)}
        action={retry}
      />
    )
  }
  if (state.isPending) return <Waiting />
  if (kind !== null) return <Empty hint={NOTIFICATIONS.emptyOf} />
  const toSquare = () => void openTab('pages/playground/playground')
  const action = { text: NOTIFICATIONS.start, onPress: toSquare }
  return <Empty hint={NOTIFICATIONS.empty} action={action} />
}

interface ListProps {
  kind: NotificationKind | null
  scroll: ScrollSignal
}

/** Only the rows near the screen are drawn. */
function List({ kind, scroll }: ListProps) {
  const state = useNotifications(kind)
  const { notifications, onNearEnd } = state
  const rowPx = useRowPx(ROW_PX, WORDS_PX)
  const layout = useMemo(() => layoutRows([...notifications.keys()], rowPx), [notifications, rowPx])
  const { tiles } = useGalleryWindow({ layout, scroll, listTopPx: LIST_TOP_PX, onNearEnd })
  if (notifications.size === 0) return <Nothing kind={kind} state={state} />
  return (
    <>
      <View
        className="mg-notifications__list"
        role="list"
        style={{ height: length(layout.heightPx) }}
      >
        {tiles.map(({ id, topPx, heightPx }) => {
          const notification = notifications.get(id)
          return notification && <Row key={id} {...{ notification, topPx, heightPx }} />
        })}
      </View>
      <ListFoot state={state} />
    </>
  )
}

function UnreadLine({ kind, unread }: { kind: NotificationKind | null; unread: number }) {
  return (
    <View className="mg-notifications__line">
      <Text className="mg-notifications__unread">
        {unread > 0 ? NOTIFICATIONS.unread(unread) : NOTIFICATIONS.noneUnread}
      </Text>
      {unread > 0 && (
        <View
          className="mg-press mg-notifications__readall"
          {...pressable({ onPress: () => void readAll(kind) })}
        >
          <Text>{NOTIFICATIONS.allRead}</Text>
        </View>
      )}
    </View>
  )
}

/** 消息: notifications of a user, by kind. */
export function Notifications({ isLogin, scroll }: { isLogin: boolean; scroll: ScrollSignal }) {
  const [kind, setKind] = useState<NotificationKind | null>(null)
  const badge = useBadge()
  if (!isLogin) {
    const login = () => void go('navigate', loginUrlFor('/pagesB/msg-box/msg-box'))
    return (
      <Empty
        title={NOTIFICATIONS.anonymous}
        action={{ text: NOTIFICATIONS.login, onPress: login }}
      />
    )
  }
  const unread = (kind === null ? badge?.unread : badge?.kinds[kind]) ?? 0
  return (
    <View className="mg-notifications">
      <Chips
        label={NOTIFICATIONS.kinds}
        all={NOTIFICATIONS.all}
        options={kindOptions(badge)}
        value={kind}
        onChange={(value) => setKind(NOTIFICATION_KINDS.find((known) => known === value) ?? null)}
      />
      <UnreadLine kind={kind} unread={unread} />
      <List key={kind ?? ''} kind={kind} scroll={scroll} />
    </View>
  )
}
