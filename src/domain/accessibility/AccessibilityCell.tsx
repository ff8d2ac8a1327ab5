import { useState } from 'react'
import { useAccessibility } from '@/stores/accessibility'
import { Cell } from '@/ui/Cell/Cell'
import { AccessibilitySheet } from './AccessibilitySheet'
import { texts } from './texts'

/** The way to text size, contrast and motion, as a row of a list. */
export function AccessibilityCell() {
  const [open, setOpen] = useState(false)
  const { textScale, contrast, motion } = useAccessibility()
  const more = [
    ...(contrast === 'high' ? [texts.highShort] : []),
    ...(motion === 'reduced' ? [texts.calmShort] : []),
  ]
  return (
    <>
      <Cell
        icon="eye"
        text={texts.title}
        value={texts.value(Math.round(textScale * 100), more)}
        onPress={() => setOpen(true)}
      />
      <AccessibilitySheet open={open} onClose={() => setOpen(false)} />
    </>
  )
}
