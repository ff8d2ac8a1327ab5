import { useState } from 'react'
import type { ThreadVersionView, ThreadView } from '@contract/edits'
import type { JobView } from '@contract/jobs'
import { Action } from '@/ui/Action/Action'
import { Chip } from '@/ui/Chip/Chip'
import { lazySheet } from '@/ui/later'
import { listCompared } from './branch'
import { POSTER } from './texts'

const EditPoster = lazySheet(() => import('./EditPoster').then((m) => m.EditPoster))

interface PosterActionProps {
  thread: ThreadView
  version: ThreadVersionView
  job: JobView
  /** In a dock, or in a line of chips. */
  as: 'action' | 'chip'
}

/** 存对比图 of a version that was made from another one. */
export function PosterAction({ thread, version, job, as }: PosterActionProps) {
  const [open, setOpen] = useState(false)
  const branch = listCompared(thread, version, job)
  const picture = job.pictures[0]
  if (!branch || !picture) return null
  const show = () => setOpen(true)
  return (
    <>
      {as === 'chip' ? (
        <Chip text={POSTER.title} onPress={show} />
      ) : (
        <Action icon="columns" word={POSTER.title} onPress={show} />
      )}
      {open && (
        <EditPoster
          branch={branch}
          ratio={picture.width / picture.height}
          sentence={version.sentence ?? ''}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
