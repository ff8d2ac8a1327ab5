import { SHOTS_MAX, SHOTS_MIN } from '@contract/storyboard'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Cell } from '@/ui/Cell/Cell'
import { moveItem } from '@/domain/media/list'
import { duplicateShot, type ShownShot, type StoryContent } from '../content'
import { ACT, SHOT } from '../texts'

interface HandleSheetProps {
  open: boolean
  onClose: () => void
  shot: ShownShot
  /** 0-based. */
  index: number
  count: number
  /** null: it has no words, or it is being painted. */
  paintCredits: number | null
  onChange: (next: (before: StoryContent) => StoryContent) => void
  onEdit: () => void
  onPaint: () => void
  onCancelPaint: (() => void) | null
}

/** Acts on one shot: the way without dragging. */
export function HandleSheet(props: HandleSheetProps) {
  const { open, onClose, shot, index, count, paintCredits, onChange } = props
  const act = (run: () => void) => () => {
    onClose()
    run()
  }
  const move = (to: number) =>
    act(() => onChange((before) => ({ ...before, shots: moveItem(before.shots, index, to) })))
  return (
    <BottomSheet open={open} onClose={onClose} title={SHOT.title(index + 1)}>
      <Cell icon="pencil" text={SHOT.change} onPress={act(props.onEdit)} />
      {index > 0 && <Cell icon="up" text={SHOT.up} onPress={move(index - 1)} />}
      {index < count - 1 && <Cell icon="down" text={SHOT.down} onPress={move(index + 1)} />}
      {count < SHOTS_MAX && (
        <Cell
          icon="copy"
          text={SHOT.duplicate}
          onPress={act(() => onChange((before) => duplicateShot(before, shot)))}
        />
      )}
      {paintCredits !== null && (
        <Cell
          icon="brush"
          text={shot.shown ? SHOT.repaint : SHOT.paint}
          value={ACT.price(paintCredits).slice(2)}
          onPress={act(props.onPaint)}
        />
      )}
      {props.onCancelPaint && (
        <Cell icon="close" text={SHOT.cancelPaint} onPress={act(props.onCancelPaint)} />
      )}
      {count > SHOTS_MIN && (
        <Cell
          icon="trash"
          tone="danger"
          text={SHOT.remove}
          onPress={act(() =>
            onChange((before) => ({
              ...before,
              shots: before.shots.filter(({ id }) => id !== shot.id),
            })),
          )}
        />
      )}
    </BottomSheet>
  )
}
