import { View } from '@tarojs/components'
import { useState } from 'react'
import { call } from '@/api/call'
import { useWrite } from '@/api/useWrite'
import { showToast } from '@/platform/toast'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Button } from '@/ui/Button/Button'
import { Cell } from '@/ui/Cell/Cell'
import { Chip } from '@/ui/Chip/Chip'
import { TextArea } from '@/ui/TextArea/TextArea'
import {
  copyWords,
  hideComment,
  isThread,
  pinComment,
  removeComment,
  requireLogin,
} from './actions'
import { replaceComment } from './cache'
import { useCommentsContext } from './context'
import { Face } from './Face'
import { COMMENTS, REPORT_COMMENT, SHEET } from './texts'
import type { ReplyView, ReportReason } from './types'

const REPORT_MAX = 200

function Report({ comment, onDone }: { comment: ReplyView; onDone: () => void }) {
  const { workId } = useCommentsContext()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [words, setWords] = useState('')
  const { run, busy } = useWrite({
    mutationFn: (chosen: ReportReason) =>
      call('POST /api/comment/report', { body: { id: comment.id, reason: chosen, words } }),
    onSuccess() {
      replaceComment(workId, comment, null)
      showToast(REPORT_COMMENT.done)
      onDone()
    },
  })
  return (
    <View className="mg-commentreport">
      <View className="mg-commentreport__why">{REPORT_COMMENT.why}</View>
      <View className="mg-commentreport__reasons" role="radiogroup" aria-label={REPORT_COMMENT.why}>
        {REPORT_COMMENT.reasons.map(({ value, text }) => (
          <Chip key={value} text={text} on={value === reason} onPress={() => setReason(value)} />
        ))}
      </View>
      {reason === 'other' && (
        <View className="mg-commentbox__words">
          <TextArea
            value={words}
            onChange={(text) => setWords([...text].slice(0, REPORT_MAX).join(''))}
            label={REPORT_COMMENT.words}
            placeholder={REPORT_COMMENT.placeholder}
            rows={2}
          />
        </View>
      )}
      <Button
        variant="primary"
        wide
        disabled={!reason || busy}
        onPress={() => reason && void run(reason)}
      >
        {busy ? REPORT_COMMENT.sending : reason ? REPORT_COMMENT.send : REPORT_COMMENT.choose}
      </Button>
      <View className="mg-commentreport__note">{REPORT_COMMENT.note}</View>
    </View>
  )
}

function AuthorCells({ comment, onClose }: { comment: ReplyView; onClose: () => void }) {
  const { workId, pinnedId } = useCommentsContext()
  const isPinned = comment.id === pinnedId
  return (
    <>
      {isThread(comment) && (
        <Cell
          icon="arrow-up"
          text={isPinned ? SHEET.unpin : SHEET.pin}
          onPress={() => {
            onClose()
            void pinComment(workId, comment, !isPinned)
          }}
        />
      )}
      {!comment.mine && (
        <Cell
          icon="eye-off"
          text={SHEET.hide}
          value={SHEET.hideNote}
          onPress={() => {
            onClose()
            void hideComment(workId, comment)
          }}
        />
      )}
    </>
  )
}

function Body({ comment, onClose }: { comment: ReplyView; onClose: () => void }) {
  const { workId, isAuthor, closed, onWrite } = useCommentsContext()
  const [isReporting, setIsReporting] = useState(false)
  const { author, words, mine } = comment
  const nickname = author?.nickname ?? ''
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <>
      <View className="mg-commentsheet__quote">
        <Face user={author} size="thread" />
        <View className="mg-commentsheet__words">{words}</View>
      </View>
      {!closed && (
        <Cell
          icon="undo"
          text={COMMENTS.reply}
          onPress={then(() => onWrite({ replyTo: { id: comment.id, nickname } }))}
        />
      )}
      <Cell icon="copy" text={SHEET.copy} onPress={then(() => void copyWords(comment))} />
      {isAuthor && <AuthorCells {...{ comment, onClose }} />}
      {mine ? (
        <Cell
          icon="trash"
          text={COMMENTS.remove}
          tone="danger"
          onPress={then(() => void removeComment(workId, comment))}
        />
      ) : (
        <Cell
          icon="alert"
          text={SHEET.report}
          onPress={() => {
            if (requireLogin(onClose)) setIsReporting(!isReporting)
          }}
        />
      )}
      {isReporting && <Report comment={comment} onDone={onClose} />}
    </>
  )
}

/** Acts on one comment; null: closed. */
export function CommentSheet({
  comment,
  onClose,
}: {
  comment: ReplyView | null
  onClose: () => void
}) {
  // The sheet keeps its content while it leaves.
  const [shown, setShown] = useState(comment)
  if (comment !== null && comment !== shown) setShown(comment)
  const title = shown?.mine ? SHEET.own : SHEET.title(shown?.author?.nickname ?? '')
  return (
    <BottomSheet open={comment !== null} onClose={onClose} title={title}>
      {shown && <Body key={shown.id} comment={shown} onClose={onClose} />}
    </BottomSheet>
  )
}
