import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { navigate } from '@/domain/navigation/navigate'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { IconButton } from '@/ui/IconButton/IconButton'
import { pressable } from '@/ui/pressable'
import { removeComment, showComment } from './actions'
import { useCommentsContext } from './context'
import { elementId } from './elementId'
import { Face } from './Face'
import { Like } from './Like'
import { splitMentions } from './mentions'
import { COMMENTS } from './texts'
import { TextButton } from './TextButton'
import { formatAge } from './time'
import type { ReplyView } from './types'

function Name({ comment }: { comment: ReplyView }) {
  const { pinnedId } = useCommentsContext()
  const { author, byAuthor, mine } = comment
  if (!author) return null
  return (
    <View className="mg-comment__head">
      <View
        className="mg-press mg-comment__name"
        {...pressable({
          role: 'link',
          onPress: () => void navigate('pagesD/user-works/user-works', { user_id: author.id }),
        })}
      >
        <Text>{mine ? COMMENTS.me : author.nickname}</Text>
      </View>
      {byAuthor && <Text className="mg-comment__mark">{COMMENTS.author}</Text>}
      {pinnedId === comment.id && <Text className="mg-comment__mark">{COMMENTS.pinned}</Text>}
    </View>
  )
}

function Words({ comment: { words, mentions, replyTo } }: { comment: ReplyView }) {
  return (
    <View className="mg-comment__words">
      {replyTo && (
        <Text className="mg-comment__addressed">{COMMENTS.addressed(replyTo.nickname)}</Text>
      )}
      {splitMentions(words, mentions).map(({ text, isName }, index) => (
        <Text key={index} className={isName ? 'mg-comment__mention' : ''} userSelect>
          {text}
        </Text>
      ))}
    </View>
  )
}

/** State that its writer alone sees: that it waits, or why it was refused. */
function OwnState({ comment }: { comment: ReplyView }) {
  const { workId, onWrite, closed } = useCommentsContext()
  const remove = () => void removeComment(workId, comment)
  if (comment.state === 'pending') {
    return (
      <View className="mg-comment__meta">
        <View className="mg-comment__pending">
          <Icon name="history" size={16} />
          <Text>{COMMENTS.pending}</Text>
        </View>
        <TextButton onPress={remove}>{COMMENTS.withdraw}</TextButton>
      </View>
    )
  }
  return (
    <>
      <View className="mg-comment__refused">{COMMENTS.rejected(comment.reason)}</View>
      <View className="mg-comment__meta">
        {!closed && (
          <TextButton onPress={() => onWrite({ replaces: comment })}>{COMMENTS.again}</TextButton>
        )}
        <TextButton onPress={remove}>{COMMENTS.remove}</TextButton>
      </View>
    </>
  )
}

/** Hidden: for its writer, and for the author of the work, who may show it again. */
function HiddenState({ comment }: { comment: ReplyView }) {
  const { workId, reload } = useCommentsContext()
  const { reason, restorable, mine } = comment
  return (
    <>
      {reason !== null && (
        <View className="mg-comment__refused">{COMMENTS.hiddenByStaff(reason)}</View>
      )}
      <View className="mg-comment__meta">
        {!restorable && reason === null && (
          <View className="mg-comment__pending">
            <Icon name="eye-off" size={16} />
            <Text>{COMMENTS.hiddenByAuthor}</Text>
          </View>
        )}
        {restorable && (
          <TextButton onPress={() => void showComment(workId, comment, reload)}>
            {COMMENTS.show}
          </TextButton>
        )}
        {mine && (
          <TextButton onPress={() => void removeComment(workId, comment)}>
            {COMMENTS.remove}
          </TextButton>
        )}
      </View>
    </>
  )
}

function State({ comment }: { comment: ReplyView }) {
  if (comment.state === 'public') return <Meta comment={comment} />
  if (comment.state === 'hidden') return <HiddenState comment={comment} />
  return <OwnState comment={comment} />
}

function Meta({ comment }: { comment: ReplyView }) {
  const { author: workAuthor, closed, onWrite, onMore } = useCommentsContext()
  const { id, author, authorLiked, byAuthor, createdAt } = comment
  const nickname = author?.nickname ?? ''
  return (
    <View className="mg-comment__meta">
      <Text className="mg-comment__time">{formatAge(createdAt, new Date())}</Text>
      {!closed && (
        <TextButton
          label={COMMENTS.replyLabel(nickname)}
          onPress={() => onWrite({ replyTo: { id, nickname } })}
        >
          {COMMENTS.reply}
        </TextButton>
      )}
      <View className="mg-comment__more">
        <IconButton icon="more" label={COMMENTS.more(nickname)} onPress={() => onMore(comment)} />
      </View>
      {authorLiked && !byAuthor && (
        <View className="mg-comment__liked">
          <Face user={workAuthor} size="mark" />
          <Text>{COMMENTS.authorLiked}</Text>
        </View>
      )}
    </View>
  )
}

function Placeholder({ comment }: { comment: ReplyView }) {
  const { workId, reload } = useCommentsContext()
  const isHidden = comment.state === 'hidden'
  return (
    <View className="mg-comment__meta mg-comment__meta--gone">
      <Text className="mg-comment__gone">{isHidden ? COMMENTS.hidden : COMMENTS.deleted}</Text>
      {comment.restorable && (
        <TextButton onPress={() => void showComment(workId, comment, reload)}>
          {COMMENTS.show}
        </TextButton>
      )}
    </View>
  )
}

interface CommentRowProps {
  comment: ReplyView
  /** False: it is shown in its thread as well. */
  inPlace?: boolean
  /** Its replies. */
  children?: ReactNode
}

/** One comment or reply. */
export function CommentRow({ comment, inPlace = true, children }: CommentRowProps) {
  const { focusId } = useCommentsContext()
  const { id, state, parentId, author, words } = comment
  const isOpen = state === 'public'
  const isGone = state === 'deleted' || (state === 'hidden' && words === '')
  const size = parentId === null ? 'thread' : 'reply'
  return (
    <View
      id={inPlace ? elementId(id) : ''}
      role="listitem"
      className={classes(
        'mg-comment',
        `mg-comment--${size}`,
        !isOpen && 'mg-comment--waiting',
        focusId === id && 'mg-comment--focus',
      )}
    >
      <Face user={author} size={size} />
      <View className="mg-comment__body">
        <View className="mg-comment__main">
          <View className="mg-comment__said">
            {isGone ? (
              <Placeholder comment={comment} />
            ) : (
              <>
                <Name comment={comment} />
                <Words comment={comment} />
                <State comment={comment} />
              </>
            )}
          </View>
          {isOpen && <Like comment={comment} />}
        </View>
        {children}
      </View>
    </View>
  )
}
