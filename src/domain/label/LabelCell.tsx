import { useState } from 'react'
import { Cell } from '@/ui/Cell/Cell'
import { LabelSheet } from './LabelSheet'
import { LABEL } from './texts'

/** The way to the check, as a row of a list. */
export function LabelCell() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Cell icon="shield" text={LABEL.title} onPress={() => setOpen(true)} />
      <LabelSheet open={open} onClose={() => setOpen(false)} />
    </>
  )
}
