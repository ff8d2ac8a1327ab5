import { Text, View } from '@tarojs/components'
import { UploadNote } from '@/domain/media/UploadNote'
import { texts } from '@/domain/media/texts'
import { useMedia } from '@/domain/media/useMedia'
import { mediaUrl } from '@/platform/media'
import { Icon } from '@/ui/Icon/Icon'
import { IconButton } from '@/ui/IconButton/IconButton'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import type { ControlProps, SpecOf } from '@/domain/tool-form/controls/control'
import { SettingRow } from '@/domain/tool-form/controls/SettingRow'
import './MediaControl.scss'

type MediaProps = ControlProps<SpecOf<'image' | 'video'>>

/** A second picture of a tool: a thumbnail at the end of its line. */
export function MediaControl({ spec, value, onChange }: MediaProps) {
  const media = useMedia(spec.kind, value, onChange)
  const { source, coming } = media
  const face = coming ?? (source && mediaUrl(source.thumbUrl))
  return (
    <View>
      <SettingRow label={spec.label}>
        <View className="media-row">
          {value !== null && !spec.required && (
            <IconButton icon="close" label={texts.remove} onPress={() => onChange(null)} />
          )}
          <View
            className="mg-press media-row__choose"
            {...pressable({
              label: `${spec.label}，${value === null ? texts.choose : texts.change}`,
              onPress: media.choose,
            })}
          >
            <View className="media-row__box">
              {face && spec.kind === 'image' ? (
                <Picture src={face} alt="" />
              ) : (
                <Icon name={value === null ? 'plus' : 'image'} />
              )}
            </View>
            {value === null && <Text className="media-row__word">{texts.choose}</Text>}
          </View>
        </View>
      </SettingRow>
      <UploadNote media={media} />
      {media.sheet}
    </View>
  )
}
