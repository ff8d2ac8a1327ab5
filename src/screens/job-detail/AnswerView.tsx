import { Text, View } from '@tarojs/components'
import type { JobView } from '@contract/jobs'
import { tick } from '@/platform/haptics'
import { mediaUrl } from '@/platform/media'
import { Action } from '@/ui/Action/Action'
import { Button } from '@/ui/Button/Button'
import { Chip } from '@/ui/Chip/Chip'
import { Dock } from '@/ui/Dock/Dock'
import { Icon } from '@/ui/Icon/Icon'
import { KeyValues } from '@/ui/KeyValues/KeyValues'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { readPicture, type Answer } from '@/domain/jobs/answer'
import { AnswerPalette } from './AnswerPalette'
import { ResultNotes } from './ResultNotes'
import { copyAndSay } from './copy'
import { formatMinute } from './jobWords'
import { ANSWER, DETAIL, TAG_KINDS } from './texts'
import './AnswerView.scss'

export interface AnswerViewProps {
  job: JobView
  answer: Answer
  /** The prompt, taken to 创作. */
  onPaint: (prompt: string) => void
  onAgain: () => void
  onRemove: () => void
  /** For ui/later, which fetches it. */
  open: boolean
  onClose: () => void
}

/** Whole whatever its shape; a tall one leaves the words in sight. */
const HEIGHT_VH = 44
/** Longer values take a row of their own. */
const SHORT_CHARS = 12

function Title({ children }: { children: string }) {
  return (
    <View className="mg-answer__title" role="heading" aria-level={2}>
      {children}
    </View>
  )
}

/** The source, whole: the answer is compared with it. */
function Source({ job }: { job: JobView }) {
  const source = readPicture(job)
  if (!source) return <View className="mg-answer__gone">{ANSWER.gone}</View>
  const { url, width, height } = source
  return (
    <View className="mg-answer__picture">
      <View
        className="mg-answer__fit"
        style={{ maxWidth: `${((HEIGHT_VH * width) / height).toFixed(2)}vh` }}
      >
        <Picture src={mediaUrl(url)} alt={ANSWER.source} width={width} height={height} />
      </View>
    </View>
  )
}

function Prompt({ prompt }: { prompt: string }) {
  return (
    <View className="mg-answer__box">
      <View className="mg-answer__head">
        <Title>{ANSWER.prompt}</Title>
        <View
          className="mg-press mg-answer__copy"
          {...pressable({ onPress: () => void copyAndSay(prompt, ANSWER.copied) })}
        >
          <Icon name="copy" size={18} />
          <Text>{ANSWER.copy}</Text>
        </View>
      </View>
      <Text className="mg-answer__prompt" userSelect>
        {prompt}
      </Text>
    </View>
  )
}

/** A job that found out instead of painting: the picture, the words it is made of, its colours. */
export function AnswerView({ job, answer, onPaint, onAgain, onRemove }: AnswerViewProps) {
  const { prompt, tags, palette } = answer
  const facts = [...answer.facts, { label: ANSWER.time, value: formatMinute(job.createdAt) }].map(
    (fact) => ({ ...fact, wide: fact.value.length > SHORT_CHARS }),
  )
  return (
    <View className="mg-answer">
      <Source job={job} />
      <Prompt prompt={prompt} />
      {tags.length > 0 && <Title>{DETAIL.tags}</Title>}
      {tags.map(({ kind, names }) => (
        <View key={kind} className="mg-answer__group">
          <Text className="mg-answer__kind">{TAG_KINDS[kind] ?? kind}</Text>
          <View className="mg-answer__chips">
            {names.map((name) => (
              <Chip
                key={name}
                text={name}
                onPress={() => void copyAndSay(name, DETAIL.valueCopied(name))}
              />
            ))}
          </View>
        </View>
      ))}
      {palette.length > 0 && <Title>{DETAIL.palette}</Title>}
      {palette.length > 0 && <AnswerPalette palette={palette} />}
      {job.notes.length > 0 && <ResultNotes job={job} />}
      <Title>{DETAIL.facts}</Title>
      <KeyValues
        items={facts}
        onHold={({ label, value }) => {
          tick()
          void copyAndSay(value, DETAIL.valueCopied(label))
        }}
      />
      <Dock>
        <Action icon="trash" word={DETAIL.remove} onPress={onRemove} />
        <Action icon="retry" word={DETAIL.againTool} onPress={onAgain} />
        <View className="mg-answer__pill">
          <Button variant="primary" wide onPress={() => onPaint(prompt)}>
            {DETAIL.usePrompt}
          </Button>
        </View>
      </Dock>
    </View>
  )
}
