import { Text, View } from '@tarojs/components'
import { memo } from 'react'
import type { NoticeKind } from '@contract/endpoints/notification'
import { ledgerTime } from '@/features/credits/time'
import { Avatar } from '@/features/people/Avatar'
import { mediaUrl } from '@/platform/media'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import type { IconName } from '@/ui/Icon/paths'
import { length } from '@/ui/length'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { openNotice } from './read'
import { MESSAGES } from './texts'
import type { NoticeView } from './useMessages'

/** What stands for a notice without a person. */
const SIGNS: Readonly<Record<NoticeKind, IconName>> = {
  like: 'heart',
  follow: 'users',
  remake: 'brush',
  review: 'shield',
  job: 'spark',
  credits: 'credits',
  system: 'bell',
}

function Face({ notice }: { notice: NoticeView }) {
  const [newest] = notice.actors
  return (
    <View className="mg-notice__face" aria-hidden>
      {newest ? (
        <Avatar person={newest} />
      ) : (
        <View className={classes('mg-notice__sign', `mg-notice__sign--${notice.kind}`)}>
          <Icon name={SIGNS[notice.kind]} size={22} />
        </View>
      )}
      {!notice.read && <View className="mg-notice__dot" />}
    </View>
  )
}

interface RowProps {
  notice: NoticeView
  topPx: number
  heightPx: number
}

/** One notice: who or what, the sentence, when, and the picture it is about. */
export const Row = memo(function Row({ notice, topPx, heightPx }: RowProps) {
  const { text, read, thumbUrl, target } = notice
  return (
    <View
      className="mg-notice"
      role="listitem"
      style={{ top: length(topPx), height: length(heightPx) }}
    >
      <View
        className={classes('mg-press mg-notice__main', read && 'mg-notice__main--read')}
        {...pressable({
          onPress: () => openNotice(notice),
          role: target ? 'link' : 'button',
        })}
      >
        <Face notice={notice} />
        <View className="mg-notice__words">
          <View className="mg-notice__text">{text}</View>
          <Text className="mg-notice__time">{`${ledgerTime(notice.updatedAt, new Date())}${read ? '' : MESSAGES.unreadMark}`}</Text>
        </View>
        {thumbUrl && (
          <View className="mg-notice__thumb">
            <Picture src={mediaUrl(thumbUrl)} alt="" />
          </View>
        )}
      </View>
    </View>
  )
})
