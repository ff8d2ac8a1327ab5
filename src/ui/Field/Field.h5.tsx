import { useEffect, useLayoutEffect, useRef } from 'react'
import { classes } from '../classes'
import { caretAfter, countBefore } from './caret'
import type { FieldProps } from './Field'
import { FieldCount } from './FieldCount'
import './Field.scss'

const KINDS = {
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  code: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code' },
  text: { type: 'text', inputMode: 'text', autoComplete: 'off' },
  nickname: { type: 'text', inputMode: 'text', autoComplete: 'nickname' },
  secret: { type: 'password', inputMode: 'text', autoComplete: 'off' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  account: { type: 'text', inputMode: 'text', autoComplete: 'username', autoCapitalize: 'none' },
  password: { type: 'password', inputMode: 'text', autoComplete: 'current-password' },
  newPassword: { type: 'password', inputMode: 'text', autoComplete: 'new-password' },
} as const

/** The browser's own <input>, so that it can fill in number and code. */
export function Field(props: FieldProps) {
  const { value, onChange, label, placeholder, kind, maxLength, onConfirm, format, invalid } = props
  const input = useRef<HTMLInputElement>(null)
  const before = useRef<number | null>(null)
  const shown = format ? format(value) : value

  useLayoutEffect(() => {
    if (before.current === null || !input.current) return
    const caret = caretAfter(shown, before.current)
    input.current.setSelectionRange(caret, caret)
    before.current = null
  }, [shown])

  const { focus } = props
  useEffect(() => {
    // After the layer of the field has taken the focus itself.
    if (focus) queueMicrotask(() => input.current?.focus())
  }, [focus])

  return (
    <div className={classes('mg-field', invalid && 'mg-field--invalid')}>
      {props.before}
      <input
        ref={input}
        className="mg-field__input"
        {...KINDS[kind]}
        {...(props.shown && { type: 'text', autoCapitalize: 'none' })}
        value={shown}
        placeholder={placeholder}
        // Formatting and a pasted +86 are longer than the value; the caller cuts it.
        maxLength={format ? undefined : maxLength}
        aria-label={label}
        aria-invalid={invalid ?? false}
        aria-describedby={invalid ? props.describedBy : undefined}
        onChange={({ target }) => {
          const caret = target.selectionStart
          before.current = format && caret !== null ? countBefore(target.value, caret) : null
          onChange(target.value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          onConfirm?.()
        }}
      />
      {props.counted && <FieldCount value={value} max={maxLength} />}
      {props.after}
    </div>
  )
}
