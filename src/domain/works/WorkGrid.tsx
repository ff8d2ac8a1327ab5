import { View } from '@tarojs/components'
import { useCallback, useMemo, useState } from 'react'
import { layoutGallery, type LayoutOptions } from '@/ui/gallery/layout'
import type { ScrollSignal } from '@/ui/gallery/scroll'
import { boxStyle } from '@/ui/gallery/Tile'
import { useRowPx } from '@/domain/accessibility/useRowPx'
import { useGalleryWindow } from '@/ui/gallery/useGalleryWindow'
import { usePageSize } from '@/platform/usePageSize'
import { showToast } from '@/platform/toast'
import { useSession } from '@/stores/session'
import { lazySheet } from '@/ui/later'
import { length } from '@/ui/length'
import type { WorkCard, WorkPage } from './types'
import { WORK } from './texts'
import { WorkTile } from './WorkTile'
import './WorkGrid.scss'

const MuteSheet = lazySheet(() => import('./mute/MuteSheet').then((m) => m.MuteSheet))

/** The work whose tile was pressed long; it stays while its sheet leaves. */
function usePressed() {
  const [pressed, setPressed] = useState<{ work: WorkCard; open: boolean } | null>(null)
  const press = useCallback((work: WorkCard) => {
    if (useSession.getState().userInfo?.id === work.author.id) showToast(WORK.own)
    else setPressed({ work, open: true })
  }, [])
  const close = () => setPressed((last) => last && { ...last, open: false })
  return { pressed, press, close }
}

interface WorkGridProps {
  works: readonly WorkCard[]
  /** Places at the end for what is still being painted. */
  coming?: WorkPage['coming']
  scroll: ScrollSignal
  /** Top of the grid below the top of the page, at 375 px width. */
  listTopPx: number
  onNearEnd: () => void
  /** Space for the list's header: layoutGallery's. */
  lead?: LayoutOptions['lead']
}

/** Between pictures side by side, px of the design. */
export const gapOf = (columns: number): number => (columns === 2 ? 2 : 4)

/** Title, author and likes under a picture: as in WorkTile.scss. */
const CAPTION_PX = 56
const CAPTION_WORDS_PX = 34

/** Tiles that a phone shows before it is scrolled. */
const IN_SIGHT = 4

/**
 * Works in masonry, edge to edge, each in its true ratio over its title and author; only those near
 * the screen are drawn.
 */
export function WorkGrid({ works, coming, scroll, listTopPx, onNearEnd, lead }: WorkGridProps) {
  const { columns, widthPx } = usePageSize()
  const captionPx = useRowPx(CAPTION_PX, CAPTION_WORDS_PX)
  const layout = useMemo(() => {
    const all = coming ? [...works, ...coming] : works
    const items = all.map(({ id, width, height }) => ({ id, ratio: width / height }))
    return layoutGallery([{ key: '', items }], {
      widthPx,
      columns,
      gapPx: gapOf(columns),
      headerPx: 0,
      sectionGapPx: 0,
      captionPx,
      lead,
    })
  }, [works, coming, columns, widthPx, captionPx, lead])
  const byId = useMemo(() => new Map(works.map((work) => [work.id, work] as const)), [works])
  const first = useMemo(() => new Set(works.slice(0, IN_SIGHT).map(({ id }) => id)), [works])
  const { tiles } = useGalleryWindow({ layout, scroll, listTopPx, onNearEnd })
  const { pressed, press, close } = usePressed()
  return (
    <>
      <View className="mg-works" style={{ height: length(layout.heightPx) }}>
        {tiles.map((box) => {
          const work = byId.get(box.id)
          if (!work) return <View key={box.id} className="mg-works__coming" style={boxStyle(box)} />
          return (
            <WorkTile
              key={box.id}
              box={box}
              captionPx={captionPx}
              work={work}
              eager={first.has(box.id)}
              onLongPress={press}
            />
          )
        })}
      </View>
      {/* Not among the tiles: mini-programs send all of them again when one goes. */}
      <View>{pressed && <MuteSheet {...pressed} onClose={close} />}</View>
    </>
  )
}
