import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import type { WorkView } from '@/features/works/types'
import { thumbhashUrl } from '@/lib/thumbhash'
import { mediaUrl } from '@/platform/media'
import { onWindowResize, readWindowInfo } from '@/platform/windowInfo'
import { VideoPlayer } from '@/ui/VideoPlayer/VideoPlayer'
import { length } from '@/ui/length'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { workHeight } from './height'
import { DETAIL } from './texts'
import './WorkPicture.scss'

const DESIGN_WIDTH = 375
const MAX_WIDTH = 960
const DOCK_PX = 64

function useHeight(work: WorkView): number {
  const [info, setInfo] = useState(readWindowInfo)
  useEffect(() => onWindowResize(() => setInfo(readWindowInfo())), [])
  const scale = DESIGN_WIDTH / Math.min(info.width, MAX_WIDTH)
  const footPx = DOCK_PX + info.safeBottom * scale
  return workHeight(work, { screenPx: info.height * scale, footPx })
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
