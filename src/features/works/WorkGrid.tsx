import { View } from '@tarojs/components'
import { useEffect, useMemo, useState } from 'react'
import { layoutGallery } from '@/features/gallery/layout'
import type { ScrollSignal } from '@/features/gallery/scroll'
import { useGalleryWindow } from '@/features/gallery/useGalleryWindow'
import { onWindowResize, readWindowInfo } from '@/platform/windowInfo'
import { length } from '@/ui/length'
import type { WorkCard } from './types'
import { WorkTile } from './WorkTile'
import './WorkGrid.scss'

interface WorkGridProps {
  works: readonly WorkCard[]
  scroll: ScrollSignal
  /** Where the grid starts below the top of the page, at 375 px width. */
  listTopPx: number
  onNearEnd: () => void
}

/** From this width a third column fits. */
const WIDE_PX = 600

function useColumns(): number {
  const read = () => (readWindowInfo().width >= WIDE_PX ? 3 : 2)
  const [columns, setColumns] = useState(read)
  useEffect(() => onWindowResize(() => setColumns(read())), [])
  return columns
}

/** Works in masonry, edge to edge, each in its true ratio; only those near the screen are drawn. */
export function WorkGrid({ works, scroll, listTopPx, onNearEnd }: WorkGridProps) {
  const columns = useColumns()
  const layout = useMemo(
    () =>
      layoutGallery(
        [{ key: '', items: works.map(({ id, width, height }) => ({ id, ratio: width / height })) }],
        { widthPx: 375, columns, gapPx: columns === 2 ? 2 : 4, headerPx: 0, sectionGapPx: 0 },
      ),
    [works, columns],
  )
  const byId = useMemo(() => new Map(works.map((work) => [work.id, work] as const)), [works])
  const { tiles } = useGalleryWindow({ layout, scroll, listTopPx, onNearEnd })
  return (
    <View className="mg-works" style={{ height: length(layout.heightPx) }}>
      {tiles.map((box) => {
        const work = byId.get(box.id)
        return work && <WorkTile key={box.id} box={box} work={work} />
      })}
    </View>
  )
}
