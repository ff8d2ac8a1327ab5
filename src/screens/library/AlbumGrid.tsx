import { View } from '@tarojs/components'
import { useMemo } from 'react'
import type { JobView } from '@contract/jobs'
import { layoutGallery } from '@/ui/gallery/layout'
import type { ScrollSignal } from '@/ui/gallery/scroll'
import { useGalleryWindow } from '@/ui/gallery/useGalleryWindow'
import { length } from '@/ui/length'
import { LibraryTile } from './LibraryTile'
import { ratioOfJob } from './items'
import type { SelectionStore } from './selection'
import { useColumns } from './useColumns'

interface AlbumGridProps {
  jobs: readonly JobView[]
  selection: SelectionStore
  scroll: ScrollSignal
  listTopPx: number
  onNearEnd: () => void
}

/** An album's creations in its own order, of which only those near the screen are in the page. */
export function AlbumGrid({ jobs, selection, scroll, listTopPx, onNearEnd }: AlbumGridProps) {
  const { columns, widthPx } = useColumns()
  const layout = useMemo(
    () =>
      layoutGallery(
        [{ key: '', items: jobs.map((job) => ({ id: job.id, ratio: ratioOfJob(job) })) }],
        { widthPx, columns, gapPx: columns === 2 ? 2 : 4, headerPx: 0, sectionGapPx: 0 },
      ),
    [jobs, columns, widthPx],
  )
  const byId = useMemo(() => new Map(jobs.map((job) => [job.id, job])), [jobs])
  const { tiles } = useGalleryWindow({ layout, scroll, listTopPx, onNearEnd })
  return (
    <View className="mg-albumgrid" style={{ height: length(layout.heightPx) }}>
      {tiles.map((box) => {
        const job = byId.get(box.id)
        return job && <LibraryTile key={box.id} {...{ box, job, columns, selection }} />
      })}
    </View>
  )
}
