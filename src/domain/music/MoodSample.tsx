import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { MOOD_NAMES, type MoodId } from '@contract/tools/music'
import { call } from '@/api/call'
import { usePlayer } from '@/domain/media/usePlayer'
import { mediaUrl } from '@/platform/media'
import { Button } from '@/ui/Button/Button'
import { MOOD_SAMPLE } from './texts'
import './MoodSample.scss'

interface MoodSampleProps {
  /** Value of a parameter `music`. */
  music: string
  /** False: what is chosen is out of sight, and falls silent. */
  shown?: boolean
}

const isMood = (music: string): music is MoodId => Object.hasOwn(MOOD_NAMES, music)

async function fetchSample(mood: MoodId): Promise<string> {
  const { url } = await call('GET /api/music/sample', { query: { mood } })
  return mediaUrl(url)
}

/** 试听: a short piece of the chosen mood; nothing where no mood is chosen. */
export function MoodSample({ music, shown = true }: MoodSampleProps) {
  const { playing, audible, toggle, stop } = usePlayer()
  // Another choice is another piece, and a closed sheet is silent.
  useEffect(() => stop, [stop, music, shown])
  if (!isMood(music)) return null
  const name = MOOD_NAMES[music]
  const isPlaying = playing === music
  return (
    <View className="mood-sample">
      <Button
        size="medium"
        {...(isPlaying && audible && { label: MOOD_SAMPLE.stopLabel(name) })}
        onPress={() => toggle(music, () => fetchSample(music))}
      >
        {isPlaying ? (audible ? MOOD_SAMPLE.stop : MOOD_SAMPLE.loading) : MOOD_SAMPLE.play(name)}
      </Button>
      <View className="mood-sample__note">{MOOD_SAMPLE.note}</View>
    </View>
  )
}
