import { View } from '@tarojs/components'
import { FITTING_MUSIC, MOOD_NAMES } from '@contract/tools/music'
import { Switch } from '@/ui/Switch/Switch'
import type { StoryContent } from '../content'
import { readMusic } from '../music/sound'
import { isNarrated } from '../narration/narration'
import { BOARD } from '../texts'
import './BeatRow.scss'

type Sound = StoryContent['sound']

interface BeatRowProps {
  sound: Sound
  onChange: (isOn: boolean) => void
}

/** Only music that is composed has beats that are known before. */
function isComposed(sound: Sound): boolean {
  const music = readMusic(sound)
  return music === FITTING_MUSIC || music in MOOD_NAMES
}

/** 卡点: whether cuts are on the beats of the music. */
export function BeatRow({ sound, onChange }: BeatRowProps) {
  const isOn = sound.musicBeats === true
  const note = isNarrated({ sound })
    ? BOARD.beatsNarrated
    : !isComposed(sound)
      ? BOARD.beatsNone
      : isOn
        ? BOARD.beatsOn
        : BOARD.beatsOff
  return (
    <View className="beat-row">
      <View className="beat-row__words">
        <View>{BOARD.beats}</View>
        <View className="beat-row__note">{note}</View>
      </View>
      <Switch on={isOn} onChange={onChange} label={BOARD.beats} />
    </View>
  )
}
