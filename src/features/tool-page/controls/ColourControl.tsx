import { View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { pressable } from '@/ui/pressable'
import { texts } from './texts'
import { COLOURS } from './colours'
import type { ControlProps, SpecOf } from '@/features/create/controls/control'
import { Section } from '@/features/create/controls/Section'
import './ColourControl.scss'

/** Traditional pigments by name: a phone has no room for a colour wheel that anyone can hit. */
export function ColourControl({ spec, value, onChange }: ControlProps<SpecOf<'colour'>>) {
  const chosen = COLOURS.find(({ hex }) => hex === value.toLowerCase())
  return (
    <Section title={spec.label} more={chosen?.name ?? value}>
      <View className="colours" role="radiogroup" aria-label={spec.label}>
        {COLOURS.map(({ hex, name }) => (
          <View
            key={hex}
            className={classes('mg-press colour', hex === value && 'colour--on')}
            {...pressable({
              role: 'radio',
              checked: hex === value,
              label: texts.colourLabel(name),
              onPress: () => onChange(hex),
            })}
          >
            <View className="colour__disc" style={{ backgroundColor: hex }} />
          </View>
        ))}
      </View>
    </Section>
  )
}
