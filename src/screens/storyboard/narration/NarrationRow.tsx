import { Text, View } from '@tarojs/components'
import { NARRATION_ON } from '@contract/tools/speech-cost'
import { VoiceChips } from '@/domain/music/VoiceChips'
import { useLastVoice } from '@/stores/voice'
import type { StoryContent, StoryView } from '../content'
import { Options } from '../Options'
import { explainNarration, isNarrated, readVoice } from './narration'
import { NARRATION_TEXTS } from './texts'
import './NarrationRow.scss'

interface NarrationRowProps {
  content: Pick<StoryContent, 'sound' | 'shots'>
  narration: StoryView['narration']
  onChange: (sound: StoryContent['sound']) => void
}

const CHOICES = [
  { value: 'none', text: NARRATION_TEXTS.off },
  { value: NARRATION_ON, text: NARRATION_TEXTS.on },
]

/** With the voice that was chosen last, where the draft names none. */
const withLast = (sound: StoryContent['sound']): StoryContent['sound'] => {
  const { id } = useLastVoice.getState()
  return sound.narrationVoice || id === '' ? sound : { ...sound, narrationVoice: id }
}

/** 旁白 and its voice; absent where nothing speaks and none is wanted. */
export function NarrationRow({ content, narration, onChange }: NarrationRowProps) {
  const isOn = isNarrated(content)
  if (!narration && !isOn) return null
  const voice = readVoice(content, narration)
  const voices = narration?.voices ?? []
  return (
    <View className="narration">
      <View className="narration__row">
        <Text className="narration__name">{NARRATION_TEXTS.title}</Text>
        <Options
          label={NARRATION_TEXTS.title}
          options={CHOICES}
          value={isOn ? NARRATION_ON : 'none'}
          onChange={(value) => onChange(withLast({ ...content.sound, narration: value }))}
        />
      </View>
      {isOn && (
        <>
          {voices.length > 1 && (
            <VoiceChips
              voices={voices}
              value={voice ?? ''}
              onChange={(id) => onChange({ ...content.sound, narrationVoice: id })}
            />
          )}
          <View className="narration__note" role="status">
            {explainNarration(content, narration)}
          </View>
        </>
      )}
    </View>
  )
}
