import { useState, type ReactNode } from 'react'
import type { SourceView } from '@contract/jobs'
import { MediaSheet } from './MediaSheet'
import { useAskLogin } from './useAskLogin'
import { UploadQueue } from './UploadQueue'
import { useUploads } from './useUploads'

/** Choosing pictures for a list: several of the phone at once, or one of 画夹. */
export function useManyMedia(
  /** How many more there is room for. */
  room: number,
  onArrived: (sources: readonly SourceView[]) => void,
): { choose: () => void; sheet: ReactNode; queue: ReactNode; room: number } {
  const [open, setOpen] = useState(false)
  const askLogin = useAskLogin()
  const uploads = useUploads(onArrived)
  const left = Math.max(0, room - uploads.queue.length)
  return {
    room: left,
    choose: () => {
      if (!askLogin()) setOpen(true)
    },
    queue: <UploadQueue uploads={uploads} />,
    sheet: (
      <MediaSheet
        kind="image"
        limit={left}
        open={open}
        onClose={() => setOpen(false)}
        onFiles={uploads.add}
        onSource={(source) => onArrived([source])}
      />
    ),
  }
}
