import { View } from '@tarojs/components'
import { useState } from 'react'
import { FITTING_MUSIC } from '@contract/tools/music'
import { call } from '@/api/call'
import { useWrite } from '@/api/useWrite'
import { type Composed, ComposedMusic } from '@/domain/music/ComposedMusic'
import { savePictures } from '@/domain/viewer/save'
import type { WorkView } from '@/domain/works/types'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Button } from '@/ui/Button/Button'
import { SHARE } from './texts'
import './PosterVideoSheet.scss'

interface PosterVideoSheetProps {
  open: boolean
  onClose: () => void
  work: WorkView
}

/** 存成短片: the music of the poster's video; it stays open until the video is saved. */
export function PosterVideoSheet({ open, onClose, work }: PosterVideoSheetProps) {
  const [music, setMusic] = useState<Composed>(FITTING_MUSIC)
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
        <ComposedMusic
          label={SHARE.music}
          value={music}
          onChange={setMusic}
          note={SHARE.musicNote}
          shown={open}
        />
        <Button variant="primary" wide disabled={busy} onPress={() => void save()}>
          {busy ? SHARE.filming : SHARE.makeVideo}
        </Button>
      </View>
    </BottomSheet>
  )
}
