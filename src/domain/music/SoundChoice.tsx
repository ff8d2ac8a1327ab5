import { Text, View } from '@tarojs/components'
import { useEffect } from 'react'
import type { SourceView } from '@contract/jobs'
import { texts } from '@/domain/media/texts'
import type { Media } from '@/domain/media/useMedia'
import { usePlayer } from '@/domain/media/usePlayer'
import { mediaUrl } from '@/platform/media'
import { Button } from '@/ui/Button/Button'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import './SoundChoice.scss'

interface SoundChoiceProps {
  /** Accessible name of what is chosen. */
  label: string
  media: Media
  /** False: it is out of sight, and falls silent. */
  shown?: boolean
}

const describeLength = ({ durationMs }: SourceView): string | undefined =>
  durationMs ? texts.soundLength(Math.round(durationMs / 1000)) : undefined

/** Of a named file, as it is shown: an accessible name contains what is seen. */
const describe = (source: SourceView): string | undefined =>
  source.name && [source.name, describeLength(source)].filter(Boolean).join(' ')

/** The chosen sound: its waveform, its length, a way to hear it and to choose another one. */
export function SoundChoice({ label, media, shown = true }: SoundChoiceProps) {
  const { playing, toggle, stop } = usePlayer()
  const { source } = media
  const url = source && mediaUrl(source.url)
  useEffect(() => stop, [stop, url, shown])
  return (
    <View className="sound-row">
      {url !== null && (
        <Button size="medium" onPress={() => toggle(url)}>
          {playing === url ? texts.stopSound : texts.playSound}
        </Button>
      )}
      <View
        className="mg-press sound-row__choose"
        {...pressable({
          label: [label, source && describe(source), source ? texts.changeSound : texts.chooseSound]
            .filter(Boolean)
            .join('，'),
          onPress: media.choose,
        })}
      >
        <View className="sound-row__box">
          {source ? <Picture src={mediaUrl(source.thumbUrl)} alt="" /> : <Icon name="plus" />}
        </View>
        <View className="sound-row__words">
          {source?.name !== undefined && (
            <>
              <Text className="sound-row__name">{source.name}</Text>{' '}
            </>
          )}
          <Text className="sound-row__word">
            {(source && describeLength(source)) ?? texts.chooseSound}
          </Text>
        </View>
      </View>
    </View>
  )
}
