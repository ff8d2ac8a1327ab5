import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { SourceView } from '@contract/jobs'
import { isMediaRef, type MediaRef } from '@contract/tools/media'
import { openCropper } from '@/features/navigation/cropping'
import { texts as mediaTexts } from '@/features/media/texts'
import { UploadNote } from '@/features/media/UploadNote'
import { useMedia } from '@/features/media/useMedia'
import { mediaUrl } from '@/platform/media'
import { Button } from '@/ui/Button/Button'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { VideoPlayer } from '@/ui/VideoPlayer/VideoPlayer'
import { texts } from './texts'
import './Hero.scss'

interface HeroProps {
  kind: 'image' | 'video'
  label: string
  summary: string
  value: MediaRef | null
  onChange: (value: MediaRef) => void
  /** Takes the place of the plain picture: the picture with its mask. */
  picture?: ReactNode
  /** Something is asked before it. */
  after?: boolean
}

/** The picture gets this much of the screen's height at most. */
const HEIGHT_VH = 54

/** The picture a tool works on, as large as the page allows; before one is chosen, the way to it. */
export function Hero(props: HeroProps) {
  const { kind, label, summary, value, onChange, picture, after = false } = props
  const media = useMedia(kind, value, onChange)
  const { source } = media
  const shown = ({ url, thumbUrl, width, height }: SourceView): ReactNode => {
    if (kind === 'image')
      return picture ?? <Picture src={mediaUrl(url)} alt={label} width={width} height={height} />
    return (
      <View className="hero__film" style={{ paddingBottom: `${(height / width) * 100}%` }}>
        <VideoPlayer src={mediaUrl(url)} poster={mediaUrl(thumbUrl)} label={label} />
      </View>
    )
  }
  return (
    <View className={classes('hero', after && 'hero--after')}>
      {source ? (
        <View className="hero__picture">
          <View
            className="hero__fit"
            style={{ maxWidth: `${((HEIGHT_VH * source.width) / source.height).toFixed(2)}vh` }}
          >
            {shown(source)}
          </View>
          <Text className="hero__size">{texts.pixels(source.width, source.height)}</Text>
          <View className="hero__change">
            {kind === 'image' && (
              <Button
                size="medium"
                onPress={() =>
                  void openCropper(source, ({ ref }) => {
                    if (isMediaRef(ref)) onChange(ref)
                  })
                }
              >
                {texts.crop}
              </Button>
            )}
            <Button size="medium" onPress={media.choose}>
              {kind === 'video' ? mediaTexts.changeVideo : mediaTexts.change}
            </Button>
          </View>
        </View>
      ) : (
        <View className="hero__empty">
          <View className="mg-press hero__choose" {...pressable({ onPress: media.choose })}>
            <View className="hero__disc">
              <Icon name={kind === 'video' ? 'video' : 'image'} size={28} />
            </View>
            <Text className="hero__word">
              {kind === 'video' ? mediaTexts.chooseVideo : mediaTexts.choose}
            </Text>
          </View>
          <View className="hero__summary">{value === null ? summary : texts.lost}</View>
        </View>
      )}
      <UploadNote media={media} />
      {media.sheet}
    </View>
  )
}
