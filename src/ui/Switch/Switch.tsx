import { View } from '@tarojs/components'
import { classes } from '../classes'
import { pressable } from '../pressable'
import './Switch.scss'

export interface SwitchProps {
  on: boolean
  onChange: (on: boolean) => void
  label: string
}

/** 48 × 28 on a 44 px target. */
export function Switch({ on, onChange, label }: SwitchProps) {
  return (
    <View
      className="mg-press mg-switch"
      {...pressable({ role: 'switch', label, checked: on, onPress: () => onChange(!on) })}
    >
      <View className={classes('mg-switch__track', on && 'mg-switch__track--on')}>
        <View className={classes('mg-switch__knob', on && 'mg-switch__knob--on')} />
      </View>
    </View>
  )
}
