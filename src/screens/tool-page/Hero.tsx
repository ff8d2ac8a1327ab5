import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { SourceView } from '@contract/jobs'
import { isMediaRef, type MediaRef } from '@contract/tools/media'
import { openCropper } from '@/domain/navigation/cropping'
import { texts as mediaTexts } from '@/domain/media/texts'
import { mediaUrl } from '@/platform/media'
import { Button } from '@/ui/Button/Button'
import { classes } from '@/ui/classes'
import { Picture } from '@/ui/Picture/Picture'
import { VideoPlayer } from '@/ui/VideoPlayer/VideoPlayer'
import { texts } from './texts'
import './Hero.scss'

interface HeroProps {
  kind: 'image' | 'video'
  label: string
  source: SourceView
  onChange: (value: MediaRef) => void
  /** Opens the choice of another. */
  onChoose: () => void
  /** Takes the place of the plain picture: the picture with its mask. */
  picture?: ReactNode
  /** A question comes before it. */
  after?: boolean
}

/** The picture gets this much of the screen's height at most. */
const HEIGHT_VH = 54

/** The picture a tool works on, as large as the page allows. */
export function Hero(props: HeroProps) {
  const { kind, label, source, onChange, onChoose, picture, after = false } = props
  const { url, thumbUrl, width, height } = source
  return (
    <View className={classes('hero', after && 'hero--after')}>
      <View className="hero__picture">
        <View
          className="hero__fit"
          style={{ maxWidth: `${((HEIGHT_VH * width) / height).toFixed(2)}vh` }}
        >
          {kind === 'image' ? (
            (picture ?? <Picture src={mediaUrl(url)} alt={label} width={width} height={height} />)
          ) : (
            <View className="hero__film" style={{ paddingBottom: `${(height / width) * 100}%` }}>
              <VideoPlayer src={mediaUrl(url)} poster={mediaUrl(thumbUrl)} label={label} />
            </View>
          )}
          <Text className="hero__size">{texts.pixels(width, height)}</Text>
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
            <Button size="medium" onPress={onChoose}>
              {kind === 'video' ? mediaTexts.changeVideo : mediaTexts.change}
            </Button>
          </View>
        </View>
      </View>
    </View>
  )
}
