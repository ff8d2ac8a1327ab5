import { Text, View } from '@tarojs/components'
import { copyText } from '@/platform/clipboard'
import { showToast } from '@/platform/toast'
import type { WorkView } from '@/domain/works/types'
import { Icon } from '@/ui/Icon/Icon'
import { KeyValues } from '@/ui/KeyValues/KeyValues'
import { pressable } from '@/ui/pressable'
import { buildFacts, getPrompt } from './facts'
import { DETAIL } from './texts'
import './WorkParams.scss'

async function copy(prompt: string): Promise<void> {
  if (await copyText(prompt)) showToast(DETAIL.copied)
}

/** 参数, as far as the author shows them. */
export function WorkParams({ work }: { work: WorkView }) {
  const prompt = getPrompt(work)
  return (
    <View className="mg-workparams">
      <View className="mg-workparams__head">
        <View className="mg-workparams__title" role="heading" aria-level={2}>
          {DETAIL.params}
        </View>
        {prompt !== '' && (
          <View
            className="mg-press mg-workparams__copy"
            {...pressable({ onPress: () => void copy(prompt) })}
          >
            <Icon name="copy" size={18} />
            <Text>{DETAIL.copyPrompt}</Text>
          </View>
        )}
      </View>
      {prompt !== '' && (
        <Text className="mg-workparams__prompt" userSelect>
          {prompt}
        </Text>
      )}
      <KeyValues items={buildFacts(work)} />
      {work.params === null && <Text className="mg-workparams__hidden">{DETAIL.hidden}</Text>}
    </View>
  )
}
