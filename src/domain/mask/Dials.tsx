import { Text, View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { pressable } from '@/ui/pressable'
import { Slider } from '@/ui/Slider/Slider'
import { texts } from './texts'
import { FEATHER, SIZE, type Settings } from './settings'
import './Dials.scss'

interface DialsProps {
  settings: Settings
  onSettings: (settings: Settings) => void
  feather: number
  onFeather: (feather: number) => void
}

interface SidesProps {
  label: string
  first: string
  second: string
  onFirst: boolean
  onPress: (first: boolean) => void
}

/** Two words, one of them chosen. */
function Sides({ label, first, second, onFirst, onPress }: SidesProps) {
  return (
    <View className="mg-dials__sides" role="radiogroup" aria-label={label}>
      {[true, false].map((side) => (
        <View
          key={String(side)}
          className={classes('mg-press mg-dials__side', side === onFirst && 'mg-dials__side--on')}
          {...pressable({
            role: 'radio',
            checked: side === onFirst,
            onPress: () => onPress(side),
          })}
        >
          <Text>{side ? first : second}</Text>
        </View>
      ))}
    </View>
  )
}

/** The one line under the picture: settings of the chosen tool. */
export function Dials({ settings, onSettings, feather, onFeather }: DialsProps) {
  const { tool, sizePx, plus, dial } = settings
  if (tool === 'tap' || tool === 'hint') {
    const tap = tool === 'tap'
    return (
      <View className="mg-dials">
        <Sides
          label={texts.sign}
          first={tap ? texts.plus : texts.keep}
          second={tap ? texts.minus : texts.remove}
          onFirst={plus}
          onPress={(first) => onSettings({ ...settings, plus: first })}
        />
        <Text className="mg-dials__note">{tap ? texts.tapNote : texts.hintNote}</Text>
      </View>
    )
  }
  const size = dial === 'size'
  return (
    <View className="mg-dials">
      <Sides
        label={texts.dial}
        first={texts.size}
        second={texts.feather}
        onFirst={size}
        onPress={(first) => onSettings({ ...settings, dial: first ? 'size' : 'feather' })}
      />
      {size ? (
        <Slider
          {...SIZE}
          value={sizePx}
          label={texts.size}
          valueText={texts.sizeValue(sizePx)}
          onChange={(px) => onSettings({ ...settings, sizePx: px })}
        />
      ) : (
        <Slider
          {...FEATHER}
          value={feather}
          label={texts.feather}
          valueText={texts.featherValue(feather)}
          onChange={onFeather}
        />
      )}
      <Text className="mg-dials__value">{size ? sizePx : feather}</Text>
    </View>
  )
}
