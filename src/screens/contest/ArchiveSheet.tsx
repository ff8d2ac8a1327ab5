import { Text, View } from '@tarojs/components'
import { call } from '@/api/call'
import { getErrorMessage } from '@/api/error'
import { keys } from '@/api/keys'
import { usePages } from '@/api/usePages'
import { navigate } from '@/domain/navigation/navigate'
import { mediaUrl } from '@/platform/media'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Button } from '@/ui/Button/Button'
import { emptyLine } from '@/ui/Empty/texts'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { ARCHIVE } from './texts'

/** Contests with a result, newest first. */
export function ArchiveSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const query = usePages({
    queryKey: keys.contestArchive,
    pageSize: 20,
    enabled: open,
    fetchPage: (page) => call('GET /api/contest/list', { query: page }),
  })
  return (
    <BottomSheet open={open} onClose={onClose} title={ARCHIVE.title}>
      {query.isPending && <Skeleton height={200} />}
      {query.isError && (
        <View className="mg-contest__sheetnote">
          <Text>{getErrorMessage(query.error)}</Text>
          <Button onPress={() => void query.refetch()}>{ARCHIVE.retry}</Button>
        </View>
      )}
      {query.data && query.rows.length === 0 && (
        <View className="mg-contest__sheetnote">{emptyLine(ARCHIVE.none)}</View>
      )}
      {query.rows.map(({ id, title, number, entryCount, cover, winner }) => (
        <View
          key={id}
          className="mg-press mg-contest__own"
          {...pressable({
            role: 'link',
            onPress: () => {
              onClose()
              void navigate('pagesB/contest/contest', { id })
            },
          })}
        >
          <View className="mg-contest__thumb">
            {cover && (
              <Picture
                src={mediaUrl(cover.thumbUrl)}
                alt=""
                thumbhash={cover.thumbhash}
                color={cover.color}
              />
            )}
          </View>
          <View className="mg-contest__owntext">
            <Text className="mg-contest__owntitle">{title}</Text>
            <Text className="mg-contest__count">
              {[ARCHIVE.line(number, entryCount), winner === null ? '' : ARCHIVE.winner(winner)]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </View>
        </View>
      ))}
      {query.hasNextPage && (
        <Button wide disabled={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
          {ARCHIVE.more}
        </Button>
      )}
    </BottomSheet>
  )
}
