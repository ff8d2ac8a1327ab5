import { Text, View } from '@tarojs/components'
import type { Shot, ShotsParam } from '@contract/tools/define'
import { UploadNote } from '@/domain/media/UploadNote'
import { texts as mediaTexts } from '@/domain/media/texts'
import { useMedia } from '@/domain/media/useMedia'
import { mediaUrl } from '@/platform/media'
import { Icon } from '@/ui/Icon/Icon'
import { IconButton } from '@/ui/IconButton/IconButton'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { Slider } from '@/ui/Slider/Slider'
import { TextArea } from '@/ui/TextArea/TextArea'
import { texts } from './texts'

interface ShotRowProps {
  shot: Shot
  index: number
  last: boolean
  spec: ShotsParam
  /** Of a shot only what is to become different. */
  onChange: (part: Partial<Shot>) => void
  onMove: (to: number) => void
  /** Missing where the list is full. */
  onCopy?: (() => void) | undefined
  onRemove: () => void
}

export function ShotRow(props: ShotRowProps) {
  const { shot, index, last, spec, onChange, onMove, onCopy, onRemove } = props
  const media = useMedia('image', shot.image, (image) => onChange({ image }))
  const face = media.coming ?? (media.source && mediaUrl(media.source.thumbUrl))
  const name = texts.shot(index + 1)
  return (
    <View className="shot" role="group" aria-label={name}>
      <View className="shot__head">
        <Text>{name}</Text>
        <View className="shot__acts">
          {index > 0 && (
            <IconButton
              icon="up"
              label={`${name}，${mediaTexts.earlier}`}
              onPress={() => onMove(index - 1)}
            />
          )}
          {!last && (
            <IconButton
              icon="down"
              label={`${name}，${mediaTexts.later}`}
              onPress={() => onMove(index + 1)}
            />
          )}
          {onCopy && (
            <IconButton icon="copy" label={`${name}，${texts.shotCopy}`} onPress={onCopy} />
          )}
          <IconButton icon="trash" label={`${name}，${mediaTexts.remove}`} onPress={onRemove} />
        </View>
      </View>
      <View className="shot__body">
        {spec.pictures && (
          <View
            className="mg-press shot__picture"
            {...pressable({
              label: shot.image === null ? mediaTexts.choose : mediaTexts.change,
              onPress: media.choose,
            })}
          >
            {face ? <Picture src={face} alt="" /> : <Icon name="plus" />}
          </View>
        )}
        <View className="shot__words">
          <TextArea
            label={texts.shotText}
            value={shot.text}
            onChange={(text) => onChange({ text: [...text].slice(0, spec.maxText).join('') })}
            placeholder={texts.shotText}
            rows={1}
          />
        </View>
      </View>
      <UploadNote media={media} />
      <View className="shot__time">
        <Slider
          value={shot.seconds}
          min={0.5}
          max={10}
          step={0.5}
          label={texts.shotSeconds}
          valueText={texts.seconds(shot.seconds)}
          onChange={(seconds) => onChange({ seconds })}
        />
        <Text className="shot__seconds">{texts.seconds(shot.seconds)}</Text>
      </View>
      {media.sheet}
    </View>
  )
}
