import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { SENTENCE_MAX } from '@contract/edits'
import { textLength } from '@contract/tools/check'
import { mediaUrl } from '@/platform/media'
import { useOnline } from '@/platform/network'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { lazySheet } from '@/ui/later'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { TextArea } from '@/ui/TextArea/TextArea'
import { useKeys } from '@/ui/useKeys'
import { SAY } from './texts'
import './Composer.scss'

const MentionPanel = lazySheet(
  () => import('@/domain/characters/MentionPanel').then((m) => m.MentionPanel),
  { quiet: true },
)

const nothing = () => {}

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
  /** In place of the send disc while nothing is written: the microphone. */
  idle?: ReactNode
}

/** The sentence: the picture it is about, the words, and one disc. */
export function Composer(props: ComposerProps) {
  const { picture, value, onChange, onSend, placeholder, isQueueing = false, busy = false } = props
  const online = useOnline()
  const [composing, setComposing] = useState(false)
  const over = textLength(value) - SENTENCE_MAX
  const isEmpty = value.trim() === ''
  const canSend = !isEmpty && over <= 0 && online && !busy && !composing
  const send = () => {
    if (canSend) onSend()
  }
  useKeys(true, (key) => {
    if (key !== 'mod+enter' || !canSend) return false
    onSend()
    return true
  })
  const note = over > 0 ? SAY.tooLong(over) : !online && !isEmpty ? SAY.offline : null
  return (
    <View className="say">
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
            />
          </View>
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
