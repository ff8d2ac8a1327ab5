import { useState } from 'react'
import { useCare } from '@/stores/care'
import { Cell } from '@/ui/Cell/Cell'
import { CareSheet } from './CareSheet'
import { texts } from './texts'

/** The way to text size, contrast and motion, as a row of a list. */
export function CareCell() {
  const [open, setOpen] = useState(false)
  const { textScale, contrast, motion } = useCare()
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
      <CareSheet open={open} onClose={() => setOpen(false)} />
    </>
  )
}
