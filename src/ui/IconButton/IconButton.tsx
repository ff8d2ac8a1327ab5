import { View } from '@tarojs/components'
import { classes } from '../classes'
import { Icon } from '../Icon/Icon'
import type { IconName } from '../Icon/paths'
import { pressable } from '../pressable'
import './IconButton.scss'

export interface IconButtonProps {
  icon: IconName
  /** Accessible name: an icon alone says nothing. */
  label: string
  onPress: () => void
  /** A 36 px dark disc behind the icon, for use over pictures. */
  disc?: boolean | undefined
  disabled?: boolean
}

/** 44 × 44 target with a 24 px icon. */
export function IconButton({ icon, label, onPress, disc, disabled }: IconButtonProps) {
  return (
    <View
      className={classes('mg-press mg-iconbutton', disabled && 'mg-iconbutton--off')}
      {...pressable({ onPress, label, disabled })}
    >
      <View className={classes('mg-iconbutton__face', disc && 'mg-iconbutton__face--disc')}>
        <Icon name={icon} />
      </View>
    </View>
  )
}
