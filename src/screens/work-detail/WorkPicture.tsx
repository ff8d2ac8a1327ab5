import { View } from '@tarojs/components'
import type { WorkView } from '@/domain/works/types'
import { thumbhashUrl } from '@/lib/thumbhash'
import { mediaUrl } from '@/platform/media'
import { usePageSize } from '@/platform/usePageSize'
import { VideoPlayer } from '@/ui/VideoPlayer/VideoPlayer'
import { length } from '@/ui/length'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { workHeight } from './height'
import { DETAIL } from './texts'
import './WorkPicture.scss'

const DOCK_PX = 64

function useHeight(work: WorkView): number {
  const { widthPx, heightPx, safeBottomPx, wide, sideBySide } = usePageSize()
  // In a wide window the text is next to it, and it has the whole height.
  if (sideBySide) return heightPx
  return workHeight(work, { widthPx, heightPx, footPx: DOCK_PX + safeBottomPx, wide })
}

/** The picture, or the video, from the very top of the screen and never cropped. */
export function WorkPicture({ work, onOpen }: { work: WorkView; onOpen: () => void }) {
  const heightPx = useHeight(work)
  const around = thumbhashUrl(work.thumbhash)
  const { title, thumbUrl, url, kind, color } = work
  const style = {
    height: length(heightPx),
    backgroundColor: color,
    ...(around ? { backgroundImage: `url("${around}")` } : {}),
  }
  if (kind === 'video') {
    return (
      <View className="mg-workpicture" style={style}>
        <VideoPlayer src={mediaUrl(url)} poster={mediaUrl(thumbUrl)} label={title} loop />
      </View>
    )
  }
  return (
    <View
      className="mg-press mg-workpicture"
      style={style}
      {...pressable({ onPress: onOpen, label: DETAIL.open(title) })}
    >
      <Picture src={mediaUrl(thumbUrl)} alt={title} fit="contain" className="mg-workpicture__at" />
      <View className="mg-workpicture__original">
        <Picture src={mediaUrl(url)} alt="" fit="contain" className="mg-workpicture__at" />
      </View>
    </View>
  )
}
