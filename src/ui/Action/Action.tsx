import { Text, View } from '@tarojs/components'
import { classes } from '../classes'
import { Icon } from '../Icon/Icon'
import type { IconName } from '../Icon/paths'
import { pressable } from '../pressable'
import './Action.scss'

export interface ActionProps {
  icon: IconName
  /** Always present: an icon in a bar is never without its label. */
  word: string
  onPress: () => void
  tone?: 'off' | 'on' | 'hot' | 'danger'
  /** Chosen among its neighbours. */
  selected?: boolean
  disabled?: boolean
  label?: string
}

/** 56 × 48 icon + word, the unit of every tool bar. */
export function Action({
  icon,
  word,
  onPress,
  tone = 'off',
  selected,
  disabled,
  label,
}: ActionProps) {
  return (
    <View
      className={classes(
        'mg-press mg-action',
        `mg-action--${disabled ? 'disabled' : tone}`,
        selected && 'mg-action--selected',
      )}
      {...pressable({ onPress, disabled, label: label ?? word })}
    >
      <Icon name={icon} />
      <Text className="mg-action__word">{word}</Text>
    </View>
  )
}
