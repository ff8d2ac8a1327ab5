import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import type { IconName } from '@/ui/Icon/paths'
import { pressable } from '@/ui/pressable'
import { CommentRow } from './CommentRow'
import { useCommentsContext } from './context'
import { COMMENTS } from './texts'
import type { CommentView, ReplyView } from './types'
import { useReplies } from './useComments'

interface LineProps {
  icon: IconName
  children: string
  onPress: () => void
  disabled?: boolean
  expanded?: boolean
  /** At the right. */
  word?: string
}

/** A row that opens what is not shown yet. */
export function OpenLine({ icon, children, onPress, disabled, expanded, word }: LineProps) {
  return (
    <View
      className={classes(
        'mg-press mg-comments__line',
        word !== undefined && 'mg-comments__line--wide',
      )}
      {...pressable({ onPress, disabled, expanded })}
    >
      <Icon name={icon} size={18} />
      <Text className="mg-comments__linewords">{children}</Text>
      {word !== undefined && <Text className="mg-comments__lineword">{word}</Text>}
    </View>
  )
}

function Reply({ reply }: { reply: ReplyView }) {
  const { focusId } = useCommentsContext()
  const [isOpen, setIsOpen] = useState(false)
  if (reply.folded && !isOpen && focusId !== reply.id) {
    return (
      <View role="listitem">
        <OpenLine icon="eye-off" onPress={() => setIsOpen(true)} word={COMMENTS.look}>
          {COMMENTS.foldedOne}
        </OpenLine>
      </View>
    )
  }
  return <CommentRow comment={reply} />
}

interface ThreadProps {
  thread: CommentView
  /** The viewer's replies that others do not see. */
  own: readonly ReplyView[]
}

/** A comment and its replies: the first three, then ten at a time. */
export function Thread({ thread, own }: ThreadProps) {
  const { workId } = useCommentsContext()
  const [isOpen, setIsOpen] = useState(false)
  const state = useReplies(workId, thread, isOpen)
  const left = thread.replyCount - state.rows.length
  // Counters include replies that this viewer does not see.
  const hasMore = left > 0 && (!isOpen || state.isPending || state.isError || state.hasNextPage)
  const more = () => {
    if (!isOpen) setIsOpen(true)
    else void (state.isError && !state.data ? state.refetch() : state.fetchNextPage())
  }
  const isLoading = state.isFetching && isOpen
  const words = state.isError ? COMMENTS.repliesFailed : COMMENTS.moreReplies(left)
  const replies = [...state.rows, ...own]
  return (
    <CommentRow comment={thread}>
      {replies.length > 0 && (
        <View className="mg-comment__replies" role="list">
          {replies.map((reply) => (
            <Reply key={reply.id} reply={reply} />
          ))}
        </View>
      )}
      {hasMore && (
        <OpenLine icon="down" onPress={more} disabled={isLoading}>
          {isLoading ? COMMENTS.loading : words}
        </OpenLine>
      )}
    </CommentRow>
  )
}
