import { Textarea, View } from '@tarojs/components'
import { useContext } from 'react'
import { classes } from '../classes'
import { InLayer } from '../Layer/inLayer'
import type { Marks } from './marks'
import './TextArea.scss'

export interface TextAreaProps {
  value: string
  onChange: (value: string) => void
  /** Accessible name. */
  label: string
  placeholder: string
  /** Lines it starts with; it grows to six and scrolls then. */
  rows?: 1 | 2 | 4
  /** Highlighted words. Mini-programs cannot highlight inside a field: list them below. */
  marks?: Marks | undefined
  /** An IME composition is in progress: the value is not final. */
  onComposing?: (composing: boolean) => void
  /** The caret was moved: mini-programs report it when the field loses focus. */
  onCaret?: ((start: number, end: number) => void) | undefined
  /** Enter sends instead of breaking the line; Shift+Enter breaks it. */
  onEnter?: (() => void) | undefined
}

/** A field that grows with its text. The length is the caller's to judge. Twin: TextArea.h5.tsx. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, label, placeholder, rows = 1, onCaret, onEnter } = props
  const fixed = useContext(InLayer)
  return (
    <View className={classes('mg-text', `mg-text--${rows}`)}>
      <Textarea
        className="mg-text__field"
        value={value}
        placeholder={placeholder}
        placeholderClass="mg-text__placeholder"
        autoHeight
        fixed={fixed}
        maxlength={-1}
        disableDefaultPadding
        showConfirmBar={false}
        cursorSpacing={96}
        onInput={(event) => {
          onChange(event.detail.value)
          onCaret?.(event.detail.cursor, event.detail.cursor)
        }}
        onBlur={({ detail }) => {
          // Not in the types of Taro, in those of all four platforms.
          const { cursor } = detail as { cursor?: number }
          if (cursor !== undefined) onCaret?.(cursor, cursor)
        }}
        {...(onEnter ? { confirmType: 'send' as const, onConfirm: onEnter } : {})}
        aria-label={label}
      />
    </View>
  )
}
