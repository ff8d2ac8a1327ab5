import { View } from '@tarojs/components'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { SourceView } from '@contract/jobs'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { mediaUrl } from '@/platform/media'
import { pickImage, type PickedImage } from '@/platform/pickImage'
import { pickVideo } from '@/platform/pickVideo'
import { sourceOfPicture, useSources } from '@/stores/sources'
import { Cell } from '@/ui/Cell/Cell'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { Sheet } from '@/ui/Sheet/Sheet'
import { texts } from './texts'
import './MediaSheet.scss'

interface MediaSheetProps {
  kind: 'image' | 'video'
  open: boolean
  onClose: () => void
  /** From the phone: still to be uploaded. */
  onFile: (file: PickedImage) => void
  /** From 画夹: ready to use. */
  onSource: (source: SourceView) => void
}

const PAGE_SIZE = 30

/** My finished pictures (or films), page by page. */
function useMine(kind: 'image' | 'video', open: boolean) {
  return useInfiniteQuery({
    queryKey: keys.jobList({ state: 'succeeded', for: kind }),
    enabled: open,
    queryFn: ({ pageParam }) =>
      call(
        'GET /api/job/myJobList',
        {
          query: {
            state: 'succeeded',
            pageSize: PAGE_SIZE,
            ...(pageParam ? { cursor: pageParam } : {}),
          },
        },
        { skipErrMsg: true },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.cursor,
  })
}

/** Where a picture may come from: the phone, or what was made here. */
export function MediaSheet({ kind, open, onClose, onFile, onSource }: MediaSheetProps) {
  const mine = useMine(kind, open)
  const jobs = mine.data?.pages.flatMap(({ list }) => list) ?? []
  const pictures = jobs.flatMap((job) => job.pictures).filter((picture) => picture.kind === kind)
  const choose = async () => {
    const file = await (kind === 'video' ? pickVideo() : pickImage())
    if (!file) return
    onClose()
    onFile(file)
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={kind === 'video' ? texts.chooseVideo : texts.choose}
    >
      <Cell
        icon={kind === 'video' ? 'video' : 'image'}
        text={kind === 'video' ? texts.fromVideos : texts.fromAlbum}
        value={kind === 'video' ? texts.fromVideosHint : texts.fromAlbumHint}
        onPress={() => void choose()}
      />
      <View className="media__head">{texts.fromFolder}</View>
      {pictures.length === 0 && !mine.isFetching && (
        <View className="media__empty">{texts.folderEmpty}</View>
      )}
      <View className="media__grid">
        {pictures.map((picture, index) => (
          <View
            key={picture.id}
            className="mg-press media__tile"
            {...pressable({
              label: texts.picked(index + 1),
              onPress: () => {
                const source = sourceOfPicture(picture)
                useSources.getState().remember([source])
                onClose()
                onSource(source)
              },
            })}
          >
            <Picture src={mediaUrl(picture.thumbUrl)} alt="" thumbhash={picture.thumbhash} />
          </View>
        ))}
      </View>
      {mine.hasNextPage && <Cell text={texts.more} onPress={() => void mine.fetchNextPage()} />}
    </Sheet>
  )
}
