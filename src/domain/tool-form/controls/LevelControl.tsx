import { Text, View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { pressable } from '@/ui/pressable'
import type { ControlProps, SpecOf } from './control'
import { Section } from './Section'
import './LevelControl.scss'

/** Named steps on one rail; a paper tab slides under the chosen one. */
export function LevelControl({ spec, value, onChange }: ControlProps<SpecOf<'level'>>) {
  const { levels } = spec
  const chosen = levels.findIndex((level) => level.value === value)
  return (
    <Section title={spec.label}>
      <View className="level" role="radiogroup" aria-label={spec.label}>
        {chosen >= 0 && (
          <View
            className="level__tab"
            style={{
              width: `${100 / levels.length}%`,
              transform: `translateX(${chosen * 100}%)`,
            }}
            aria-hidden
          />
        )}
        {levels.map(({ value: step, name }, index) => (
          <View
            key={step}
            className={classes('mg-press level__step', index === chosen && 'level__step--on')}
            {...pressable({
              role: 'radio',
              checked: index === chosen,
              label: name,
              onPress: () => onChange(step),
            })}
          >
            <Text>{name}</Text>
          </View>
        ))}
      </View>
    </Section>
  )
}
