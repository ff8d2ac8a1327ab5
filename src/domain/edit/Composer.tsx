import { View } from '@tarojs/components'
import { type ReactNode, useEffect, useState } from 'react'
import { SENTENCE_MAX } from '@contract/edits'
import { textLength } from '@contract/tools/check'
import { mediaUrl } from '@/platform/media'
import { useLatest } from '@/lib/useLatest'
import { useOnline } from '@/platform/network'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { lazySheet } from '@/ui/later'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { TextArea } from '@/ui/TextArea/TextArea'
import { useKeys } from '@/ui/useKeys'
import type { SendingState } from './ComposerReferences'
import { SAY } from './texts'
import type { ReferencesDraft } from './useReferences'
import './Composer.scss'

const MentionPanel = lazySheet(
  () => import('@/domain/characters/MentionPanel').then((m) => m.MentionPanel),
  { quiet: true },
)

const ComposerReferences = lazySheet(() =>
  import('./ComposerReferences').then((m) => m.ComposerReferences),
)
const ComposerMention = lazySheet(
  () => import('./ComposerMention').then((m) => m.ComposerMention),
  { quiet: true },
)

const nothing = () => {}
const FREE: SendingState = { block: null, isSending: false }

interface ComposerProps {
  /** The picture that will change. */
  picture: { thumbUrl: string; color: string }
  value: string
  onChange: (value: string) => void
  /** 看改法; with ＋ while a version is being made. */
  onSend: () => void
  placeholder: string
  isQueueing?: boolean
  busy?: boolean
  /** Pictures that the sentence refers to. */
  references: ReferencesDraft
  /** In place of the send disc while nothing is written: the microphone. */
  idle?: ReactNode
}

/** The sentence: the picture it is about, the words, and one disc. */
export function Composer(props: ComposerProps) {
  const { picture, value, onChange, onSend, placeholder, isQueueing = false, busy = false } = props
  const { references } = props
  const online = useOnline()
  const [composing, setComposing] = useState(false)
  const [adding, setAdding] = useState(false)
  const [{ block, isSending }, setState] = useState(FREE)
  const [isWaiting, setWaiting] = useState(false)
  const [caret, setCaret] = useState<number | null>(null)
  const over = textLength(value) - SENTENCE_MAX
  const isEmpty = value.trim() === ''
  const canSend =
    !isEmpty && over <= 0 && online && !busy && !composing && (block === null || isSending)
  const send = () => {
    // Files on their way are waited for, so that the picture on the screen is the one that is sent.
    if (canSend && isSending) setWaiting(true)
    else if (canSend) onSend()
  }
  const sendNow = useLatest(send)
  useEffect(() => {
    if (!isWaiting || isSending) return
    setWaiting(false)
    sendNow.current()
  }, [isWaiting, isSending, sendNow])
  const mention = (number: number) => {
    const at = caret ?? value.length
    onChange(`${value.slice(0, at)}@${number}${value.slice(at)}`)
  }
  useKeys(true, (key) => {
    if (key !== 'mod+enter' || !canSend) return false
    send()
    return true
  })
  const note =
    over > 0
      ? SAY.tooLong(over)
      : !online && !isEmpty
        ? SAY.offline
        : isWaiting
          ? SAY.waiting
          : isSending || isEmpty
            ? null
            : block
  const hasRow = adding || references.all.length > 0
  return (
    <View className="say">
      {hasRow && (
        <ComposerReferences
          open
          onClose={() => setAdding(false)}
          draft={references}
          sentence={value}
          onSentence={onChange}
          onMention={mention}
          onState={setState}
        />
      )}
      {/[@＠](?!\d)/.test(value) && !composing && (
        <ComposerMention
          open
          onClose={nothing}
          draft={references}
          sentence={value}
          caret={caret}
          onChange={onChange}
          onAdd={() => setAdding(true)}
        />
      )}
      {/[@＠]/.test(value) && (
        <MentionPanel
          open
          onClose={nothing}
          value={value}
          composing={composing}
          onChange={onChange}
          model={null}
          onMentioned={nothing}
        />
      )}
      {note !== null && (
        <View className="say__note" role="status">
          {note}
        </View>
      )}
      <View className="say__row">
        <View className="say__box">
          <View className="say__picture" aria-hidden>
            <Picture src={mediaUrl(picture.thumbUrl)} alt="" color={picture.color} />
          </View>
          <View className="say__field">
            <TextArea
              value={value}
              onChange={onChange}
              label={SAY.label}
              placeholder={placeholder}
              onComposing={setComposing}
              onEnter={send}
              onCaret={(_, end) => setCaret(end)}
            />
          </View>
          {references.all.length === 0 && (
            <View
              className="mg-press say__add"
              {...pressable({
                label: SAY.reference,
                expanded: adding,
                onPress: () => setAdding(!adding),
              })}
            >
              <Icon name="image" />
            </View>
          )}
          {isEmpty && !isQueueing && props.idle}
        </View>
        {(!isEmpty || isQueueing) && (
          <View
            className={classes(
              'mg-press say__send',
              isQueueing && 'say__send--queue',
              !canSend && 'say__send--off',
            )}
            {...pressable({
              label: isQueueing ? SAY.queue : SAY.send,
              disabled: !canSend,
              onPress: send,
            })}
          >
            <Icon name={isQueueing ? 'plus' : 'arrow-up'} />
          </View>
        )}
      </View>
    </View>
  )
}
