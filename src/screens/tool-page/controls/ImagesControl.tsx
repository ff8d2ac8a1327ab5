import { View } from '@tarojs/components'
import type { MediaRef } from '@contract/tools/media'
import { moveItem, without } from '@/domain/media/list'
import { texts as mediaTexts } from '@/domain/media/texts'
import { useChange } from '@/domain/media/useChange'
import { useManyMedia } from '@/domain/media/useManyMedia'
import { Icon } from '@/ui/Icon/Icon'
import { IconButton } from '@/ui/IconButton/IconButton'
import { pressable } from '@/ui/pressable'
import type { ControlProps, SpecOf } from '@/domain/tool-form/controls/control'
import { Section } from '@/domain/tool-form/controls/Section'
import { DragGrid } from './DragGrid'
import { RefThumb } from './RefThumb'
import './ImagesControl.scss'

/** Several pictures in their order; each can be moved, by hand or by button, and taken out. */
export function ImagesControl({ name, spec, value, onChange }: ControlProps<SpecOf<'images'>>) {
  const change = useChange(value, onChange)
  const many = useManyMedia(spec.max - value.length, (sources) => {
    const refs = sources.map(({ ref }) => ref as MediaRef)
    change((before) => {
      const added = refs.filter((ref) => !before.includes(ref))
      return [...before, ...added].slice(0, spec.max)
    })
  })
  const move = (from: number, to: number) => change((before) => moveItem(before, from, to))
  return (
    <Section title={spec.label} more={`${value.length}/${spec.max}`}>
      {value.length > 1 && (
        <DragGrid
          id={`order-${name}`}
          cells={value.map((ref) => (
            <RefThumb key="thumb" image={ref} />
          ))}
          onMove={move}
        />
      )}
      <View className="images">
        {value.map((ref, index) => (
          <View key={ref} className="images__item">
            <View className="images__box">
              <RefThumb image={ref} />
            </View>
            <View className="images__acts">
              <IconButton
                icon="back"
                label={`${mediaTexts.picked(index + 1)}，${mediaTexts.earlier}`}
                onPress={() => move(index, index - 1)}
              />
              <IconButton
                icon="close"
                label={`${mediaTexts.picked(index + 1)}，${mediaTexts.remove}`}
                onPress={() => change((before) => without(before, index))}
              />
            </View>
          </View>
        ))}
        {many.remaining > 0 && (
          <View
            className="mg-press images__add"
            {...pressable({ label: mediaTexts.chooseMany, onPress: many.choose })}
          >
            <Icon name="plus" />
          </View>
        )}
      </View>
      {many.queue}
      {many.sheet}
    </Section>
  )
}
