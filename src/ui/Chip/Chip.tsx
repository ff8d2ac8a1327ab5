import { Text, View } from '@tarojs/components'
import { classes } from '../classes'
import { pressable } from '../pressable'
import './Chip.scss'

export interface ChipProps {
  text: string
  onPress: () => void
  /** Leave out for a chip that acts instead of choosing. */
  on?: boolean
  /** Accessible name, where the text alone does not say what happens; it contains the text. */
  label?: string
}

/** 36 px pill on a 44 px target. */
export function Chip({ text, onPress, on, label }: ChipProps) {
  const role = on === undefined ? 'button' : 'radio'
  return (
    <View className="mg-press mg-chip" {...pressable({ onPress, role, checked: on, label })}>
      <Text className={classes('mg-chip__face', on && 'mg-chip__face--on')}>{text}</Text>
    </View>
  )
}
