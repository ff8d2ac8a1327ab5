import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { pressable } from '../pressable'
import './Button.scss'

export interface ButtonProps {
  /** At most 12 characters. Of a disabled button: why it is. */
  children: ReactNode
  onPress?: () => void
  variant?: 'primary' | 'dawn' | 'secondary' | 'ghost' | 'danger'
  size?: 'large' | 'medium'
  /** As wide as its container. */
  wide?: boolean
  disabled?: boolean
  /** Second, lighter part of the text: the price. */
  note?: ReactNode
  label?: string
  className?: string
}

/** The pill. One dawn or one primary on a screen. */
export function Button(props: ButtonProps) {
  const { children, variant = 'secondary', size = 'large', wide, disabled, note, label } = props
  return (
    <View
      className={classes(
        'mg-press mg-button',
        `mg-button--${disabled ? 'off' : variant}`,
        size === 'medium' && 'mg-button--medium',
        wide && 'mg-button--wide',
        props.className,
      )}
      {...pressable({ onPress: props.onPress, disabled, label })}
    >
      <Text className="mg-button__text">{children}</Text>
      {note !== undefined && <Text className="mg-button__note">{note}</Text>}
    </View>
  )
}
