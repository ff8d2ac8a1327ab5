import { View } from '@tarojs/components'
import { moved, without } from '@/features/media/list'
import { texts } from '@/features/media/texts'
import { UploadNote } from '@/features/media/UploadNote'
import { useMedia } from '@/features/media/useMedia'
import { mediaUrl } from '@/platform/media'
import { useSources } from '@/stores/sources'
import { Icon } from '@/ui/Icon/Icon'
import { IconButton } from '@/ui/IconButton/IconButton'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import type { ControlProps, SpecOf } from '@/features/create/controls/control'
import { Section } from '@/features/create/controls/Section'
import './ImagesControl.scss'

/** Several pictures in their order; each can be moved and taken out. */
export function ImagesControl({ spec, value, onChange }: ControlProps<SpecOf<'images'>>) {
  const views = useSources((state) => state.views)
  const media = useMedia('image', null, (ref) => onChange([...value, ref]))
  return (
    <Section title={spec.label} more={`${value.length}/${spec.max}`}>
      <View className="images">
        {value.map((ref, index) => (
          <View key={ref} className="images__item">
            <View className="images__box">
              {views[ref] && <Picture src={mediaUrl(views[ref].thumbUrl)} alt="" />}
            </View>
            <View className="images__acts">
              <IconButton
                icon="back"
                label={`${texts.picked(index + 1)}，${texts.earlier}`}
                onPress={() => onChange(moved(value, index, index - 1))}
              />
              <IconButton
                icon="close"
                label={`${texts.picked(index + 1)}，${texts.remove}`}
                onPress={() => onChange(without(value, index))}
              />
            </View>
          </View>
        ))}
        {value.length < spec.max && (
          <View
            className="mg-press images__add"
            {...pressable({ label: texts.chooseMany, onPress: media.choose })}
          >
            <Icon name="plus" />
          </View>
        )}
      </View>
      <UploadNote media={media} />
      {media.sheet}
    </Section>
  )
}
