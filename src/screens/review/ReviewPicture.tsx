import { View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { mediaUrl } from '@/platform/media'
import { classes } from '@/ui/classes'
import { VideoPlayer } from '@/ui/VideoPlayer/VideoPlayer'
import { Picture } from '@/ui/Picture/Picture'
import { followPx, type Point, type Side, detectSwipeSide } from './swipe'
import { REVIEW } from './texts'
import type { ReviewItem } from './useReviewQueue'

interface ReviewPictureProps {
  item: ReviewItem
  /** Loaded in advance: it is there when its turn comes. */
  next: ReviewItem | undefined
  onSwipe: (side: Side) => void
}

/** Taro types its events as if they had no fingers. */
interface TouchLike {
  changedTouches?: ArrayLike<{ clientX: number; clientY: number }>
}

/** The one finger that moved; two fingers are a pinch, not a decision. */
function readPoint(event: unknown): Point | null {
  const { changedTouches } = event as TouchLike
  const touch = changedTouches?.length === 1 ? changedTouches[0] : undefined
  return touch ? { x: touch.clientX, y: touch.clientY } : null
}

/** Follows the finger sideways and reports where it was released. */
function useSwipe(onSwipe: (side: Side) => void) {
  const from = useRef<Point | null>(null)
  const [offsetPx, setOffset] = useState(0)
  const end = (event: unknown) => {
    const to = readPoint(event)
    const side = from.current && to ? detectSwipeSide(from.current, to) : null
    from.current = null
    setOffset(0)
    if (side) onSwipe(side)
  }
  return {
    offsetPx,
    touches: {
      onTouchStart: (event: unknown) => {
        from.current = readPoint(event)
      },
      onTouchMove: (event: unknown) => {
        const to = readPoint(event)
        if (from.current && to) setOffset(Math.round(followPx(from.current, to)))
      },
      onTouchEnd: end,
      onTouchCancel: () => end({}),
    },
  }
}

/** The work under review, whole. */
export function ReviewPicture({ item, next, onSwipe }: ReviewPictureProps) {
  const { offsetPx, touches } = useSwipe(onSwipe)
  const { url, thumbUrl, thumbhash, color, title, media, kind } = item
  const style = offsetPx === 0 ? {} : { transform: `translateX(${offsetPx}px)` }
  const label = kind === 'profile' ? REVIEW.avatar : REVIEW.picture(title)
  // A name or a bio alone: nothing to look at.
  if (media === null) return null
  return (
    <View className="mg-review__pictures">
      <View
        className={classes('mg-review__sheet', offsetPx !== 0 && 'mg-review__sheet--held')}
        style={style}
        {...touches}
      >
        {media === 'video' ? (
          <VideoPlayer key={url} src={mediaUrl(url)} poster={mediaUrl(thumbUrl)} label={label} />
        ) : (
          <Picture
            key={url}
            src={mediaUrl(url)}
            alt={label}
            thumbhash={thumbhash}
            color={color}
            fit="contain"
          />
        )}
      </View>
      {next && next.media === 'image' && (
        <View className="mg-review__next" aria-hidden>
          <Picture key={next.url} src={mediaUrl(next.url)} alt="" />
        </View>
      )}
    </View>
  )
}
