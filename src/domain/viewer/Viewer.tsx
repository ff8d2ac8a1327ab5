import { Text, View } from '@tarojs/components'
import type { Seen } from './seen'
import { mediaUrl } from '@/platform/media'
import { Action } from '@/ui/Action/Action'
import { IconButton } from '@/ui/IconButton/IconButton'
import { Picture } from '@/ui/Picture/Picture'
import { FullScreen } from '@/ui/BottomSheet/FullScreen'
import { useKeys } from '@/ui/useKeys'
import { savePictures } from './save'
import { VIEWER } from './texts'
import { useViewerGestures } from './useViewerGestures'
import './Viewer.scss'

export interface ViewerProps {
  pictures: readonly Seen[]
  index: number
  onIndex: (index: number) => void
  onClose: () => void
  /** Base of the saved file's name. */
  about: string
}

/** Full screen: pinch 1–3×, double tap, swipe to the neighbour, swipe down to close. H5. */
export function Viewer({ pictures, index, onIndex, onClose, about }: ViewerProps) {
  const picture = pictures[index]
  const { refs, handlers, zoom, turn } = useViewerGestures({ pictures, index, onIndex, onClose })
  const { picture: pictureRef, scrim: scrimRef, strip: stripRef } = refs
  useKeys(true, (key) => {
    if (key === 'ArrowLeft') return turn(-1)
    if (key === 'ArrowRight') return turn(1)
    if (key === '+' || key === '=') return zoom('in')
    if (key === '-') return zoom('out')
    return false
  })
  if (!picture) return null
  return (
    <FullScreen className="mg-viewer" label={VIEWER.label} onClose={onClose}>
      <View ref={scrimRef} className="mg-viewer__scrim" aria-hidden />
      <View className="mg-viewer__stage" {...handlers}>
        <View ref={stripRef} className="mg-viewer__strip">
          {pictures.map((item, position) => {
            if (Math.abs(position - index) > 1) return null
            const here = position === index
            return (
              <View
                key={item.id}
                ref={here ? pictureRef : undefined}
                className="mg-viewer__slide"
                style={{ left: `${(position - index) * 100}%` }}
                aria-hidden={!here}
              >
                <Picture
                  src={mediaUrl(item.url)}
                  alt={VIEWER.picture(position + 1)}
                  fit="contain"
                  className="mg-viewer__picture"
                />
              </View>
            )
          })}
        </View>
      </View>
      <View className="mg-viewer__bar">
        <IconButton icon="close" label={VIEWER.close} disc onPress={onClose} />
        {pictures.length > 1 && (
          <Text className="mg-viewer__page" aria-live="polite">
            {VIEWER.page(index + 1, pictures.length)}
          </Text>
        )}
        <View className="mg-viewer__side" />
      </View>
      <View className="mg-viewer__foot">
        <IconButton
          icon="back"
          label={VIEWER.previous}
          disc
          disabled={index === 0}
          onPress={() => turn(-1)}
        />
        <Action
          icon="download"
          word={VIEWER.save}
          tone="on"
          onPress={() => void savePictures([{ url: picture.url, about }])}
        />
        <IconButton
          icon="right"
          label={VIEWER.next}
          disc
          disabled={index === pictures.length - 1}
          onPress={() => turn(1)}
        />
      </View>
    </FullScreen>
  )
}
