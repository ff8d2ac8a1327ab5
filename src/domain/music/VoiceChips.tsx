import { View } from '@tarojs/components'
import { useLastVoice } from '@/stores/voice'
import { Chip } from '@/ui/Chip/Chip'
import { texts } from './texts'
import './VoiceChips.scss'

interface VoiceChipsProps {
  /** The usual one first. */
  voices: readonly { readonly id: string; readonly name: string }[]
  /** Id of the chosen one; for one that is not offered the usual one is shown. */
  value: string
  onChange: (id: string) => void
}

/** Voices of narration, one of which is chosen; the choice is remembered on this device. */
export function VoiceChips({ voices, value, onChange }: VoiceChipsProps) {
  const chosen = (voices.find(({ id }) => id === value) ?? voices[0])?.id
  const choose = (id: string) => {
    useLastVoice.getState().use(id)
    onChange(id)
  }
  return (
    <View className="voices" role="radiogroup" aria-label={texts.voice}>
      {voices.map(({ id, name }) => (
        <Chip key={id} text={name} on={id === chosen} onPress={() => choose(id)} />
      ))}
    </View>
  )
}
