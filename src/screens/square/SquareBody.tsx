import { View } from '@tarojs/components'
import { useMemo, type ReactNode } from 'react'
import { getErrorMessage } from '@/api/error'
import { ListFoot } from '@/ui/gallery/ListFoot'
import type { ScrollSignal } from '@/ui/gallery/scroll'
import { loginUrlFor } from '@/domain/navigation/decide'
import { go, navigate } from '@/domain/navigation/navigate'
import { useSquareView, type Feed, type Narrowing } from '@/domain/works/squareView'
import { gapOf, WorkGrid } from '@/domain/works/WorkGrid'
import { usePageSize } from '@/platform/usePageSize'
import { Empty, type EmptyProps } from '@/ui/Empty/Empty'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { useFirstDeferred } from '@/ui/useFirstDeferred'
import type { Lead } from './lead'
import { SQUARE } from './texts'
import { useComing } from './useComing'
import type { FeedPages } from './useFeed'

interface SquareBodyProps {
  feed: Feed
  narrowing: Narrowing | null
  pages: FeedPages
  scroll: ScrollSignal
  /** Top of the works below the top of the page, at 375 px width. */
  topPx: number
  /** Content among the first of them. */
  lead?: Lead | null
  /** Content before the first public work. */
  start: ReactNode
}

/** Heights of skeleton tiles, column by column. */
const WAITING = [
  [330, 190, 250],
  [250, 140, 260],
]

/** In the shape of what comes. */
export function Waiting() {
  return (
    <View className="mg-square__waiting" aria-hidden>
      {WAITING.map((heights, column) => (
        <View key={column} className="mg-square__column">
          {heights.map((height) => (
            <Skeleton key={height} height={height} />
          ))}
        </View>
      ))}
    </View>
  )
}

const showAll = () => useSquareView.setState({ feed: 'recommended', narrowing: null })

/** Why nothing is here, and the one thing to do about it. */
function buildEmptyProps(feed: Feed, narrowing: Narrowing | null): EmptyProps | null {
  const toAll = { text: SQUARE.toAll, onPress: showAll }
  if (narrowing?.kind === 'tag') return { hint: SQUARE.tagNone, action: toAll }
  if (narrowing?.kind === 'style') {
    return { hint: SQUARE.styleNone(narrowing.name), action: toAll }
  }
  if (narrowing) return { hint: SQUARE.hitsNone, action: toAll }
  if (feed === 'following') {
    return {
      hint: SQUARE.followingNone,
      action: { text: SQUARE.toRecommended, onPress: showAll },
    }
  }
  if (feed === 'video') {
    const onPress = () => void navigate('pagesE/animate/short')
    return { hint: SQUARE.videoNone, action: { text: SQUARE.makeVideo, onPress } }
  }
  return null
}

function Alone(props: EmptyProps) {
  return (
    <View className="mg-square__alone">
      <Empty {...props} />
    </View>
  )
}

/** The works, or what there is to say instead of them. */
export function SquareBody(props: SquareBodyProps) {
  const { feed, narrowing, pages, scroll, topPx, lead = null, start } = props
  const { coming, onNearEnd } = pages
  // The first of them come up behind what is more urgent.
  const works = useFirstDeferred(pages.works)
  useComing(pages)
  const { columns } = usePageSize()
  const leadSize = useMemo(
    () => lead && { columns: lead.columns, heightPx: lead.heightPx + gapOf(columns) },
    [lead, columns],
  )

  if (pages.visitor) {
    const login = () => void go('navigate', loginUrlFor('/pages/playground/playground'))
    return <Alone title={SQUARE.followingVisitor} action={{ text: SQUARE.login, onPress: login }} />
  }
  if (!works && pages.isError) {
    const action = { text: SQUARE.retry, onPress: () => void pages.refetch() }
    return (
      <Alone
        drawing="failed"
        title={SQUARE.failed}
        hint={getErrorMessage(pages.error)}
        action={action}
      />
    )
  }
  if (!works) return <Waiting />
  if (works.length === 0 && !coming) {
    const nothing = buildEmptyProps(feed, narrowing)
    return nothing ? <Alone {...nothing} /> : <View className="mg-square__start">{start}</View>
  }
  return (
    <>
      <WorkGrid {...{ works, coming, scroll, onNearEnd, lead: leadSize }} listTopPx={topPx} />
      {coming ? (
        <View className="mg-square__coming" role="status">
          {SQUARE.coming}
        </View>
      ) : (
        <ListFoot state={pages} />
      )}
    </>
  )
}
