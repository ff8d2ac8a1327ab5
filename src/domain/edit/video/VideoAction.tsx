import { useState } from 'react'
import type { ThreadVersionView } from '@contract/edits'
import { Action } from '@/ui/Action/Action'
import { Chip } from '@/ui/Chip/Chip'
import { lazySheet } from '@/ui/later'
import { POSTER } from '../poster/texts'

const VideoSheet = lazySheet(() => import('./VideoSheet').then((m) => m.VideoSheet))

interface VideoActionProps {
  /** From the first picture to the last one of the video. */
  branch: readonly ThreadVersionView[]
  /** In a dock, or in a line of chips. */
  as: 'action' | 'chip'
}

/** 存短片 of versions; absent while fewer than two have a picture. */
export function VideoAction({ branch, as }: VideoActionProps) {
  const [open, setOpen] = useState(false)
  if (branch.filter(({ picture }) => picture !== null).length < 2) return null
  const show = () => setOpen(true)
  return (
    <>
      {as === 'chip' ? (
        <Chip text={POSTER.video} onPress={show} />
      ) : (
        <Action icon="video" word={POSTER.video} onPress={show} />
      )}
      <VideoSheet open={open} branch={branch} onClose={() => setOpen(false)} />
    </>
  )
}
