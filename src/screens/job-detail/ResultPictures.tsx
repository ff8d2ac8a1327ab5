import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import type { PictureView } from '@contract/jobs'
import { VERSIONS } from '@/domain/edit/thread/texts'
import { thumbhashUrl } from '@/lib/thumbhash'
import { mediaUrl } from '@/platform/media'
import { classes } from '@/ui/classes'
import type { VideoPlayerProps } from '@/ui/VideoPlayer/VideoPlayer'
import type { CompareProps } from '@/ui/Compare/Compare'
import type { HoldCompareProps } from '@/ui/Compare/HoldCompare'
import { lazySheet } from '@/ui/later'
import { length } from '@/ui/length'
import { Pager } from '@/ui/Pager/Pager'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import type { PictureBox } from './pictureBox'
import { DETAIL } from './texts'
import './ResultPictures.scss'

// Only what was made of a picture of the same shape is compared with it.
const Compare = lazySheet<CompareProps & { onClose: () => void }>(
  () => import('@/ui/Compare/Compare').then((m) => m.Compare),
  { quiet: true },
)

const HoldCompare = lazySheet<HoldCompareProps & { onClose: () => void }>(
  () => import('@/ui/Compare/HoldCompare').then((m) => m.HoldCompare),
  { quiet: true },
)

// Until it is there, the poster behind it is seen.
const VideoPlayer = lazySheet<VideoPlayerProps & { onClose: () => void }>(
  () => import('@/ui/VideoPlayer/VideoPlayer').then((m) => m.VideoPlayer),
  { quiet: true },
)
const staysOpen = (): void => {}

export interface ResultPicturesProps {
  pictures: readonly PictureView[]
  index: number
  onIndex: (index: number) => void
  onOpen: () => void
  box: PictureBox
  prompt: string
  /** 显影: the pictures have just been finished and were not seen yet. */
  develop: boolean
  /** Shown once, for 3 s. */
  news: string | null
  /** Source of a single picture with the same shape; null: nothing to compare. */
  before: string | null
  /** The line over it, or only while it is held: an edit is looked at first. */
  compared: 'slider' | 'hold'
  /** Name of the version; null: none of a thread. */
  badge: string | null
}

const NEWS_MS = 3000
/** The sheet's round corners lie over the picture's own colours, never over the picture. */
const SHEET_OVERLAP_PX = 20
/** The original comes in after 显影 is over: nothing may cover the moment. */
const DEVELOP_MS = 900

function useOnceFor(ms: number): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return !over
}

/** The pictures, from the very top of the screen. */
export function ResultPictures(props: ResultPicturesProps) {
  const { pictures, index, onIndex, onOpen, box, prompt, develop, news, before, compared, badge } =
    props
  const fresh = useOnceFor(NEWS_MS)
  // Without a network there is nothing to compare with.
  const [alone, setAlone] = useState(false)
  const developing = useOnceFor(develop ? DEVELOP_MS : 0)
  const pages = pictures.map((picture, position) => {
    const around = thumbhashUrl(picture.thumbhash)
    return (
      <View
        key={picture.id}
        className="mg-press mg-resultpictures__page"
        style={{
          backgroundColor: picture.color,
          ...(around ? { backgroundImage: `url("${around}")` } : {}),
        }}
        {...(picture.kind === 'image'
          ? pressable({ onPress: onOpen, label: DETAIL.openViewer(position + 1, pictures.length) })
          : {})}
      >
        <View
          className={classes(
            'mg-resultpictures__box',
            picture.transparent && 'mg-resultpictures__box--clear',
          )}
          style={{ height: length(box.heightPx) }}
        >
          <Picture
            src={mediaUrl(picture.thumbUrl)}
            alt={prompt}
            fit={box.fit}
            develop={develop}
            className="mg-resultpictures__picture"
          />
          {picture.kind === 'video' && position === index && (
            <VideoPlayer
              src={mediaUrl(picture.url)}
              poster={mediaUrl(picture.thumbUrl)}
              label={prompt}
              loop
              onClose={staysOpen}
            />
          )}
          {picture.kind === 'image' && !developing && Math.abs(position - index) <= 1 && (
            <View className="mg-resultpictures__original">
              <Picture
                src={mediaUrl(picture.url)}
                alt=""
                fit={box.fit}
                className="mg-resultpictures__picture"
              />
            </View>
          )}
        </View>
      </View>
    )
  })
  const [only] = pictures
  if (before !== null && only && !alone) {
    return (
      <View
        className="mg-resultpictures"
        style={{ height: length(box.heightPx + SHEET_OVERLAP_PX) }}
      >
        <View
          className={classes(
            'mg-resultpictures__box',
            only.transparent && 'mg-resultpictures__box--clear',
          )}
          style={{ height: length(box.heightPx) }}
        >
          {compared === 'slider' ? (
            <Compare
              before={before}
              after={mediaUrl(only.url)}
              alt={prompt}
              fit={box.fit}
              onClose={() => setAlone(true)}
            />
          ) : (
            <HoldCompare
              id="result-compare"
              before={before}
              after={mediaUrl(only.url)}
              alt={prompt}
              fit={box.fit}
              develop={develop}
              onPress={onOpen}
              label={DETAIL.openViewer(1, 1)}
              tags={VERSIONS}
              onClose={() => setAlone(true)}
            />
          )}
        </View>
        {badge !== null && <Text className="mg-resultpictures__count">{badge}</Text>}
      </View>
    )
  }
  return (
    <View className="mg-resultpictures" style={{ height: length(box.heightPx + SHEET_OVERLAP_PX) }}>
      <Pager index={index} onIndex={onIndex} pages={pages} label={prompt} />
      {pictures.length > 1 && (
        <Text className="mg-resultpictures__count" aria-live="polite">
          {DETAIL.page(index + 1, pictures.length)}
        </Text>
      )}
      {pictures.length === 1 && badge !== null && (
        <Text className="mg-resultpictures__count">{badge}</Text>
      )}
      {news && fresh && (
        <View className="mg-resultpictures__news" role="status">
          {news}
        </View>
      )}
    </View>
  )
}
