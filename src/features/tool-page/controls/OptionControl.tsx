import { View } from '@tarojs/components'
import { Chip } from '@/ui/Chip/Chip'
import type { ControlProps, SpecOf } from '@/features/create/controls/control'
import { Section } from '@/features/create/controls/Section'
import './OptionControl.scss'

/** One of a few: chips in their order; what the chosen one does stands below. */
export function OptionControl({ spec, value, onChange }: ControlProps<SpecOf<'option'>>) {
  const note = spec.options.find((option) => option.value === value)?.note
  return (
    <Section title={spec.label}>
      <View className="options" role="radiogroup" aria-label={spec.label}>
        {spec.options.map((option) => (
          <Chip
            key={option.value}
            text={option.name}
            on={option.value === value}
            onPress={() => onChange(option.value)}
          />
        ))}
      </View>
      {note !== undefined && <View className="options__note">{note}</View>}
    </Section>
  )
}
