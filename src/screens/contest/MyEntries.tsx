import { Text, View } from '@tarojs/components'
import type { ContestView } from '@/domain/contest/read'
import { navigate } from '@/domain/navigation/navigate'
import { mediaUrl } from '@/platform/media'
import { Button } from '@/ui/Button/Button'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { CONTEST } from './texts'
import { useLeave } from './useContest'

type Own = NonNullable<ContestView['mine']>['entries'][number]

function describe({ state, reason, place, picked, credits }: Own): string {
  if (state === 'removed') return CONTEST.removed(reason)
  if (state === 'pending') return CONTEST.pending
  const parts = [
    place !== null ? CONTEST.placed(place) : '',
    picked ? CONTEST.picked : '',
    credits > 0 ? CONTEST.won(credits) : '',
  ]
  return parts.filter(Boolean).join(' · ')
}

/** One's own entries on top, with what became of them. */
export function MyEntries({ contest, entries }: { contest: ContestView; entries: readonly Own[] }) {
  const leave = useLeave()
  const isOver = contest.state === 'result'
  return (
    <View className="mg-contest__mine">
      {!isOver && (
        <Text className="mg-contest__count">
          {CONTEST.myEntries(entries.length, contest.mine?.left ?? 0)}
        </Text>
      )}
      {entries.map((entry) => (
        <View key={entry.id} className="mg-contest__own">
          <View
            className="mg-press mg-contest__ownlink"
            {...pressable({
              role: 'link',
              onPress: () =>
                void navigate('pagesD/works-detail/works-detail', { id: entry.workId }),
            })}
          >
            <View className="mg-contest__thumb">
              <Picture src={mediaUrl(entry.thumbUrl)} alt="" />
            </View>
            <View className="mg-contest__owntext">
              <Text className="mg-contest__owntitle">{entry.title}</Text>
              <Text className="mg-contest__count">{describe(entry)}</Text>
            </View>
          </View>
          {!isOver && entry.state !== 'removed' && (
            <Button
              size="medium"
              variant="ghost"
              label={CONTEST.leaveLabel(entry.title)}
              disabled={leave.busy}
              onPress={() => void leave.run(entry.id)}
            >
              {CONTEST.leave}
            </Button>
          )}
        </View>
      ))}
    </View>
  )
}
