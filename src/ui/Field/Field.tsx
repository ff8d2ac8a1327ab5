import { Input, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { FieldCount } from './FieldCount'
import './Field.scss'

export interface FieldProps {
  value: string
  onChange: (value: string) => void
  /** Accessible name. */
  label: string
  placeholder: string
  /** Keyboard, and what the browser may fill in. */
  kind:
    | 'phone'
    | 'code'
    | 'text'
    | 'nickname'
    | 'secret'
    | 'email'
    | 'account'
    | 'password'
    | 'newPassword'
  /** Of a password: its letters can be read. */
  shown?: boolean
  maxLength: number
  /** Shows how much of the length is used. */
  counted?: boolean
  /** The keyboard's own key. */
  onConfirm?: () => void
  /** Display form of the value, e.g. grouped digits. H5 only. */
  format?: (value: string) => string
  invalid?: boolean
  /** id of the text that says what is wrong. */
  describedBy?: string
  /** It is what the page or layer was opened for: the keyboard is there at once. */
  focus?: boolean
  before?: ReactNode
  after?: ReactNode
}

const SECRETS: readonly FieldProps['kind'][] = ['secret', 'password', 'newPassword']

/** WeChat offers the person's own name where a nickname is typed. */
function getInputType(kind: FieldProps['kind']): 'number' | 'nickname' | 'text' {
  if (kind === 'phone' || kind === 'code') return 'number'
  return kind === 'nickname' ? kind : 'text'
}

/** One line to type into, in a 52 px box. Twin: Field.h5.tsx. */
export function Field(props: FieldProps) {
  const { value, onChange, label, placeholder, kind, maxLength, onConfirm, invalid } = props
  return (
    <View className={classes('mg-field', invalid && 'mg-field--invalid')}>
      {props.before}
      <Input
        className="mg-field__input"
        type={getInputType(kind)}
        password={SECRETS.includes(kind) && !props.shown}
        value={value}
        placeholder={placeholder}
        placeholderClass="mg-field__placeholder"
        maxlength={maxLength}
        confirmType="done"
        cursorSpacing={96}
        focus={props.focus ?? false}
        onInput={(event) => onChange(event.detail.value)}
        onConfirm={() => onConfirm?.()}
        aria-label={label}
      />
      {props.counted && <FieldCount value={value} max={maxLength} />}
      {props.after}
    </View>
  )
}
