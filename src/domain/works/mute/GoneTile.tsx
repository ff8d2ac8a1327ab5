import { View } from '@tarojs/components'
import { useEffect } from 'react'
import type { WorkCard } from '@/domain/works/types'
import { mediaUrl } from '@/platform/media'
import { Button } from '@/ui/Button/Button'
import { boxStyle } from '@/ui/gallery/Tile'
import type { TileBox } from '@/ui/gallery/layout'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import { type MuteMark, readMark, setMark } from './marks'
import { undoInPlace } from './mute'
import { MUTE } from './texts'
import './GoneTile.scss'

interface GoneTileProps {
  onClose: () => void
  box: TileBox
  work: WorkCard
  markKey: string
  mark: MuteMark
}

/** In the place and size of a tile whose work was muted: nothing around it moves. */
export function GoneTile({ box, work, markKey, mark }: GoneTileProps) {
  const { id } = work
  useEffect(
    () => () => {
      // Out of sight it stays gone; 隐私 undoes it.
      const now = readMark(markKey)
      if (now?.from === id) setMark(markKey, { ...now, from: null })
    },
    [markKey, id],
  )
  return (
    <View className="mg-gone" style={boxStyle(box)} role="status">
      <View className="mg-gone__picture" aria-hidden>
        <Picture
          src={mediaUrl(work.thumbUrl)}
          alt=""
          thumbhash={work.thumbhash}
          color={work.color}
        />
      </View>
      <View className="mg-gone__words">
        <Icon name="eye-off" />
        <View className="mg-gone__text">{mark.text}</View>
        {mark.from !== null && (
          <Button
            size="medium"
            variant="ghost"
            label={MUTE.undoLabel(mark.text)}
            onPress={() => void undoInPlace(markKey)}
          >
            {MUTE.undo}
          </Button>
        )}
      </View>
    </View>
  )
}
