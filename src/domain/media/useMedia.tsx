import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { SourceView } from '@contract/jobs'
import type { MediaKind } from '@contract/tools/define'
import type { MediaRef } from '@contract/tools/media'
import { useLatest } from '@/lib/useLatest'
import { useDroppedFiles } from '@/platform/droppedFiles'
import type { PickedImage } from '@/platform/pickImage'
import { useSources } from '@/stores/sources'
import { MediaSheet } from './MediaSheet'
import { type PendingUploads, useReportPending } from './pending'
import { useLoginPrompt } from './useAskLogin'
import { useUpload, type Uploading } from './useUpload'

export interface Media {
  /** The chosen file, as it can be shown; null while none is chosen, or while it is unknown here. */
  source: SourceView | null
  /** The file of the phone that takes its place once it has arrived, as Image takes it. */
  coming: string | null
  upload: Uploading
  /** Opens the choice (or the way to sign in). */
  choose: () => void
  /** Sends what failed again. */
  retry: () => void
  /** To be drawn once. */
  sheet: ReactNode
}

/** Choosing one picture or video for a parameter. */
export function useMedia(
  kind: MediaKind,
  value: MediaRef | null,
  onChange: (value: MediaRef) => void,
  options: {
    /** Also what is pasted or dropped on the page. */
    acceptsDrops?: boolean
    /** For a page that holds them itself. */
    pending?: PendingUploads
  } = {},
): Media {
  const { acceptsDrops = true, pending } = options
  const [open, setOpen] = useState(false)
  const promptIfVisitor = useLoginPrompt()
  const source = useSources((state) => (value === null ? undefined : state.views[value]))
  const upload = useUpload()
  const { state, cancel } = upload
  // The form may change while a file is uploading.
  const change = useLatest(onChange)
  const take = (taken: SourceView | null): void => {
    if (taken) change.current(taken.ref as MediaRef)
  }
  // Something else was chosen meanwhile, in whatever way: the later choice counts.
  const chosen = useRef(value)
  useEffect(() => {
    if (chosen.current !== value) cancel()
    chosen.current = value
  }, [value, cancel])
  useReportPending(state.phase === 'idle' ? null : state.phase, pending)
  const takeFile = ([file]: readonly PickedImage[]) => {
    if (file) void upload.send(file).then(take)
  }
  useDroppedFiles({
    kind: kind === 'video' ? 'video' : 'image',
    empty: value === null,
    limit: acceptsDrops && kind !== 'sound' ? 1 : 0,
    take: (files) => {
      if (!promptIfVisitor()) takeFile(files)
    },
  })
  return {
    source: source ?? null,
    coming: state.phase === 'idle' ? null : state.path,
    upload,
    choose: () => {
      if (!promptIfVisitor()) setOpen(true)
    },
    retry: () => void upload.retry().then(take),
    sheet: (
      <MediaSheet
        kind={kind}
        open={open}
        onClose={() => setOpen(false)}
        onFiles={takeFile}
        onSource={take}
      />
    ),
  }
}
