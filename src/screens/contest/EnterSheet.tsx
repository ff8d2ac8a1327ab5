import { Text, View } from '@tarojs/components'
import { getErrorMessage } from '@/api/error'
import type { ContestView } from '@/domain/contest/read'
import { useMyWorks } from '@/domain/publish/useMyWorks'
import { mediaUrl } from '@/platform/media'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Button } from '@/ui/Button/Button'
import { emptyLine } from '@/ui/Empty/texts'
import { Picture } from '@/ui/Picture/Picture'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { ENTER } from './texts'
import { useEnter } from './useContest'

interface EnterSheetProps {
  open: boolean
  contest: ContestView
  onClose: () => void
}

/** Own works that may be entered: public ones and those in review, not entered yet. */
export function EnterSheet({ open, contest, onClose }: EnterSheetProps) {
  const query = useMyWorks(open)
  const entering = useEnter(contest.id, onClose)
  const entered = new Set(contest.mine?.entries.map(({ workId }) => workId))
  const works = query.works?.filter(
    ({ id, state }) => (state === 'public' || state === 'pending') && !entered.has(id),
  )
  return (
    <BottomSheet open={open} onClose={onClose} title={ENTER.title}>
      <View className="mg-contest__sheetnote">{ENTER.note}</View>
      {!works && !query.isError && <Skeleton height={200} />}
      {query.isError && (
        <View className="mg-contest__sheetnote">
          <Text>{getErrorMessage(query.error)}</Text>
          <Button onPress={() => void query.refetch()}>{ENTER.retry}</Button>
        </View>
      )}
      {works?.length === 0 && !query.hasNextPage && (
        <View className="mg-contest__sheetnote">{emptyLine(ENTER.none)}</View>
      )}
      {works?.map((work) => (
        <View key={work.id} className="mg-contest__own">
          <View className="mg-contest__thumb">
            <Picture
              src={mediaUrl(work.thumbUrl)}
              alt=""
              thumbhash={work.thumbhash}
              color={work.color}
            />
          </View>
          <View className="mg-contest__owntext">
            <Text className="mg-contest__owntitle">{work.title}</Text>
            {work.state === 'pending' && <Text className="mg-contest__count">{ENTER.pending}</Text>}
          </View>
          <Button
            size="medium"
            label={ENTER.enter(work.title)}
            disabled={entering.busy}
            onPress={() => void entering.run(work.id)}
          >
            {entering.busy && entering.variables === work.id ? ENTER.entering : ENTER.act}
          </Button>
        </View>
      ))}
      {query.hasNextPage && (
        <Button wide disabled={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
          {ENTER.more}
        </Button>
      )}
    </BottomSheet>
  )
}
