import { useState } from 'react'
import type { PictureView } from '@contract/jobs'
import { useApp } from '@/stores/app'
import { Cell } from '@/ui/Cell/Cell'
import { lazySheet } from '@/ui/later'
import { PLAIN } from './texts'

const PlainCopySheet = lazySheet(() => import('./PlainCopySheet').then((m) => m.PlainCopySheet))

/** A copy without the visible label, where this server hands them out. */
export function PlainCopy({ picture }: { picture: PictureView }) {
  const offered = useApp((app) => app.appConfig?.plainCopies === true)
  const [open, setOpen] = useState(false)
  if (!offered || !picture.plain) return null
  return (
    <>
      <Cell text={PLAIN.title} onPress={() => setOpen(true)} />
      <PlainCopySheet picture={picture} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
