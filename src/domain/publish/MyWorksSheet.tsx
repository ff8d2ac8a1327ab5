import { Text, View } from '@tarojs/components'
import { getErrorMessage } from '@/api/error'
import { navigate } from '@/domain/navigation/navigate'
import { mediaUrl } from '@/platform/media'
import { Button } from '@/ui/Button/Button'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { stateWord } from './stateWord'
import { emptyLine } from '@/ui/Empty/texts'
import { MINE } from './texts'
import { useMyWorks } from './useMyWorks'
import type { OwnWork } from './useWorksOfJob'
import './MyWorksSheet.scss'

function Row({ work, onOpen }: { work: OwnWork; onOpen: () => void }) {
  return (
    <View className="mg-press mg-myworks__row" {...pressable({ role: 'link', onPress: onOpen })}>
      <View className="mg-myworks__picture">
        <Picture
          src={mediaUrl(work.thumbUrl)}
          alt=""
          thumbhash={work.thumbhash}
          color={work.color}
        />
      </View>
      <View className="mg-myworks__text">
        <Text className="mg-myworks__title">{work.title}</Text>
        <Text className={`mg-myworks__state mg-myworks__state--${work.state}`}>
          {stateWord(work)}
        </Text>
      </View>
    </View>
  )
}

/** 我的作品: submitted works and their states. */
export function MyWorksSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const query = useMyWorks(open)
  const { works } = query
  return (
    <BottomSheet open={open} onClose={onClose} title={MINE.title}>
      {!works && !query.isError && <Skeleton height={200} />}
      {query.isError && (
        <View className="mg-myworks__note">
          <Text>{getErrorMessage(query.error)}</Text>
          <Button onPress={() => void query.refetch()}>{MINE.retry}</Button>
        </View>
      )}
      {works?.length === 0 && <View className="mg-myworks__note">{emptyLine(MINE.none)}</View>}
      {works?.map((work) => (
        <Row
          key={work.id}
          work={work}
          onOpen={() => {
            onClose()
            void navigate('pagesD/works-detail/works-detail', { id: work.id })
          }}
        />
      ))}
      {query.hasNextPage && (
        <Button wide disabled={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
          {query.isFetchingNextPage ? MINE.loading : MINE.more}
        </Button>
      )}
    </BottomSheet>
  )
}
