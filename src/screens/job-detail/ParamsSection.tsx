import { Text, View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import type { JobView } from '@contract/jobs'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { tick } from '@/platform/haptics'
import { useApp } from '@/stores/app'
import { Icon } from '@/ui/Icon/Icon'
import { KeyValues, type KeyValue } from '@/ui/KeyValues/KeyValues'
import { pressable } from '@/ui/pressable'
import { copyAndSay } from './copy'
import { buildFacts } from './facts'
import { getNegativePrompt, getPrompt } from './jobWords'
import { DETAIL } from './texts'
import './ParamsSection.scss'

const STYLES_FRESH_MS = 3_600_000

function Words({ label, words }: { label: string; words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <View className="mg-params__words">
      <Text className="mg-params__label">{label}</Text>
      <Text className="mg-params__text">{words.join('、')}</Text>
    </View>
  )
}

/** 参数: the prompt, every fact, and what the engine made of the words. */
export function ParamsSection({ job, pictureIndex }: { job: JobView; pictureIndex: number }) {
  const models = useApp((app) => app.appConfig?.modelList) ?? []
  const styles = useQuery({
    queryKey: keys.styles,
    queryFn: () => call('GET /api/styles/app'),
    staleTime: STYLES_FRESH_MS,
  })
  const facts = buildFacts(job, pictureIndex, { styles: styles.data ?? [], models })
  const prompt = getPrompt(job)
  const negative = getNegativePrompt(job)
  const hold = ({ label, value }: KeyValue) => {
    tick()
    void copyAndSay(value, DETAIL.valueCopied(label))
  }
  return (
    <View className="mg-params">
      <View className="mg-params__head">
        <View className="mg-params__title" role="heading" aria-level={2}>
          {DETAIL.params}
        </View>
        {prompt && (
          <View
            className="mg-press mg-params__copy"
            {...pressable({ onPress: () => void copyAndSay(prompt, DETAIL.promptCopied) })}
          >
            <Icon name="copy" size={18} />
            <Text>{DETAIL.copyPrompt}</Text>
          </View>
        )}
      </View>
      {prompt && (
        <Text className="mg-params__prompt" userSelect>
          {prompt}
        </Text>
      )}
      {negative && <Words label={DETAIL.negative} words={[negative]} />}
      <View className="mg-params__facts">
        <KeyValues items={facts} onHold={hold} />
      </View>
      {job.reading && (
        <>
          <Words label={DETAIL.understood} words={job.reading.understood} />
          <Words label={DETAIL.manner} words={job.reading.manner ?? []} />
          <Words
            label={DETAIL.substituted}
            words={job.reading.substituted?.map(({ word, by }) => DETAIL.instead(word, by)) ?? []}
          />
          <Words label={DETAIL.ignored} words={job.reading.ignored} />
        </>
      )}
      {job.pictures.length > 0 && <Text className="mg-params__note">{DETAIL.markNote}</Text>}
    </View>
  )
}
