import { useMemo, useState } from 'react'
import type { JobView } from '@contract/jobs'
import { AddSheet } from '@/features/albums/AddSheet'
import { Action } from '@/ui/Action/Action'
import { SelectBars } from './SelectBars'
import { NO_SELECTION, type SelectionStore } from './selection'
import { FOLDER } from './texts'
import { useFolderActions } from './useFolderActions'

interface FolderActionsProps {
  jobs: readonly JobView[]
  ids: readonly string[]
  selection: SelectionStore
}

/** What can be done with picked creations of many days: save, keep in an album, delete. */
export function FolderActions({ jobs, ids, selection }: FolderActionsProps) {
  const actions = useFolderActions(jobs, selection)
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
              word={FOLDER.save}
              tone="on"
              disabled={!actions.canSave(picked)}
              onPress={() => void actions.save(picked)}
            />
            <Action
              icon="plus"
              word={FOLDER.addToAlbum}
              tone="on"
              disabled={!actions.canSave(picked)}
              onPress={() => setAdding(keepable(picked))}
            />
            <Action
              icon="trash"
              word={FOLDER.remove}
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
