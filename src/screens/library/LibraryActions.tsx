import { useState } from 'react'
import type { JobView } from '@contract/jobs'
import { Action } from '@/ui/Action/Action'
import { lazySheet } from '@/ui/later'
import { openAsStory } from './openAsStory'
import { SelectBars } from './SelectBars'
import { NO_SELECTION, type SelectionStore } from './selection'
import { removeSelected } from './selectionActions'
import { LIBRARY } from './texts'

const AddSheet = lazySheet(() => import('@/domain/albums/AddSheet').then((m) => m.AddSheet))

interface LibraryActionsProps {
  jobs: readonly JobView[]
  selection: SelectionStore
}

/** Actions for selected creations of many days: save, add to an album, delete. */
export function LibraryActions({ jobs, selection }: LibraryActionsProps) {
  const [adding, setAdding] = useState<readonly string[] | null>(null)
  return (
    <>
      <SelectBars selection={selection} jobs={jobs}>
        {(picked, pictured) => (
          <>
            <Action
              icon="plus"
              word={LIBRARY.addToAlbum}
              tone="on"
              disabled={pictured.length === 0}
              onPress={() => setAdding(pictured.map(({ id }) => id))}
            />
            <Action
              icon="video"
              word={LIBRARY.toStory}
              tone="on"
              disabled={pictured.length === 0}
              onPress={() => void openAsStory(pictured, selection)}
            />
            <Action
              icon="trash"
              word={LIBRARY.remove}
              tone="danger"
              disabled={picked.size === 0}
              onPress={() => void removeSelected(picked, selection)}
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
