import { useState, type ReactNode } from 'react'
import type { SourceView } from '@contract/jobs'
import type { MediaRef } from '@contract/tools/media'
import { useGivenFiles } from '@/platform/givenFiles'
import type { PickedImage } from '@/platform/pickImage'
import { useSources } from '@/stores/sources'
import { MediaSheet } from './MediaSheet'
import { useAskLogin } from './useAskLogin'
import { useUpload, type Uploading } from './useUpload'

export interface Media {
  /** What is chosen, as it can be shown; null while nothing is, or while it is not known here. */
  source: SourceView | null
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
  kind: 'image' | 'video',
  value: MediaRef | null,
  onChange: (value: MediaRef) => void,
  /** Also what is pasted or dropped on the page. */
  given = true,
): Media {
  const [open, setOpen] = useState(false)
  const askLogin = useAskLogin()
  const source = useSources((state) => (value === null ? undefined : state.views[value]))
  const upload = useUpload()
  const take = (taken: SourceView | null): void => {
    if (taken) onChange(taken.ref as MediaRef)
  }
  const takeFile = ([file]: readonly PickedImage[]) => {
    if (file) void upload.send(file).then(take)
  }
  useGivenFiles({
    ...{ kind, empty: value === null, limit: given ? 1 : 0 },
    take: (files) => {
      if (!askLogin()) takeFile(files)
    },
  })
  return {
    source: source ?? null,
    upload,
    choose: () => {
      if (!askLogin()) setOpen(true)
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
