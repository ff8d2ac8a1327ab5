import { useState, type ReactNode } from 'react'
import type { SourceView } from '@contract/jobs'
import { MediaSheet } from './MediaSheet'
import { type PendingUpload, useReportPending } from './pending'
import { useLoginPrompt } from './useAskLogin'
import { UploadQueue } from './UploadQueue'
import type { Queue } from './queue'
import { useUploads } from './useUploads'

function toPendingUpload(queue: Queue): PendingUpload | null {
  if (queue.length === 0) return null
  return queue.every(({ phase }) => phase === 'failed') ? 'failed' : 'sending'
}

/** Choosing pictures for a list: several of the phone at once, or one of 画夹. */
export function useManyMedia(
  /** Number of further files allowed. */
  limit: number,
  onArrived: (sources: readonly SourceView[]) => void,
): { choose: () => void; sheet: ReactNode; queue: ReactNode; remaining: number } {
  const [open, setOpen] = useState(false)
  const promptIfVisitor = useLoginPrompt()
  const uploads = useUploads(onArrived)
  useReportPending(toPendingUpload(uploads.queue))
  const left = Math.max(0, limit - uploads.queue.length)
  return {
    remaining: left,
    choose: () => {
      if (!promptIfVisitor()) setOpen(true)
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
