import type { JobView } from '@contract/jobs'
import { useWrite } from '@/api/useWrite'
import { moveOut, setCover } from '@/domain/albums/actions'
import { ALBUM } from '@/domain/albums/texts'
import { showToast } from '@/platform/toast'
import { Action } from '@/ui/Action/Action'
import { SelectBars } from './SelectBars'
import { NO_SELECTION, type SelectionStore } from './selection'

interface AlbumActionsProps {
  albumId: string
  jobs: readonly JobView[]
  selection: SelectionStore
}

/** Actions for the selection in an album: save, use as cover, remove. */
export function AlbumActions({ albumId, jobs, selection }: AlbumActionsProps) {
  const done = (words: string) => {
    selection.setState(NO_SELECTION)
    showToast(words)
  }
  const cover = useWrite({
    mutationFn: (jobId: string) => setCover(albumId, jobId),
    onSuccess: () => done(ALBUM.coverDone),
  })
  const out = useWrite({
    mutationFn: (picked: ReadonlySet<string>) => moveOut(albumId, [...picked]),
    onSuccess: (_, picked) => done(ALBUM.outDone(picked.size)),
  })
  const coverWith = ([jobId]: readonly string[]) => {
    if (jobId !== undefined) void cover.run(jobId)
  }
  return (
    <SelectBars selection={selection} jobs={jobs}>
      {(picked) => (
        <>
          <Action
            icon="image"
            word={ALBUM.cover}
            tone="on"
            disabled={picked.size !== 1}
            onPress={() => coverWith([...picked])}
          />
          <Action
            icon="close"
            word={ALBUM.out}
            tone="on"
            disabled={picked.size === 0}
            onPress={() => void out.run(picked)}
          />
        </>
      )}
    </SelectBars>
  )
}
