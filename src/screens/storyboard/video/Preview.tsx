import { FullScreen } from '@/ui/BottomSheet/FullScreen'
import type { ShownShot, StoryContent } from '../content'
import { PLAYER } from '../texts'
import { Animatic } from './Animatic'
import './Preview.scss'

interface PreviewProps {
  open: boolean
  onClose: () => void
  content: StoryContent
  shots: readonly ShownShot[]
}

/** 从头预览: the shots as a layer of their own. */
export function Preview({ onClose, content, shots }: PreviewProps) {
  return (
    <FullScreen className="story-preview" label={PLAYER.preview} onClose={onClose}>
      <Animatic id="story-preview" {...{ content, shots, onClose }} first={0} starts />
    </FullScreen>
  )
}
