import { Input, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import './Field.scss'

export interface FieldProps {
  value: string
  onChange: (value: string) => void
  /** Accessible name. */
  label: string
  placeholder: string
  /** Keyboard, and what the browser may fill in. */
  kind: 'phone' | 'code' | 'text'
  maxLength: number
  /** The keyboard's own key. */
  onConfirm?: () => void
  /** How the value looks while it is the same text underneath, e.g. grouped digits. H5 only. */
  format?: (value: string) => string
  invalid?: boolean
  /** id of the text that says what is wrong. */
  describedBy?: string
  before?: ReactNode
  after?: ReactNode
}

/** One line to type into, in a 52 px box. Twin: Field.h5.tsx. */
export function Field(props: FieldProps) {
  const { value, onChange, label, placeholder, kind, maxLength, onConfirm, invalid } = props
  return (
    <View className={classes('mg-field', invalid && 'mg-field--invalid')}>
      {props.before}
      <Input
        className="mg-field__input"
        type={kind === 'text' ? 'text' : 'number'}
        value={value}
        placeholder={placeholder}
        placeholderClass="mg-field__placeholder"
        maxlength={maxLength}
        confirmType="done"
        cursorSpacing={96}
        onInput={(event) => onChange(event.detail.value)}
        onConfirm={() => onConfirm?.()}
        aria-label={label}
      />
      {props.after}
    </View>
  )
}
