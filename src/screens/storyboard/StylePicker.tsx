import { StyleCard } from '@/domain/tool-form/controls/StyleCard'
import { StyleSheet } from '@/domain/tool-form/controls/StyleSheet'
import '@/domain/tool-form/controls/StyleControl.scss'
import type { StyleInfo } from '@/domain/tool-form/offer'
import { SCRIPT } from './texts'

interface StylePickerProps {
  open: boolean
  onClose: () => void
  styles: readonly StyleInfo[]
  value: string | null
  onChange: (id: string | null) => void
}

/** The style of every picture of a storyboard. */
export function StylePicker({ open, onClose, styles, value, onChange }: StylePickerProps) {
  return (
    <StyleSheet open={open} onClose={onClose} title={SCRIPT.style}>
      {[null, ...styles].map((style) => (
        <StyleCard
          key={style?.id ?? 'auto'}
          style={style}
          on={(style?.id ?? null) === value}
          onPress={() => onChange(style?.id ?? null)}
        />
      ))}
    </StyleSheet>
  )
}
