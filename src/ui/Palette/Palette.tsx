import { View } from '@tarojs/components'
import { classes } from '../classes'
import { pressable } from '../pressable'
import { COLOURS } from './colours'
import { texts } from './texts'
import './Palette.scss'

interface PaletteProps {
  label: string
  /** `#rrggbb` */
  value: string
  onChange: (hex: string) => void
}

/** Traditional pigments by name: a phone is too small for a usable colour wheel. */
export function Palette({ label, value, onChange }: PaletteProps) {
  return (
    <View className="mg-palette" role="radiogroup" aria-label={label}>
      {COLOURS.map(({ hex, name }) => (
        <View
          key={hex}
          className={classes(
            'mg-press mg-palette__colour',
            hex === value && 'mg-palette__colour--on',
          )}
          {...pressable({
            role: 'radio',
            checked: hex === value,
            label: texts.colour(name),
            onPress: () => onChange(hex),
          })}
        >
          <View className="mg-palette__disc" style={{ backgroundColor: hex }} />
        </View>
      ))}
    </View>
  )
}
