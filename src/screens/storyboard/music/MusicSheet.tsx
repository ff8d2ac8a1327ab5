import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { CAPTION_MODE_NAMES, CAPTION_MODES } from '@contract/storyboard'
import { FILM_SOUND } from '@contract/tools/film'
import { OWN_MUSIC } from '@contract/tools/music'
import { UploadNote } from '@/domain/media/UploadNote'
import { useMedia } from '@/domain/media/useMedia'
import { MoodSample } from '@/domain/music/MoodSample'
import { SoundChoice } from '@/domain/music/SoundChoice'
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
import {
  countRerendered,
  hasMusic,
  readMusic,
  readMusicFile,
  readNumber,
  withoutFile,
} from './sound'
import './MusicSheet.scss'

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
  /** Own music as the server has it: another device may have chosen it. */
  stored: StoryView['musicFile']
  narration: StoryView['narration']
  /** There is a video: shots that are rendered again are charged. */
  isFilmed: boolean
  onUse: (choice: Choice) => void
}

/** 配乐: a mood or an own file, its volume and fades, and the captions; nothing changes before 用这首. */
export function MusicSheet(props: MusicSheetProps) {
  const { open, onClose, content, stored, narration, isFilmed, onUse } = props
  const [edited, setEdited] = useState<Choice | null>(null)
  const { sound, captions } = edited ?? content
  const change = (part: Partial<Choice>) => setEdited({ sound, captions, ...part })
  const music = readMusic(sound)
  const file = readMusicFile(sound)
  const chosen = useMedia('sound', file, (musicFile) => change({ sound: { ...sound, musicFile } }))
  const known = stored?.ref === file ? stored : null
  const media = { ...chosen, source: chosen.source ?? known }
  const close = () => {
    media.upload.cancel()
    setEdited(null)
    onClose()
  }
  const note = FILM_SOUND.music.options.find(({ value }) => value === music)?.note
  const isOn = hasMusic(sound)
  const isOwn = music === OWN_MUSIC
  const lacksFile = isOwn && file === null
  const useOthers = isNarrated({ sound }) ? MUSIC.useSpoken : MUSIC.useNone
  const rerendered = isFilmed ? countRerendered(content, { ...content, sound, captions }) : 0
  const useText = lacksFile ? MUSIC.chooseFirst : isOn ? MUSIC.use : useOthers
  return (
    <>
      <BottomSheet open={open} onClose={close} title={MUSIC.title}>
        <View className="music">
          <View className="music__moods" role="radiogroup" aria-label={MUSIC.mood}>
            {FILM_SOUND.music.options.map(({ value, name }) => (
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
          {isOwn && (
            <>
              <View className="music__row music__row--file">
                <SoundChoice label={FILM_SOUND.musicFile.label} media={media} shown={open} />
                {file !== null && (
                  <Button
                    size="medium"
                    variant="ghost"
                    onPress={() => change({ sound: withoutFile(sound) })}
                  >
                    {MUSIC.remove}
                  </Button>
                )}
              </View>
              {file !== null && media.source === null && (
                <View className="music__note" role="status">
                  {MUSIC.gone}
                </View>
              )}
              <UploadNote media={media} />
            </>
          )}
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
          {rerendered > 0 && (
            <View className="music__note music__note--charge" role="status">
              {MUSIC.rerendered(rerendered)}
            </View>
          )}
          <Button
            wide
            variant="primary"
            disabled={lacksFile}
            onPress={() => {
              onUse({ sound, captions })
              close()
            }}
          >
            {useText}
          </Button>
          {!isOwn && <View className="music__licence">{MUSIC.note}</View>}
        </View>
      </BottomSheet>
      {media.sheet}
    </>
  )
}
