import { useState } from 'react'
import type { JobView, PictureView } from '@contract/jobs'
import { Chip } from '@/ui/Chip/Chip'
import { lazySheet } from '@/ui/later'
import { LAPSE } from './texts'

const Timelapse = lazySheet(() => import('./Timelapse').then((m) => m.Timelapse))

/** Fewer stages tell nothing of how it was made; the server says the same. */
const FEWEST_STAGES = 3

/** 看它怎么画出来, where the engine showed it. */
export function TimelapseAction({ job, picture }: { job: JobView; picture: PictureView }) {
  const [open, setOpen] = useState(false)
  const stages = job.stages.filter(({ pictureIndex }) => pictureIndex === picture.index)
  if (picture.kind !== 'image' || stages.length < FEWEST_STAGES) return null
  return (
    <>
      <Chip text={LAPSE.open} onPress={() => setOpen(true)} />
      {open && <Timelapse {...{ job, picture }} onClose={() => setOpen(false)} />}
    </>
  )
}
