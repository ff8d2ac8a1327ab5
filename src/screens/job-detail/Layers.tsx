import { useState } from 'react'
import type { JobView, PictureView } from '@contract/jobs'
import { Cell } from '@/ui/Cell/Cell'
import { lazySheet } from '@/ui/later'
import { LAYERS } from './texts'

const LayersSheet = lazySheet(() => import('./LayersSheet').then((m) => m.LayersSheet))

/** 分层文件, where the picture was painted by a plan. */
export function Layers({ job, picture }: { job: JobView; picture: PictureView }) {
  const [open, setOpen] = useState(false)
  if (!picture.layers && !picture.files) return null
  return (
    <>
      <Cell text={LAYERS.title} onPress={() => setOpen(true)} />
      {open && <LayersSheet {...{ job, picture, open }} onClose={() => setOpen(false)} />}
    </>
  )
}
