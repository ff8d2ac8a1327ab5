import { View } from '@tarojs/components'
import { length } from '@/ui/length'
import './StoryIcon.scss'

interface StoryIconProps {
  name: 'caption' | 'handle' | 'note' | 'sound' | 'mute' | 'pause'
  size?: number
}

/** Icons of this page alone, which the first style sheet does not carry. */
export function StoryIcon({ name, size = 24 }: StoryIconProps) {
  return (
    <View
      className={`story-icon story-icon--${name}`}
      style={{ width: length(size), height: length(size) }}
      aria-hidden
    />
  )
}
