import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../Icon/Icon'
import type { IconName } from '../Icon/paths'
import { pressable } from '../pressable'
import './Cell.scss'

export interface CellProps {
  text: string
  icon?: IconName
  /** Right side, 13 px. */
  value?: ReactNode
  onPress?: () => void
  tone?: 'plain' | 'danger'
}

/** 52 px list row; a hairline from 52 px divides it from the row above. */
export function Cell({ text, icon, value, onPress, tone = 'plain' }: CellProps) {
  return (
    <View
      className={classes('mg-cell', onPress && 'mg-press', tone === 'danger' && 'mg-cell--danger')}
      {...(onPress ? pressable({ onPress }) : {})}
    >
      {icon && <Icon name={icon} className="mg-cell__icon" />}
      <Text className="mg-cell__text">{text}</Text>
      {value !== undefined && <View className="mg-cell__value">{value}</View>}
      {onPress && <Icon name="right" size={18} className="mg-cell__chevron" />}
    </View>
  )
}
