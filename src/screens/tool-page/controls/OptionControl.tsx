import { View } from '@tarojs/components'
import { MoodSample } from '@/domain/music/MoodSample'
import { Chip } from '@/ui/Chip/Chip'
import type { ControlProps, SpecOf } from '@/domain/tool-form/controls/control'
import { Section } from '@/domain/tool-form/controls/Section'
import { splitOptions } from '@/domain/tool-form/offer'
import { texts } from './texts'
import './OptionControl.scss'

/** One of a few: chips in their order; the description of the chosen one is below. */
export function OptionControl(props: ControlProps<SpecOf<'option'>>) {
  const { name, spec, value, offer, onChange } = props
  const { able, lacking } = splitOptions(name, spec, offer)
  const note = spec.options.find((option) => option.value === value)?.note
  return (
    <Section title={spec.label}>
      <View className="options" role="radiogroup" aria-label={spec.label}>
        {able.map((option) => (
          <Chip
            key={option.value}
            text={option.name}
            on={option.value === value}
            onPress={() => onChange(option.value)}
          />
        ))}
      </View>
      {note !== undefined && <View className="options__note">{note}</View>}
      {name === 'music' && (
        <View className="options__sample">
          <MoodSample music={value} />
        </View>
      )}
      {lacking.length > 0 && offer.served && (
        <View className="options__note">{texts.lacking(offer.served.name, lacking)}</View>
      )}
    </Section>
  )
}
