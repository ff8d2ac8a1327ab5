import { useState } from 'react'
import type { ThreadVersionView, ThreadView } from '@contract/edits'
import type { JobView } from '@contract/jobs'
import { Action } from '@/ui/Action/Action'
import { Chip } from '@/ui/Chip/Chip'
import { lazySheet } from '@/ui/later'
import { listCompared, listUpTo } from './branch'
import { POSTER } from './texts'

const EditPoster = lazySheet(() => import('./EditPoster').then((m) => m.EditPoster))
const VideoSheet = lazySheet(() => import('../video/VideoSheet').then((m) => m.VideoSheet))

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
  const [isMoving, setMoving] = useState(false)
  const branch = listCompared(thread, version, job)
  const picture = job.pictures[0]
  if (!branch || !picture) return null
  const upTo = listUpTo(thread, version)
  const canMove = upTo.filter((one) => one.picture !== null).length > 1
  const show = () => setOpen(true)
  const move = () => {
    setOpen(false)
    setMoving(true)
  }
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
          onMove={canMove ? move : null}
          onClose={() => setOpen(false)}
        />
      )}
      <VideoSheet open={isMoving} branch={upTo} onClose={() => setMoving(false)} />
    </>
  )
}
