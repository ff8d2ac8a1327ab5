import { Text, View } from '@tarojs/components'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { usePages } from '@/api/usePages'
import { navigate } from '@/domain/navigation/navigate'
import { PROFILE } from '@/domain/people/texts'
import { useSession } from '@/stores/session'
import { pressable } from '@/ui/pressable'
import './Badges.scss'

const PAGE_SIZE = 6

/** Places and picks in contests, newest first; nothing for a user without. */
export function Badges({ userId }: { userId: string; onClose: () => void }) {
  const viewer = useSession(({ userInfo }) => userInfo?.id ?? '')
  const query = usePages({
    queryKey: keys.contestBadges(userId, viewer),
    pageSize: PAGE_SIZE,
    fetchPage: (page) => call('GET /api/contest/badges', { query: { ...page, user_id: userId } }),
  })
  if (query.rows.length === 0) return null
  return (
    <View className="mg-badges" role="list" aria-label={PROFILE.badges}>
      {query.rows.map(({ contestId, workId, title, place }) => (
        <View key={workId} className="mg-badges__item" role="listitem">
          <View
            className="mg-press mg-badges__link"
            {...pressable({
              role: 'link',
              label: PROFILE.badge(title, place),
              onPress: () => void navigate('pagesB/contest/contest', { id: contestId }),
            })}
          >
            {/* Its character is drawn by the style sheet: the label says the place in words. */}
            <View className={`mg-badges__seal mg-badges__seal--${place ?? 'pick'}`} aria-hidden />
            <Text className="mg-badges__title">{title}</Text>
          </View>
        </View>
      ))}
      {query.hasNextPage && (
        <View className="mg-badges__item" role="listitem">
          <View
            className="mg-press mg-badges__link"
            {...pressable({
              disabled: query.isFetchingNextPage,
              onPress: () => void query.fetchNextPage(),
            })}
          >
            {PROFILE.moreBadges}
          </View>
        </View>
      )}
    </View>
  )
}
