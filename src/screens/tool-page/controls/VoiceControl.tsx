import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { VoiceChips } from '@/domain/music/VoiceChips'
import type { ControlProps, SpecOf } from '@/domain/tool-form/controls/control'
import { Section } from '@/domain/tool-form/controls/Section'
import { TextControl } from '@/domain/tool-form/controls/TextControl'
import { useLatest } from '@/lib/useLatest'
import { useLastVoice } from '@/stores/voice'
import './VoiceControl.scss'

type TextProps = ControlProps<SpecOf<'text'>>

function VoiceControl({ spec, value, onChange, offer }: TextProps) {
  const voices = offer.voices ?? []
  const last = useLastVoice(({ id }) => id)
  const change = useLatest(onChange)
  const suggested = value === '' && voices.some(({ id }) => id === last) ? last : null
  useEffect(() => {
    if (suggested !== null) change.current(suggested)
  }, [change, suggested])
  return (
    <Section title={spec.label}>
      <View className="voice-control">
        <VoiceChips voices={voices} value={value} onChange={onChange} />
      </View>
    </Section>
  )
}

/** A text of a tool, of which the voice of narration is one to choose. */
export function ToolTextControl(props: TextProps) {
  return props.name === 'narrationVoice' ? <VoiceControl {...props} /> : <TextControl {...props} />
}
