import { useRef, useState, type ReactNode } from 'react'
import type { SourceView } from '@contract/jobs'
import { isMediaRef, type MediaRef } from '@contract/tools/media'
import { MediaSheet } from '@/domain/media/MediaSheet'
import { useLoginPrompt } from '@/domain/media/useAskLogin'
import { useUpload } from '@/domain/media/useUpload'
import { UploadNote } from '@/domain/media/UploadNote'
import { useSources } from '@/stores/sources'

interface ShotPicture {
  choose: (shotId: string) => void
  /** Progress of an upload. */
  note: ReactNode
  sheet: ReactNode
}

/** 换图: an upload or a picture of 画夹 for one shot. */
export function useShotPicture(
  onPicture: (shotId: string, picture: MediaRef) => void,
): ShotPicture {
  const [open, setOpen] = useState(false)
  const target = useRef('')
  const uploadingFor = useRef('')
  const upload = useUpload()
  const promptIfVisitor = useLoginPrompt()
  const take = (shotId: string, source: SourceView | null) => {
    if (!source || !isMediaRef(source.ref)) return
    useSources.getState().remember([source])
    onPicture(shotId, source.ref)
  }
  const { state } = upload
  return {
    choose(shotId) {
      target.current = shotId
      if (!promptIfVisitor()) setOpen(true)
    },
    note: (
      <UploadNote
        media={{
          source: null,
          coming: state.phase === 'idle' ? null : state.path,
          upload,
          choose: () => setOpen(true),
          retry: () => void upload.retry().then((source) => take(uploadingFor.current, source)),
          sheet: null,
        }}
      />
    ),
    sheet: (
      <MediaSheet
        kind="image"
        open={open}
        onClose={() => setOpen(false)}
        onFiles={([file]) => {
          const shotId = target.current
          uploadingFor.current = shotId
          if (file) void upload.send(file).then((source) => take(shotId, source))
        }}
        onSource={(source) => take(target.current, source)}
      />
    ),
  }
}
