import { View } from '@tarojs/components'
import { useState } from 'react'
import { FITTING_MUSIC, MOOD_IDS, type MoodId, musicName, NO_MUSIC } from '@contract/tools/music'
import { call } from '@/api/call'
import { useWrite } from '@/api/useWrite'
import { MoodSample } from '@/domain/music/MoodSample'
import { savePictures } from '@/domain/viewer/save'
import type { WorkView } from '@/domain/works/types'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Button } from '@/ui/Button/Button'
import { Chip } from '@/ui/Chip/Chip'
import { SHARE } from './texts'
import './PosterVideoSheet.scss'

type Music = typeof NO_MUSIC | typeof FITTING_MUSIC | MoodId

const MUSIC: readonly Music[] = [NO_MUSIC, FITTING_MUSIC, ...MOOD_IDS]

interface PosterVideoSheetProps {
  open: boolean
  onClose: () => void
  work: WorkView
}

/** 存成短片: the music of the poster's video; it stays open until the video is saved. */
export function PosterVideoSheet({ open, onClose, work }: PosterVideoSheetProps) {
  const [music, setMusic] = useState<Music>(FITTING_MUSIC)
  const { run: save, busy } = useWrite({
    async mutationFn() {
      const params = { id: work.id }
      const video = await call('POST /api/works/{id}/film', { params, query: { music } })
      await savePictures([{ url: video.url, about: work.title }])
      onClose()
    },
  })
  return (
    <BottomSheet open={open} onClose={onClose} title={SHARE.saveVideo}>
      <View className="poster-video">
        <View className="poster-video__moods" role="radiogroup" aria-label={SHARE.music}>
          {MUSIC.map((value) => (
            <Chip
              key={value}
              text={musicName(value)}
              on={value === music}
              onPress={() => setMusic(value)}
            />
          ))}
        </View>
        {music === FITTING_MUSIC && <View className="poster-video__note">{SHARE.musicNote}</View>}
        <MoodSample music={music} shown={open} />
        <Button variant="primary" wide disabled={busy} onPress={() => void save()}>
          {busy ? SHARE.filming : SHARE.makeVideo}
        </Button>
      </View>
    </BottomSheet>
  )
}
