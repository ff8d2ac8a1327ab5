import { Text, View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { length } from '@/ui/length'
import { pressable } from '@/ui/pressable'
import { texts } from '../texts'
import type { ControlProps, SpecOf } from './control'
import { ratioShape } from './ratioShape'
import { Section } from './Section'
import './RatioControl.scss'

/** The ratio is drawn, not named; the size in pixels is next to the title. */
export function RatioControl({ spec, value, onChange, offer }: ControlProps<SpecOf<'ratio'>>) {
  const { sizes } = offer.option
  const chosen = sizes.find(({ ratio }) => ratio === value)
  return (
    <Section title={spec.label} more={chosen && texts.size(chosen.width, chosen.height)}>
      <View className="ratios" role="radiogroup" aria-label={spec.label}>
        {sizes.map(({ ratio, width, height }) => {
          const on = ratio === value
          const shape = ratioShape(ratio)
          return (
            <View
              key={ratio}
              className={classes('mg-press ratio', on && 'ratio--on')}
              {...pressable({
                role: 'radio',
                checked: on,
                label: texts.ratioLabel(ratio, width, height),
                onPress: () => onChange(ratio),
              })}
            >
              <View className="ratio__stage">
                <View
                  className={classes('ratio__shape', on && 'ratio__shape--on')}
                  style={{ width: length(shape.width), height: length(shape.height) }}
                />
              </View>
              <Text>{ratio}</Text>
            </View>
          )
        })}
      </View>
    </Section>
  )
}
