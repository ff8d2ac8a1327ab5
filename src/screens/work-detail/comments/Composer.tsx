import { Text, View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { call } from '@/api/call'
import { useWrite } from '@/api/useWrite'
import { makeId } from '@/lib/id'
import { useOnline } from '@/platform/network'
import { showToast } from '@/platform/toast'
import { NO_DRAFT, useCommentDrafts } from '@/stores/commentDrafts'
import { useSession } from '@/stores/session'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Button } from '@/ui/Button/Button'
import { Chip } from '@/ui/Chip/Chip'
import { FieldCount } from '@/ui/Field/FieldCount'
import { IconButton } from '@/ui/IconButton/IconButton'
import { TextArea } from '@/ui/TextArea/TextArea'
import { removeAtOnce } from './actions'
import { addComment } from './cache'
import { completeMention, findTyped, listMentioned, suggest } from './mentions'
import { COMPOSER } from './texts'
import { draftKey, type Person, type Writing } from './types'

const MAX_WORDS = 200

interface ComposerProps {
  open: boolean
  workId: string
  writing: Writing
  /** Users who can be mentioned. */
  people: readonly Person[]
  onClose: () => void
  /** A visitor wants to send. */
  onLogin: () => void
  /** Id of the new comment. */
  onSent: (id: string) => void
}

function getTitle({ replyTo, replaces }: Writing): string {
  if (replaces) return COMPOSER.againTitle
  return replyTo ? COMPOSER.replyTitle(replyTo.nickname) : COMPOSER.title
}

function People({ people, onPick }: { people: readonly Person[]; onPick: (one: Person) => void }) {
  return (
    <View className="mg-commentbox__people" role="group" aria-label={COMPOSER.people}>
      {people.length === 0 && <Text className="mg-commentbox__none">{COMPOSER.noPeople}</Text>}
      {people.map((one) => (
        <Chip key={one.id} text={`@${one.nickname}`} onPress={() => onPick(one)} />
      ))}
    </View>
  )
}

/** The draft of a comment, and the one request that it is sent by. */
function useStoredDraft({ workId, writing }: Pick<ComposerProps, 'workId' | 'writing'>) {
  const key = draftKey(workId, writing)
  const stored = useCommentDrafts(({ drafts }) => drafts[key])
  const { setDraft, dropDraft } = useCommentDrafts.getState()
  const { replaces } = writing
  const draft =
    stored ?? (replaces ? { words: replaces.words, mentions: replaces.mentions } : NO_DRAFT)
  return {
    draft,
    setDraft: (next: typeof draft) => setDraft(key, next),
    drop: () => dropDraft(key),
  }
}

/** Writing a comment or a reply. The words stay until they are sent. */
export function Composer(props: ComposerProps) {
  const { open, workId, writing, people, onClose, onLogin, onSent } = props
  const { draft, setDraft, drop } = useStoredDraft(props)
  const { words } = draft
  const [caret, setCaret] = useState<number | null>(null)
  const isLogin = useSession((session) => session.isLogin)
  const online = useOnline()
  // Sent again after a failure, the same words are one comment.
  const request = useRef({ words: '', id: '' })
  const { run, busy } = useWrite({
    mutationFn: () => {
      if (request.current.words !== words) request.current = { words, id: makeId() }
      const { replyTo, replaces } = writing
      const body = {
        workId,
        words,
        mentions: listMentioned(words, draft.mentions, people),
        requestId: request.current.id,
      }
      const target = replyTo?.id ?? replaces?.parentId ?? undefined
      return call('POST /api/comment/write', {
        body: target === undefined ? body : { ...body, replyTo: target },
      })
    },
    onSuccess(comment) {
      drop()
      addComment(workId, comment)
      if (writing.replaces) void removeAtOnce(workId, writing.replaces)
      onClose()
      onSent(comment.id)
      if (comment.state === 'pending') showToast(COMPOSER.sent)
    },
  })
  const at = Math.min(caret ?? words.length, words.length)
  const typed = findTyped(words, at)
  const change = (next: string) => {
    setCaret(null)
    setDraft({ ...draft, words: next })
  }
  const pick = (one: Person) => {
    const completed = completeMention(words, at, one.nickname)
    setCaret(completed.caret)
    setDraft({ words: completed.words, mentions: [...draft.mentions, one] })
  }
  const isTooLong = [...words].length > MAX_WORDS
  const isEmpty = words.trim() === ''
  const label = isTooLong
    ? COMPOSER.tooLong(MAX_WORDS)
    : isEmpty
      ? COMPOSER.empty
      : !online
        ? COMPOSER.offline
        : !isLogin
          ? COMPOSER.login
          : busy
            ? COMPOSER.sending
            : COMPOSER.send
  return (
    <BottomSheet open={open} onClose={onClose} title={getTitle(writing)}>
      <View className="mg-commentbox__words">
        <TextArea
          value={words}
          onChange={change}
          onCaret={(_, end) => setCaret(end)}
          label={COMPOSER.words}
          placeholder={COMPOSER.placeholder}
          rows={4}
        />
      </View>
      {typed !== null && <People people={suggest(people, typed)} onPick={pick} />}
      <View className="mg-commentbox__row">
        <IconButton
          icon="at"
          label={COMPOSER.mention}
          onPress={() => change(`${words.slice(0, at)}@${words.slice(at)}`)}
        />
        <View className={isTooLong ? 'mg-commentbox__count--over' : 'mg-commentbox__count'}>
          <FieldCount value={words} max={MAX_WORDS} />
        </View>
      </View>
      <Button
        variant="primary"
        wide
        disabled={isTooLong || isEmpty || !online || busy}
        onPress={() => (isLogin ? void run() : onLogin())}
      >
        {label}
      </Button>
    </BottomSheet>
  )
}
