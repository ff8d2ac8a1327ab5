import { View } from '@tarojs/components'
import type { ShownShot, StoryContent } from '../content'
import { Animatic } from './Animatic'
import './Stage.scss'

interface StageProps {
  open: boolean
  onClose: () => void
  content: StoryContent
  shots: readonly ShownShot[]
  /** 0-based: the shot that was opened last. */
  index: number
}

/** The shots next to the form of a wide window. */
export function Stage({ content, shots, index }: StageProps) {
  return (
    <View className="story-stage">
      <View className={`story-stage__box story-stage__box--${content.ratio.replace(':', 'x')}`}>
        <Animatic
          key={index}
          id="story-stage"
          {...{ content, shots }}
          first={index}
          starts={false}
          onClose={null}
        />
      </View>
    </View>
  )
}
