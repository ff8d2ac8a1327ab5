import { Text, View } from '@tarojs/components'
import type { JobView } from '@contract/jobs'
import { copyText } from '@/platform/clipboard'
import { tick } from '@/platform/haptics'
import { mediaUrl } from '@/platform/media'
import { showToast } from '@/platform/toast'
import { Act } from '@/ui/Act/Act'
import { Button } from '@/ui/Button/Button'
import { Chip } from '@/ui/Chip/Chip'
import { Dock } from '@/ui/Dock/Dock'
import { Icon } from '@/ui/Icon/Icon'
import { KeyValues } from '@/ui/KeyValues/KeyValues'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { readPicture, shareText, type Answer } from './answer'
import { minuteOf } from './facts'
import { ANSWER, DETAIL, TAG_KINDS } from './texts'
import './AnswerView.scss'

interface AnswerViewProps {
  job: JobView
  answer: Answer
  /** The prompt, taken to 创作. */
  onPaint: (prompt: string) => void
  onAgain: () => void
  onRemove: () => void
}

async function copy(text: string, done: string): Promise<void> {
  if (await copyText(text)) showToast(done)
}

function Title({ children }: { children: string }) {
  return (
    <View className="mg-answer__title" role="heading" aria-level={2}>
      {children}
    </View>
  )
}

/** The source, whole: what was read is looked at beside the words. */
function Source({ job }: { job: JobView }) {
  const source = readPicture(job)
  if (!source) return <View className="mg-answer__gone">{ANSWER.gone}</View>
  return (
    <View className="mg-answer__picture">
      <Picture src={mediaUrl(source.url)} alt={ANSWER.source} fit="contain" />
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
          {...pressable({ onPress: () => void copy(prompt, ANSWER.copied) })}
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

function Palette({ palette }: Pick<Answer, 'palette'>) {
  return (
    <View className="mg-answer__palette" role="list">
      {palette.map(({ hex, name, share }) => (
        <View key={hex} className="mg-answer__swatch" role="listitem">
          <View
            className="mg-press mg-answer__colour"
            style={{ backgroundColor: hex }}
            {...pressable({
              label: ANSWER.colour(name || hex, shareText(share)),
              onPress: () => void copy(hex, DETAIL.valueCopied(hex)),
            })}
          />
          <Text className="mg-answer__name">{name || hex}</Text>
          <Text className="mg-answer__share">{shareText(share)}</Text>
        </View>
      ))}
    </View>
  )
}

/** A job that found out instead of painting: the picture, the words it is made of, its colours. */
export function AnswerView({ job, answer, onPaint, onAgain, onRemove }: AnswerViewProps) {
  const { prompt, tags, palette } = answer
  const facts = [...answer.facts, { label: ANSWER.time, value: minuteOf(job.createdAt) }]
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
                onPress={() => void copy(name, DETAIL.valueCopied(name))}
              />
            ))}
          </View>
        </View>
      ))}
      {palette.length > 0 && <Title>{DETAIL.palette}</Title>}
      {palette.length > 0 && <Palette palette={palette} />}
      <Title>{DETAIL.facts}</Title>
      <KeyValues
        items={facts}
        onHold={({ label, value }) => {
          tick()
          void copy(value, DETAIL.valueCopied(label))
        }}
      />
      <Dock>
        <Act icon="trash" word={DETAIL.remove} onPress={onRemove} />
        <Act icon="retry" word={DETAIL.againTool} onPress={onAgain} />
        <View className="mg-answer__pill">
          <Button variant="primary" wide onPress={() => onPaint(prompt)}>
            {DETAIL.usePrompt}
          </Button>
        </View>
      </Dock>
    </View>
  )
}
