import { Text, View } from '@tarojs/components'
import { memo } from 'react'
import { NOTIFICATION_DEFINITIONS } from '@contract/notifications'
import { ledgerTime } from '@/domain/credits/time'
import { Avatar } from '@/domain/people/Avatar'
import { mediaUrl } from '@/platform/media'
import { classes } from '@/ui/classes'
import { Icon, type IconName } from '@/ui/Icon/Icon'
import { length } from '@/ui/length'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { openNotification } from './read'
import { NOTIFICATIONS } from '@/domain/notifications/texts'
import type { NotificationView } from './useNotifications'

/** By kind; of kinds that this build does not know yet there is none. */
const DEFINITIONS: Readonly<Record<string, { readonly icon: IconName } | undefined>> =
  NOTIFICATION_DEFINITIONS

function Face({ notification }: { notification: NotificationView }) {
  const [newest] = notification.actors
  return (
    <View className="mg-notification__face" aria-hidden>
      {newest ? (
        <Avatar user={newest} />
      ) : (
        <View
          className={classes(
            'mg-notification__sign',
            `mg-notification__sign--${notification.kind}`,
          )}
        >
          <Icon name={DEFINITIONS[notification.kind]?.icon ?? 'bell'} size={22} />
        </View>
      )}
      {!notification.read && <View className="mg-notification__dot" />}
    </View>
  )
}

interface RowProps {
  notification: NotificationView
  topPx: number
  heightPx: number
}

/** One notification: who or what, the sentence, when, and the picture it is about. */
export const Row = memo(function Row({ notification, topPx, heightPx }: RowProps) {
  const { text, read, thumbUrl, target } = notification
  return (
    <View
      className="mg-notification"
      role="listitem"
      style={{ top: length(topPx), height: length(heightPx) }}
    >
      <View
        className={classes('mg-press mg-notification__main', read && 'mg-notification__main--read')}
        {...pressable({
          onPress: () => openNotification(notification),
          role: target ? 'link' : 'button',
        })}
      >
        <Face notification={notification} />
        <View className="mg-notification__words">
          <View className="mg-notification__text">{text}</View>
          <Text className="mg-notification__time">{`${ledgerTime(notification.updatedAt, new Date())}${read ? '' : NOTIFICATIONS.unreadMark}`}</Text>
        </View>
        {thumbUrl && (
          <View className="mg-notification__thumb">
            <Picture src={mediaUrl(thumbUrl)} alt="" />
          </View>
        )}
      </View>
    </View>
  )
})
