import { useEffect, useRef } from 'react'
import type { MediaRef } from '@contract/tools/media'
import { isMediaRef, splitMediaRef } from '@contract/tools/media'
import { call } from '@/api/call'
import { navigate } from '@/domain/navigation/navigate'
import { readUnknownSources } from '@/domain/media/refreshSources'
import { useLatest } from '@/lib/useLatest'
import { warn } from '@/platform/log'
import { usePageShown } from '@/ui/usePageShown'
import type { ShownShot } from '../content'

/** Current version of the thread that was changed last, if it began with this picture. */
async function findEdited(began: MediaRef): Promise<MediaRef | null> {
  const { list } = await call('GET /api/thread/my', { query: { pageSize: 1 } })
  const [newest] = list
  if (!newest) return null
  const { versions, currentId } = await call('GET /api/thread/{id}', { params: { id: newest.id } })
  if (!versions.some(({ picture }) => picture === began)) return null
  const now = versions.find(({ id }) => id === currentId)?.picture
  return isMediaRef(now) && now !== began ? now : null
}

/** 改图 of a shot: on the picture's own page; the edited version becomes the shot's on the way back. */
export function useEditedPicture(onEdited: (shotId: string, picture: MediaRef) => void) {
  const target = useRef<{ shotId: string; ref: MediaRef } | null>(null)
  const isShown = usePageShown()
  const take = useLatest(onEdited)
  useEffect(() => {
    const edited = target.current
    if (!isShown || !edited) return
    findEdited(edited.ref)
      .then(async (picture) => {
        if (picture === null || target.current !== edited) return
        await readUnknownSources([picture])
        target.current = { ...edited, ref: picture }
        take.current(edited.shotId, picture)
      })
      .catch((error: unknown) => warn('the edited picture was not read', error))
  }, [isShown, take])
  return ({ id, shown }: ShownShot): void => {
    if (!shown?.jobId || !isMediaRef(shown.ref)) return
    target.current = { shotId: id, ref: shown.ref }
    void navigate('pagesD/job-detail/job-detail', {
      id: shown.jobId,
      picture: splitMediaRef(shown.ref).id,
    })
  }
}
