import { Text, View } from '@tarojs/components'
import { memo } from 'react'
import type { TileBox } from '@/ui/gallery/layout'
import { Tile } from '@/ui/gallery/Tile'
import { navigate } from '@/domain/navigation/navigate'
import { IS_H5 } from '@/platform/env'
import { mediaUrl } from '@/platform/media'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { lazySheet } from '@/ui/later'
import { length } from '@/ui/length'
import { Picture } from '@/ui/Picture/Picture'
import { formatClock } from './clock'
import { likes } from './likes'
import { useMark } from './mute/marks'
import { WORK } from './texts'
import type { WorkCard } from './types'
import './WorkTile.scss'

const GoneTile = lazySheet(() => import('./mute/GoneTile').then((m) => m.GoneTile))
const nothing = () => {}

interface WorkTileProps {
  box: TileBox
  /** Of the box, from its bottom. */
  captionPx: number
  work: WorkCard
  /** Among the first of its list. */
  eager?: boolean
  onLongPress: (work: WorkCard) => void
}

/** One work. Its like is its own: liking redraws this card and no other. */
export const WorkTile = memo(function WorkTile({
  box,
  captionPx,
  work,
  eager = false,
  onLongPress,
}: WorkTileProps) {
  const { liked, likeCount } = likes.useKnown(work.id) ?? work
  const gone = useMark(work.id, work.author.id)
  if (gone) {
    const [markKey, mark] = gone
    return <GoneTile onClose={nothing} {...{ box, work, markKey, mark }} />
  }
  const open = () => void navigate('pagesD/works-detail/works-detail', { id: work.id })
  const video = work.kind === 'video'
  return (
    <Tile
      box={box}
      className="mg-work"
      role="link"
      // H5 names a card by its own words, which speech control needs; mini-programs need a label.
      label={
        IS_H5
          ? undefined
          : (video ? WORK.openVideo : WORK.open)(work.title, work.author.nickname, likeCount)
      }
      onTap={open}
      onLongPress={() => onLongPress(work)}
    >
      <View className="mg-work__picture" style={{ height: length(box.heightPx - captionPx) }}>
        <Picture
          src={mediaUrl(work.thumbUrl)}
          alt=""
          thumbhash={work.thumbhash}
          color={work.color}
          eager={eager}
        />
        {video && (
          <View className="mg-work__time" aria-hidden>
            <Icon name="play" size={12} />
            {work.durationMs !== null && <Text>{formatClock(work.durationMs)}</Text>}
          </View>
        )}
      </View>
      <View className="mg-work__title">{work.title}</View>
      <View className="mg-work__by">
        <Text className="mg-work__author">{work.author.nickname}</Text>
        {likeCount > 0 && (
          <View className={classes('mg-work__likes', liked && 'mg-work__likes--on')}>
            <Icon name={liked ? 'heart-on' : 'heart'} size={12} />
            <Text>{likeCount}</Text>
          </View>
        )}
      </View>
    </Tile>
  )
})
