import { useMemo, useState } from 'react'
import type { JobView } from '@contract/jobs'
import { AddSheet } from '@/domain/albums/AddSheet'
import { Action } from '@/ui/Action/Action'
import { SelectBars } from './SelectBars'
import { NO_SELECTION, type SelectionStore } from './selection'
import { LIBRARY } from './texts'
import { useLibraryActions } from './useLibraryActions'

interface LibraryActionsProps {
  jobs: readonly JobView[]
  ids: readonly string[]
  selection: SelectionStore
}

/** Actions for selected creations of many days: save, add to an album, delete. */
export function LibraryActions({ jobs, ids, selection }: LibraryActionsProps) {
  const actions = useLibraryActions(jobs, selection)
  const [adding, setAdding] = useState<readonly string[] | null>(null)
  const finished = useMemo(
    () => new Set(jobs.filter((job) => job.pictures.length > 0).map((job) => job.id)),
    [jobs],
  )
  const keepable = (picked: ReadonlySet<string>) =>
    ids.filter((id) => picked.has(id) && finished.has(id))
  return (
    <>
      <SelectBars selection={selection} all={ids}>
        {(picked) => (
          <>
            <Action
              icon="download"
              word={LIBRARY.save}
              tone="on"
              disabled={!actions.canSave(picked)}
              onPress={() => void actions.save(picked)}
            />
            <Action
              icon="plus"
              word={LIBRARY.addToAlbum}
              tone="on"
              disabled={!actions.canSave(picked)}
              onPress={() => setAdding(keepable(picked))}
            />
            <Action
              icon="trash"
              word={LIBRARY.remove}
              tone="danger"
              disabled={picked.size === 0}
              onPress={() => void actions.remove(picked)}
            />
          </>
        )}
      </SelectBars>
      <AddSheet
        open={adding !== null}
        jobIds={adding ?? []}
        onClose={() => setAdding(null)}
        onAdded={() => selection.setState(NO_SELECTION)}
      />
    </>
  )
}
