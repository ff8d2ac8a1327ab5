import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { PageHead } from '@/domain/navigation/PageHead'
import { copyText } from '@/platform/clipboard'
import { openOutside, siteOrigin } from '@/platform/site'
import { showErrorToast } from '@/platform/toast'
import { Icon } from '@/ui/Icon/Icon'
import { classes } from '@/ui/classes'
import { pressable } from '@/ui/pressable'
import { buildSamples, type Sample } from './samples'
import { texts } from './texts'
import './Samples.scss'

const COPIED_MS = 1500

/** A text, its words in quotes, its keywords. */
const TOKEN = /("[^"]*"|'[^']*')|\b(import|from|curl|print)\b/

function Code({ code }: { code: string }) {
  return (
    <View className="api-code__text" {...{ tabIndex: 0 }}>
      {code.split('\n').map((line, index) => (
        <View key={index} className="api-code__line">
          {line.split(TOKEN).map((word, nth) => (
            <Text
              key={nth}
              className={
                /^["']/.test(word ?? '')
                  ? 'api-code__string'
                  : /^(import|from|curl|print)$/.test(word ?? '')
                    ? 'api-code__keyword'
                    : ''
              }
            >
              {word}
            </Text>
          ))}
        </View>
      ))}
    </View>
  )
}

function Block({ name, note, code }: Sample) {
  const [copied, setCopied] = useState(false)
  async function copy(): Promise<void> {
    if (!(await copyText(code))) return showErrorToast(texts.copyFailed)
    setCopied(true)
    setTimeout(() => setCopied(false), COPIED_MS)
  }
  return (
    <View className="api-code">
      <View className="api-code__head">
        <View>
          {name}
          <Text className="api-code__note">{note}</Text>
        </View>
        <View
          className="mg-press api-code__copy"
          {...pressable({ onPress: () => void copy(), label: texts.copyCode(name) })}
        >
          <Icon name="copy" size={18} />
          {copied ? texts.copied : texts.copy}
        </View>
      </View>
      <Code code={code} />
    </View>
  )
}

/** 接入示例 */
export function Samples({ columns = false }: { columns?: boolean }) {
  const origin = siteOrigin()
  return (
    <View className={classes('api-samples', columns && 'api-samples--columns')}>
      {buildSamples(origin).map((sample) => (
        <Block key={sample.name} {...sample} />
      ))}
      <View className="api-samples__docs">
        <Text>{texts.docsNote}</Text>
        <View
          className="mg-press api-samples__link"
          {...pressable({ role: 'link', onPress: () => openOutside(`${origin}/developers`) })}
        >
          {texts.docs}
        </View>
      </View>
    </View>
  )
}

/** 接入示例, as a page of its own on phones. */
export function SamplesPage(_: { onClose: () => void }) {
  return (
    <View>
      <PageHead title={texts.samples} />
      <Samples />
    </View>
  )
}
