import { Text, View } from '@tarojs/components'
import { memo, useEffect, useRef, useState } from 'react'
import type { TileBox } from '@/ui/gallery/layout'
import { Tile } from '@/ui/gallery/Tile'
import { navigate } from '@/domain/navigation/navigate'
import { useToggle } from '@/domain/toggle/useToggle'
import { IS_H5 } from '@/platform/env'
import { mediaUrl } from '@/platform/media'
import { showToast } from '@/platform/toast'
import { useSession } from '@/stores/session'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { length } from '@/ui/length'
import { Picture } from '@/ui/Picture/Picture'
import { formatClock } from './clock'
import { likes } from './likes'
import { WORK } from './texts'
import type { WorkCard } from './types'
import './WorkTile.scss'

const HEART_MS = 700

/** Likes with a long press; the heart is shown for a moment, then the picture alone again. */
function useHeart(work: WorkCard) {
  const { state, toggle } = useToggle(likes, work.id, work)
  const [said, setSaid] = useState<'on' | 'off' | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])
  const press = () => {
    if (!state.liked && useSession.getState().userInfo?.id === work.author.id) {
      showToast(WORK.own)
      return
    }
    const on = toggle()
    if (on === null) return
    setSaid(on ? 'on' : 'off')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setSaid(null), HEART_MS)
  }
  return { said, press, ...state }
}

interface WorkTileProps {
  box: TileBox
  /** Of the box, from its bottom. */
  captionPx: number
  work: WorkCard
  /** Among the first of its list. */
  eager?: boolean
}

/** One work. Its like is its own: liking redraws this card and no other. */
export const WorkTile = memo(function WorkTile({
  box,
  captionPx,
  work,
  eager = false,
}: WorkTileProps) {
  const { said, press, liked, likeCount } = useHeart(work)
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
      onLongPress={press}
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
        {said && (
          <View
            className={classes('mg-work__heart', said === 'on' && 'mg-work__heart--on')}
            role="status"
            aria-label={said === 'on' ? WORK.liked : WORK.unliked}
          >
            <Icon name={said === 'on' ? 'heart-on' : 'heart'} size={56} />
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
