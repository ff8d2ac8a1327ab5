import { View } from '@tarojs/components'
import type { Shot } from '@contract/tools/define'
import { moved, replaced, without } from '@/features/media/list'
import { Button } from '@/ui/Button/Button'
import { texts } from './texts'
import type { ControlProps, SpecOf } from '@/features/create/controls/control'
import { Section } from '@/features/create/controls/Section'
import { ShotRow } from './ShotRow'
import './ShotsControl.scss'

const NEW_SHOT: Shot = { image: null, text: '', seconds: 3 }

/** A film as a list of shots: picture, words and length of each, in their order. */
export function ShotsControl({ spec, value, onChange }: ControlProps<SpecOf<'shots'>>) {
  const seconds = value.reduce((sum, shot) => sum + shot.seconds, 0)
  return (
    <Section title={spec.label} more={texts.shotsTotal(value.length, spec.max, seconds)}>
      <View className="shots">
        {value.map((shot, index) => (
          <ShotRow
            // Shots have no identity of their own; their place is it.
            key={index}
            {...{ shot, index, spec }}
            last={index === value.length - 1}
            onChange={(changed) => onChange(replaced(value, index, changed))}
            onMove={(to) => onChange(moved(value, index, to))}
            onRemove={() => onChange(without(value, index))}
          />
        ))}
        {value.length < spec.max && (
          <Button wide size="medium" onPress={() => onChange([...value, NEW_SHOT])}>
            {texts.shotAdd}
          </Button>
        )}
      </View>
    </Section>
  )
}
