import { View } from '@tarojs/components'
import { FITTING_MUSIC, MOOD_IDS, type MoodId, musicName, NO_MUSIC } from '@contract/tools/music'
import { Chip } from '@/ui/Chip/Chip'
import { MoodSample } from './MoodSample'
import './ComposedMusic.scss'

export type Composed = typeof NO_MUSIC | typeof FITTING_MUSIC | MoodId

const CHOICES: readonly Composed[] = [NO_MUSIC, FITTING_MUSIC, ...MOOD_IDS]

interface ComposedMusicProps {
  /** Accessible name of the choice. */
  label: string
  value: Composed
  onChange: (music: Composed) => void
  /** Below the choice while a fitting mood is chosen. */
  note?: string
  /** False: it is out of sight, and falls silent. */
  shown?: boolean
}

/** Music of a video that takes no own file: none, a fitting mood, or one of the moods, to be heard. */
export function ComposedMusic({ label, value, onChange, note, shown = true }: ComposedMusicProps) {
  return (
    <View>
      <View className="composed" role="radiogroup" aria-label={label}>
        {CHOICES.map((music) => (
          <Chip
            key={music}
            text={musicName(music)}
            on={music === value}
            onPress={() => onChange(music)}
          />
        ))}
      </View>
      {note !== undefined && value === FITTING_MUSIC && (
        <View className="composed__note">{note}</View>
      )}
      <MoodSample music={value} shown={shown} />
    </View>
  )
}
