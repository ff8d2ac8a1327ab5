import { Text, View } from '@tarojs/components'
import { UploadNote } from '@/domain/media/UploadNote'
import { texts } from '@/domain/media/texts'
import { useMedia } from '@/domain/media/useMedia'
import { usePlayer } from '@/domain/media/usePlayer'
import { mediaUrl } from '@/platform/media'
import { Button } from '@/ui/Button/Button'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import type { ControlProps, SpecOf } from '@/domain/tool-form/controls/control'
import { SettingRow } from '@/domain/tool-form/controls/SettingRow'
import './SoundControl.scss'

/** A sound of the person: its waveform and length, a way to hear it and to choose another one. */
export function SoundControl({ spec, value, onChange }: ControlProps<SpecOf<'sound'>>) {
  const media = useMedia('sound', value, onChange)
  const { playing, toggle } = usePlayer()
  const { source } = media
  const url = source && mediaUrl(source.url)
  return (
    <View>
      <SettingRow label={spec.label}>
        <View className="sound-row">
          {url !== null && (
            <Button size="medium" onPress={() => toggle(url)}>
              {playing === url ? texts.stopSound : texts.playSound}
            </Button>
          )}
          <View
            className="mg-press sound-row__choose"
            {...pressable({
              label: `${spec.label}，${source ? texts.changeSound : texts.chooseSound}`,
              onPress: media.choose,
            })}
          >
            <View className="sound-row__box">
              {source ? <Picture src={mediaUrl(source.thumbUrl)} alt="" /> : <Icon name="plus" />}
            </View>
            <Text className="sound-row__word">
              {source?.durationMs
                ? texts.soundLength(Math.round(source.durationMs / 1000))
                : texts.chooseSound}
            </Text>
          </View>
        </View>
      </SettingRow>
      <UploadNote media={media} />
      {media.sheet}
    </View>
  )
}
