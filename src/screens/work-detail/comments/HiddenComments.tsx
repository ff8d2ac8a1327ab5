import { View } from '@tarojs/components'
import { useState } from 'react'
import { MoreFoot } from '@/ui/gallery/MoreFoot'
import { CommentRow } from './CommentRow'
import { useCommentsContext } from './context'
import { COMMENTS } from './texts'
import { OpenLine } from './Thread'
import { useHidden } from './useComments'

/** Comments that the author of the work hid, behind one row, to show them again. */
export function HiddenComments({ count }: { count: number }) {
  const { workId } = useCommentsContext()
  const [isOpen, setIsOpen] = useState(false)
  const state = useHidden(workId, isOpen && count > 0)
  if (count === 0) return null
  const hasFailed = state.isError && !state.data
  const isLoading = isOpen && state.isPending
  const words = hasFailed ? COMMENTS.hiddenFailed : COMMENTS.hiddenOnes(count)
  return (
    <>
      <OpenLine
        icon="eye-off"
        onPress={() => {
          if (isOpen && hasFailed) void state.refetch()
          else setIsOpen(!isOpen)
        }}
        disabled={isLoading}
        expanded={isOpen}
        word={isOpen ? COMMENTS.fold : COMMENTS.look}
      >
        {isLoading ? COMMENTS.loading : words}
      </OpenLine>
      {isOpen && state.data && (
        <View role="list">
          {state.rows.map((comment) => (
            <CommentRow key={comment.id} comment={comment} inPlace={false} />
          ))}
        </View>
      )}
      {isOpen && (state.hasNextPage || state.isFetchNextPageError) && <MoreFoot state={state} />}
    </>
  )
}
