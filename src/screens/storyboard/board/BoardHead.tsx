import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { back } from '@/domain/navigation/navigate'
import { Icon } from '@/ui/Icon/Icon'
import { IconButton } from '@/ui/IconButton/IconButton'
import { lazySheet } from '@/ui/later'
import { PageBar } from '@/ui/PageBar/PageBar'
import { pressable } from '@/ui/pressable'
import { sumSeconds, type StoryContent } from '../content'
import { BOARD, LIST } from '../texts'
import type { Story } from '../useStoryboard'

const BoardMenu = lazySheet(() => import('./BoardMenu').then((m) => m.BoardMenu))

interface BoardHeadProps {
  story: Story
  content: StoryContent
  /** null: there is no picture yet. */
  onPreview: (() => void) | null
}

/** The name with its facts, which open the menu; 从头预览 at the right. */
export function BoardHead({ story, content, onPreview }: BoardHeadProps) {
  const [open, setOpen] = useState(false)
  const { title, shots, ratio } = content
  return (
    <View className="board__head">
      <PageBar
        onBack={() => void back()}
        right={onPreview && <IconButton icon="play" label={BOARD.preview} onPress={onPreview} />}
      />
      <View
        className="mg-press board__name"
        {...pressable({
          onPress: () => setOpen(true),
          expanded: open,
        })}
      >
        <View className="board__titleline">
          <Text className="board__title">{title || LIST.untitled}</Text>
          <Icon name="down" size={18} />
        </View>
        <Text className="board__facts">
          {BOARD.facts(shots.length, sumSeconds(content), ratio)}
        </Text>
      </View>
      <BoardMenu open={open} onClose={() => setOpen(false)} story={story} content={content} />
    </View>
  )
}
