import { Text, View } from '@tarojs/components'
import { Fragment, useMemo } from 'react'
import { length } from '@/ui/length'
import { nameOfDay } from './day'
import { LibraryTile } from './LibraryTile'
import { countsOfDay, groupBatches, hasTile, ratioOfJob, type LibraryDay } from './items'
import { layoutGallery, type HeaderBox } from '@/ui/gallery/layout'
import type { ScrollSignal } from '@/ui/gallery/scroll'
import type { SelectionStore } from './selection'
import { useGalleryWindow } from '@/ui/gallery/useGalleryWindow'
import { useColumns } from './useColumns'
import { useRowPx } from '@/domain/accessibility/useRowPx'
import './LibraryGrid.scss'

export interface LibraryGridProps {
  days: readonly LibraryDay[]
  /** `YYYY-MM-DD` */
  today: string
  selection: SelectionStore
  scroll: ScrollSignal
  listTopPx: number
  /** More may follow: the last day's count is not known yet. */
  hasMore: boolean
  onNearEnd: () => void
}

const HEADER_PX = 60
const HEADER_WORDS_PX = 24
const SECTION_GAP_PX = 4

function DayHeading({ box, today, counts }: { box: HeaderBox; today: string; counts: string }) {
  const name = nameOfDay(box.dayKey, today)
  return (
    <View
      className="mg-gallery__day"
      style={{ top: length(box.topPx), height: length(box.heightPx) }}
      role="heading"
      aria-level={2}
    >
      <Text className="mg-gallery__title">{name.title}</Text>
      <Text className="mg-gallery__note">{[name.note, counts].filter(Boolean).join(' · ')}</Text>
    </View>
  )
}

/** Days of tiles, of which only those near the screen are in the page. */
export function LibraryGrid(props: LibraryGridProps) {
  const { days, today, selection, scroll, listTopPx, hasMore, onNearEnd } = props
  const { columns, widthPx } = useColumns()
  const headerPx = useRowPx(HEADER_PX, HEADER_WORDS_PX)
  const batches = useMemo(() => groupBatches(days.flatMap(({ jobs }) => jobs)), [days])
  const layout = useMemo(
    () =>
      layoutGallery(
        days.map(({ key, jobs }) => ({
          key,
          items: jobs
            .filter((job) => hasTile(job, batches))
            .map((job) => ({ id: job.id, ratio: ratioOfJob(job) })),
        })),
        {
          widthPx,
          columns,
          gapPx: columns === 2 ? 2 : 4,
          headerPx,
          sectionGapPx: SECTION_GAP_PX,
        },
      ),
    [days, batches, columns, headerPx, widthPx],
  )
  const byId = useMemo(
    () => new Map(days.flatMap((day) => day.jobs.map((job) => [job.id, job] as const))),
    [days],
  )
  const shown = useGalleryWindow({ layout, scroll, listTopPx, onNearEnd })
  const lastKey = days.at(-1)?.key
  // Keys of days sort as dates: newest first, the order of the list.
  const keys = new Set([...shown.headers, ...shown.tiles].map((box) => box.dayKey))
  return (
    <View className="mg-gallery" style={{ height: length(layout.heightPx) }}>
      {[...keys]
        .sort()
        .reverse()
        .map((key) => {
          const header = shown.headers.find((box) => box.dayKey === key)
          const day = days.find((item) => item.key === key)
          const counted = day && !(hasMore && key === lastKey)
          return (
            <Fragment key={key}>
              {header && (
                <DayHeading box={header} today={today} counts={counted ? countsOfDay(day) : ''} />
              )}
              {shown.tiles
                .filter((box) => box.dayKey === key)
                .map((box) => {
                  const job = byId.get(box.id)
                  return (
                    job && (
                      <LibraryTile
                        key={box.id}
                        {...{ box, job, columns, selection }}
                        batch={batches.get(job.id)}
                      />
                    )
                  )
                })}
            </Fragment>
          )
        })}
    </View>
  )
}
