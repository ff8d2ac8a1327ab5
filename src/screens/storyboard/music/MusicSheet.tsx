import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { CAPTION_MODE_NAMES, CAPTION_MODES } from '@contract/storyboard'
import { FILM_SOUND } from '@contract/tools/film'
import { FITTING_MUSIC, MOOD_NAMES, NO_MUSIC } from '@contract/tools/music'
import { MoodSample } from '@/domain/music/MoodSample'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Button } from '@/ui/Button/Button'
import { Chip } from '@/ui/Chip/Chip'
import { Slider } from '@/ui/Slider/Slider'
import type { StoryContent, StoryView } from '../content'
import { isNarrated } from '../narration/narration'
import { NarrationRow } from '../narration/NarrationRow'
import { Options } from '../Options'
import { StoryIcon } from '../StoryIcon'
import { MUSIC } from '../texts'
import { hasMusic, readMusic, readNumber } from './sound'
import './MusicSheet.scss'

/** Composed for the video. */
const MOODS = FILM_SOUND.music.options.filter(
  ({ value }) => value === NO_MUSIC || value === FITTING_MUSIC || value in MOOD_NAMES,
)
const CAPTIONS = CAPTION_MODES.map((value) => ({ value, text: CAPTION_MODE_NAMES[value] }))
const FADES = [
  ['musicFadeIn', MUSIC.fadeIn],
  ['musicFadeOut', MUSIC.fadeOut],
] as const

type Choice = Pick<StoryContent, 'sound' | 'captions'>

interface MusicSheetProps {
  open: boolean
  onClose: () => void
  content: StoryContent
  narration: StoryView['narration']
  onUse: (choice: Choice) => void
}

/** 配乐: a mood, its volume and fades, and the captions; nothing changes before 用这首. */
export function MusicSheet({ open, onClose, content, narration, onUse }: MusicSheetProps) {
  const [edited, setEdited] = useState<Choice | null>(null)
  const { sound, captions } = edited ?? content
  const change = (part: Partial<Choice>) => setEdited({ sound, captions, ...part })
  const close = () => {
    setEdited(null)
    onClose()
  }
  const music = readMusic(sound)
  const note = FILM_SOUND.music.options.find(({ value }) => value === music)?.note
  const isOn = hasMusic(sound)
  return (
    <BottomSheet open={open} onClose={close} title={MUSIC.title}>
      <View className="music">
        <View className="music__moods" role="radiogroup" aria-label={MUSIC.mood}>
          {MOODS.map(({ value, name }) => (
            <Chip
              key={value}
              text={name}
              on={value === music}
              onPress={() => change({ sound: { ...sound, music: value } })}
            />
          ))}
        </View>
        {note !== undefined && <View className="music__note">{note}</View>}
        <MoodSample music={music} shown={open} />
        {isOn && (
          <>
            <View className="music__row">
              <StoryIcon name="sound" />
              <View className="music__rail">
                <Slider
                  min={FILM_SOUND.musicVolume.min}
                  max={FILM_SOUND.musicVolume.max}
                  step={FILM_SOUND.musicVolume.step}
                  value={readNumber(sound, 'musicVolume')}
                  label={MUSIC.volume}
                  valueText={MUSIC.percent(readNumber(sound, 'musicVolume'))}
                  onChange={(musicVolume) => change({ sound: { ...sound, musicVolume } })}
                />
              </View>
              <Text className="music__value">{readNumber(sound, 'musicVolume')}</Text>
            </View>
            {FADES.map(([key, name]) => (
              <View key={key} className="music__row">
                <Text className="music__name">{name}</Text>
                <View className="music__rail">
                  <Slider
                    min={FILM_SOUND[key].min}
                    max={FILM_SOUND[key].max}
                    step={FILM_SOUND[key].step}
                    value={readNumber(sound, key)}
                    label={name}
                    valueText={MUSIC.seconds(readNumber(sound, key))}
                    onChange={(value) => change({ sound: { ...sound, [key]: value } })}
                  />
                </View>
                <Text className="music__value">{MUSIC.seconds(readNumber(sound, key))}</Text>
              </View>
            ))}
          </>
        )}
        <View className="music__row music__row--wrap">
          <Text className="music__name">{MUSIC.captions}</Text>
          <Options
            label={MUSIC.captions}
            options={CAPTIONS}
            value={captions}
            onChange={(mode) => change({ captions: mode })}
          />
        </View>
        <NarrationRow
          content={{ shots: content.shots, sound }}
          narration={narration}
          onChange={(next) => change({ sound: next })}
        />
        <Button
          wide
          variant="primary"
          onPress={() => {
            onUse({ sound, captions })
            close()
          }}
        >
          {isOn ? MUSIC.use : isNarrated({ sound }) ? MUSIC.useSpoken : MUSIC.useNone}
        </Button>
        <View className="music__licence">{MUSIC.note}</View>
      </View>
    </BottomSheet>
  )
}
