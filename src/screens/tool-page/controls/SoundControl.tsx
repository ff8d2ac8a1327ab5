import { View } from '@tarojs/components'
import { SoundChoice } from '@/domain/music/SoundChoice'
import { UploadNote } from '@/domain/media/UploadNote'
import { useMedia } from '@/domain/media/useMedia'
import type { ControlProps, SpecOf } from '@/domain/tool-form/controls/control'
import { SettingRow } from '@/domain/tool-form/controls/SettingRow'

/** A sound of the person: its waveform and length, a way to hear it and to choose another one. */
export function SoundControl({ spec, value, onChange }: ControlProps<SpecOf<'sound'>>) {
  const media = useMedia('sound', value, onChange)
  return (
    <View>
      <SettingRow label={spec.label}>
        <SoundChoice label={spec.label} media={media} />
      </SettingRow>
      <UploadNote media={media} />
      {media.sheet}
    </View>
  )
}
