import { View } from '@tarojs/components'
import type { Shot } from '@contract/tools/define'
import type { MediaRef } from '@contract/tools/media'
import { moveItem, replaceItem, without } from '@/domain/media/list'
import { texts as mediaTexts } from '@/domain/media/texts'
import { useChange } from '@/domain/media/useChange'
import { useManyMedia } from '@/domain/media/useManyMedia'
import { useRowIds } from '@/domain/media/useRowIds'
import { Button } from '@/ui/Button/Button'
import { texts } from './texts'
import type { ControlProps, SpecOf } from '@/domain/tool-form/controls/control'
import { Section } from '@/domain/tool-form/controls/Section'
import { DragGrid } from './DragGrid'
import { RefThumb } from './RefThumb'
import { ShotRow } from './ShotRow'
import './ShotsControl.scss'

const NEW_SHOT: Shot = { image: null, text: '', seconds: 3 }

/** A video as a list of shots: picture, words and length of each, in their order. */
export function ShotsControl({ name, spec, value, onChange }: ControlProps<SpecOf<'shots'>>) {
  const seconds = value.reduce((sum, shot) => sum + shot.seconds, 0)
  const change = useChange(value, onChange)
  const ids = useRowIds(value)
  const many = useManyMedia(spec.max - value.length, (sources) => {
    const added = sources.map(({ ref }): Shot => ({ ...NEW_SHOT, image: ref as MediaRef }))
    change((before) => [...before, ...added].slice(0, spec.max))
  })
  const move = (from: number, to: number) => {
    if (to < 0 || to >= value.length) return
    change((before) => moveItem(before, from, to))
  }
  const copy = (at: number) => {
    change((before) => before.flatMap((shot, i) => (i === at ? [shot, { ...shot }] : [shot])))
  }
  const remove = (at: number) => {
    change((before) => without(before, at))
  }
  return (
    <Section title={spec.label} more={texts.shotsTotal(value.length, spec.max, seconds)}>
      {spec.pictures && value.length > 1 && (
        <DragGrid
          id={`order-${name}`}
          cells={value.map(({ image }) => (
            <RefThumb key="thumb" image={image} />
          ))}
          onMove={move}
        />
      )}
      <View className="shots">
        {value.map((shot, index) => (
          <ShotRow
            key={ids[index]}
            {...{ shot, index, spec }}
            last={index === value.length - 1}
            onChange={(part) =>
              change((before) =>
                replaceItem(before, index, { ...(before[index] ?? shot), ...part }),
              )
            }
            onMove={(to) => move(index, to)}
            onCopy={value.length < spec.max ? () => copy(index) : undefined}
            onRemove={() => remove(index)}
          />
        ))}
      </View>
      {spec.pictures && many.queue}
      <View className="shots shots--foot">
        {spec.pictures && many.remaining > 0 && (
          <Button wide size="medium" onPress={many.choose}>
            {mediaTexts.addPhotos}
          </Button>
        )}
        {value.length < spec.max && (
          <Button
            wide
            size="medium"
            onPress={() => change((before) => [...before, { ...NEW_SHOT }])}
          >
            {texts.shotAdd}
          </Button>
        )}
      </View>
      {spec.pictures && many.sheet}
    </Section>
  )
}
