import { View } from '@tarojs/components'
import { SHOTS_MAX } from '@contract/storyboard'
import type { Character } from '@/domain/characters/mentions'
import { moveItem } from '@/domain/media/list'
import { useDragOrder } from '@/domain/media/useDragOrder'
import { Button } from '@/ui/Button/Button'
import type { ShownShot, StoryContent } from '../content'
import { BOARD } from '../texts'
import { ShotRow } from './ShotRow'
import './ShotList.scss'

const LIST_ID = 'story-shots'

interface ShotListProps {
  content: StoryContent
  shots: readonly ShownShot[]
  cards: readonly Character[]
  chosen: string | null
  onOpen: (id: string) => void
  onHandle: (id: string) => void
  onChange: (next: (before: StoryContent) => StoryContent) => void
  onAdd: () => void
}

/** The shots in their order. */
export function ShotList(props: ShotListProps) {
  const { content, shots, cards, chosen, onOpen, onHandle, onChange, onAdd } = props
  const { order, heldAt, takeDragged, list, buildHandle } = useDragOrder(
    LIST_ID,
    { columns: 1, count: shots.length },
    (from, to) => onChange((before) => ({ ...before, shots: moveItem(before.shots, from, to) })),
  )
  return (
    <>
      <View
        id={LIST_ID}
        className="story-shots"
        role="list"
        aria-label={BOARD.shots}
        {...(list as object)}
      >
        {order.map((from, at) => {
          const shot = shots[from]
          return (
            shot && (
              <ShotRow
                key={shot.id}
                shot={shot}
                place={at + 1}
                ratio={content.ratio}
                cards={cards}
                held={heldAt === at}
                chosen={chosen === shot.id}
                onOpen={() => onOpen(shot.id)}
                onHandle={() => {
                  if (!takeDragged()) onHandle(shot.id)
                }}
                handle={buildHandle(from)}
              />
            )
          )
        })}
      </View>
      {shots.length < SHOTS_MAX && (
        <View className="story-shots__add">
          <Button wide size="medium" onPress={onAdd}>
            {BOARD.add}
          </Button>
        </View>
      )}
    </>
  )
}
