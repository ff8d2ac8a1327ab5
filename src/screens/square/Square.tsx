import { View } from '@tarojs/components'
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { ScrollSignal } from '@/ui/gallery/scroll'
import { useHasEntered } from '@/domain/contest/entered'
import { useSquareView, type Narrowing } from '@/domain/works/squareView'
import { scrollPageTo } from '@/platform/pageScroll'
import { readWindowInfo } from '@/platform/windowInfo'
import { usePageSize } from '@/platform/usePageSize'
import { classes } from '@/ui/classes'
import { lazySheet } from '@/ui/later'
import { useFirstDeferred } from '@/ui/useFirstDeferred'
import { Banners, BANNERS_PX, ThemeBlock, THEME_PX, THEME_ROW_PX } from './Banners'
import { splitBanners, type SquareHead } from './head'
import { computeLead } from './lead'
import { SquareBody, Waiting } from './SquareBody'
import { SquareHeader } from './SquareHeader'
import { detectSwipe, type Swipe } from './swipe'
import { FEEDS } from './texts'
import { useBanners } from './useBanners'
import { buildQuery, type FeedPages } from './useFeed'
import './Square.scss'

const ThemeRow = lazySheet(() => import('./ThemeRow').then((m) => m.ThemeRow), { quiet: true })
const nothing = () => {}
const SearchPanel = lazySheet(() => import('./SearchPanel').then((m) => m.SearchPanel))

interface SquareProps {
  pages: FeedPages
  scroll: ScrollSignal
  /** Content before the first public work. */
  start: ReactNode
}

interface Touched {
  changedTouches?: ArrayLike<{ clientX: number; clientY: number }>
}

function readPoint(event: unknown): Swipe | null {
  const touch = (event as Touched).changedTouches?.[0]
  return touch ? { x: touch.clientX, y: touch.clientY } : null
}

/** Every list has its own place, to come back to. */
function useScrollPositions(name: string, scroll: ScrollSignal): void {
  const positions = useRef(new Map<string, number>())
  const shown = useRef(name)
  useLayoutEffect(() => {
    if (shown.current === name) return
    positions.current.set(shown.current, scroll.top())
    shown.current = name
    scrollPageTo(positions.current.get(name) ?? 0)
  }, [name, scroll])
}

function useTurning(turn: (by: 1 | -1) => void) {
  const from = useRef<Swipe | null>(null)
  return {
    onTouchStart: (event: unknown) => {
      from.current = readPoint(event)
    },
    onTouchEnd: (event: unknown) => {
      const to = readPoint(event)
      const by = from.current && to ? detectSwipe(from.current, to, readWindowInfo().width) : 0
      from.current = null
      if (by !== 0) turn(by)
    },
  }
}

/** On a phone the words of the header, as in the style sheet. */
const HEADER_PX = 48

/** Top of the works, px of the design. */
function computeTop({
  head,
  headed,
  wide,
  lead,
}: {
  head: SquareHead | null
  headed: boolean
  wide: boolean
  lead: boolean
}): number {
  if (wide) return headed && !lead ? BANNERS_PX : 0
  if (!head) return HEADER_PX
  const { theme, isTall, others } = head
  const rowPx = theme === null ? 0 : isTall ? THEME_PX : THEME_ROW_PX
  return rowPx + (others.length > 0 ? BANNERS_PX : isTall ? 0 : HEADER_PX)
}

/** On a phone. */
function Head({ theme, isTall, others }: SquareHead) {
  return (
    <>
      {theme && isTall && <ThemeBlock banner={theme} />}
      {others.length > 0 && <Banners banners={others} lead={null} />}
      {theme && !isTall && (
        <View className={classes('mg-square__row', others.length === 0 && 'mg-square__row--first')}>
          <ThemeRow banner={theme} onClose={nothing} />
        </View>
      )}
    </>
  )
}

/** 广场: what people made, edge to edge. */
export function Square({ pages, scroll, start }: SquareProps) {
  const { feed, narrowing } = useSquareView()
  // With the first of them all of the list comes up: behind what is more urgent.
  const banners = useFirstDeferred(useBanners({ feed, narrowing }, pages.works !== undefined))
  const headed = banners !== null && banners.length > 0
  const bare = banners?.length === 0
  const size = usePageSize()
  // On a phone they have a row of their own.
  const lead = useMemo(
    () => (headed && size.wide && pages.works?.length ? computeLead(size) : null),
    [headed, size, pages.works?.length],
  )
  const hasEntered = useHasEntered(banners?.[0]?.entry?.contestId ?? '')
  const head = useMemo(
    () => (banners && headed && !size.wide ? splitBanners(banners, hasEntered) : null),
    [banners, headed, size.wide, hasEntered],
  )
  const [searching, setSearching] = useState(false)
  useScrollPositions(JSON.stringify(buildQuery(feed, narrowing)), scroll)
  const turning = useTurning((by) => {
    const next = FEEDS[FEEDS.findIndex(({ id }) => id === feed) + by]
    if (next && !narrowing) useSquareView.setState({ feed: next.id })
  })
  const choose = (chosen: Narrowing) => {
    setSearching(false)
    useSquareView.setState({ narrowing: chosen })
  }
  return (
    <View
      className={classes('mg-square', headed && 'mg-square--headed', bare && 'mg-square--bare')}
    >
      <SquareHeader
        {...{ feed, narrowing, scroll }}
        onFeed={(id) => useSquareView.setState({ feed: id })}
        onSearch={() => setSearching(true)}
      />
      {head ? <Head {...head} /> : headed && <Banners banners={banners} lead={lead} />}
      {/* Remounted with them: rows in view are never pushed down. */}
      <View key={`${headed} ${head?.isTall}`} className="mg-square__body" {...turning}>
        {banners ? (
          <SquareBody
            {...{ feed, narrowing, pages, scroll, start }}
            topPx={computeTop({ head, headed, wide: size.wide, lead: lead !== null })}
            lead={lead}
          />
        ) : (
          <Waiting />
        )}
      </View>
      {searching && (
        <SearchPanel
          words={narrowing?.kind === 'words' ? narrowing.words : ''}
          onChoose={choose}
          onClose={() => setSearching(false)}
        />
      )}
    </View>
  )
}
