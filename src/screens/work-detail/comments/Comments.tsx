import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { getErrorMessage } from '@/api/error'
import type { WorkView } from '@/domain/works/types'
import { usePageNearEnd } from '@/platform/loadMore'
import { useSession } from '@/stores/session'
import { Button } from '@/ui/Button/Button'
import { classes } from '@/ui/classes'
import { MoreFoot } from '@/ui/gallery/MoreFoot'
import { pressable } from '@/ui/pressable'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { CommentRow } from './CommentRow'
import { CommentSheet } from './CommentSheet'
import { Composer } from './Composer'
import { CommentsProvider, type CommentsContext } from './context'
import { HiddenComments } from './HiddenComments'
import { COMMENTS } from './texts'
import { OpenLine, Thread } from './Thread'
import type { CommentView, Order, ReplyView, Writing } from './types'
import { type CommentsState, listPeople, useComments } from './useComments'
import { useComposer } from './useComposer'
import { useScrollTo } from './useScrollTo'
import './Comments.scss'

const ORDERS: readonly Order[] = ['liked', 'newest']

function Head({
  count,
  order,
  onOrder,
}: {
  count: number
  order: Order
  onOrder: (order: Order) => void
}) {
  return (
    <View className="mg-comments__head">
      <View className="mg-comments__title" role="heading" aria-level={2}>
        {count > 0 ? COMMENTS.titleCount(count) : COMMENTS.title}
      </View>
      {count > 1 && (
        <View className="mg-comments__orders" role="radiogroup" aria-label={COMMENTS.sort}>
          {ORDERS.map((one) => (
            <View
              key={one}
              className={classes(
                'mg-press mg-comments__order',
                one === order && 'mg-comments__order--on',
              )}
              {...pressable({ role: 'radio', checked: one === order, onPress: () => onOrder(one) })}
            >
              <Text>{COMMENTS.orders[one]}</Text>
            </View>
          ))}
        </View>
      )}
    </View>
  )
}

function Waiting() {
  return (
    <View className="mg-comments__waiting" aria-hidden>
      {[0, 1].map((row) => (
        <View key={row} className="mg-comments__waitrow">
          <Skeleton width={36} height={36} round />
          <Skeleton width={220} height={44} />
        </View>
      ))}
    </View>
  )
}

function Failed({ state }: { state: CommentsState }) {
  return (
    <View className="mg-comments__note" role="status">
      <Text>{COMMENTS.failed}</Text>
      <Text className="mg-comments__hint">{getErrorMessage(state.error)}</Text>
      <Button size="medium" onPress={() => void state.refetch()}>
        {COMMENTS.retry}
      </Button>
    </View>
  )
}

function Empty({ closed }: { closed: boolean }) {
  return (
    <View className="mg-comments__note">
      <Text>{closed ? COMMENTS.closed : COMMENTS.empty}</Text>
      {!closed && <Text className="mg-comments__hint">{COMMENTS.emptyHint}</Text>}
    </View>
  )
}

/** Comments that several users reported, behind one row. */
function Folded({ threads }: { threads: readonly CommentView[] }) {
  const [isOpen, setIsOpen] = useState(false)
  if (threads.length === 0) return null
  return (
    <>
      <OpenLine
        icon="eye-off"
        onPress={() => setIsOpen(!isOpen)}
        expanded={isOpen}
        word={isOpen ? COMMENTS.fold : COMMENTS.look}
      >
        {COMMENTS.folded(threads.length)}
      </OpenLine>
      {isOpen && (
        <View role="list">
          {threads.map((thread) => (
            <Thread key={thread.id} thread={thread} own={NONE} />
          ))}
        </View>
      )}
    </>
  )
}

const NONE: readonly ReplyView[] = []

function List({ state, focusId }: { state: CommentsState; focusId: string | null }) {
  const { threads, first } = state
  const own = first?.own ?? NONE
  const isShown = (id: string | null) => threads.some((thread) => thread.id === id)
  const apart = own.filter(({ parentId }) => !isShown(parentId))
  const isFolded = (thread: CommentView) =>
    thread.folded && thread.id !== focusId && !thread.replies.some(({ id }) => id === focusId)
  const open = threads.filter((thread) => !isFolded(thread))
  return (
    <>
      {first?.closed && threads.length > 0 && (
        <View className="mg-comments__closed">{COMMENTS.closed}</View>
      )}
      {apart.length + open.length > 0 && (
        <View className="mg-comments__list" role="list">
          {apart.map((comment) => (
            <CommentRow key={comment.id} comment={comment} />
          ))}
          {open.map((thread) => (
            <Thread
              key={thread.id}
              thread={thread}
              own={own.filter(({ parentId }) => parentId === thread.id)}
            />
          ))}
        </View>
      )}
      <Folded threads={threads.filter(isFolded)} />
      <HiddenComments count={first?.hidden ?? 0} />
      {(state.hasNextPage || state.isFetchNextPageError) && <MoreFoot state={state} />}
      {threads.length + own.length === 0 && <Empty closed={first?.closed ?? false} />}
    </>
  )
}

interface CommentsProps {
  open: boolean
  onClose: () => void
  work: WorkView
  /** The comment being written; null: none. */
  writing: Writing | null
  onWriting: (writing: Writing | null) => void
  /** A comment or reply that a notification leads to. */
  focus?: string | undefined
}

/** Comments on a public work, with what writes and reports them. */
export function Comments({ work, writing, onWriting, focus }: CommentsProps) {
  const [order, setOrder] = useState<Order>('liked')
  const [sentId, setSentId] = useState<string | null>(null)
  const [chosen, setChosen] = useState<ReplyView | null>(null)
  const me = useSession((session) => session.userInfo?.id)
  const state = useComments(work.id, order, focus)
  usePageNearEnd(state.onNearEnd)
  const focusId = sentId ?? (state.first ? (focus ?? null) : null)
  useScrollTo(work.id, focusId)
  const composer = useComposer(writing, onWriting)
  const context: CommentsContext = {
    workId: work.id,
    isAuthor: work.mine,
    closed: state.first?.closed ?? work.commentsClosed,
    pinnedId: state.first?.pinned?.id ?? null,
    focusId,
    author: work.author,
    onWrite: onWriting,
    onMore: setChosen,
    reload: () => void state.refetch(),
  }
  return (
    <View className="mg-comments">
      <CommentsProvider value={context}>
        <Head count={state.first?.total ?? work.commentCount} order={order} onOrder={setOrder} />
        {state.data ? (
          <List state={state} focusId={focusId} />
        ) : state.isError ? (
          <Failed state={state} />
        ) : (
          <Waiting />
        )}
        <CommentSheet comment={chosen} onClose={() => setChosen(null)} />
        <Composer
          open={writing !== null}
          workId={work.id}
          writing={composer.shown}
          people={listPeople(work.author, state.threads, me)}
          onClose={() => onWriting(null)}
          onLogin={composer.login}
          onSent={setSentId}
        />
      </CommentsProvider>
    </View>
  )
}
