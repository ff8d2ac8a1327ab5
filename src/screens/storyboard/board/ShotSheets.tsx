import { useCallback } from 'react'
import { lazySheet } from '@/ui/later'
import {
  changeShot,
  type ShotContent,
  type ShownShot,
  type StoryContent,
  type StoryView,
} from '../content'
import type { useStoryOrders } from '../useStoryOrders'
import type { Story } from '../useStoryboard'

const ShotSheet = lazySheet(() => import('./ShotSheet').then((m) => m.ShotSheet))
const HandleSheet = lazySheet(() => import('./HandleSheet').then((m) => m.HandleSheet))

const NO_MODELS: StoryView['clipModels'] = []

interface ShotSheetsProps {
  story: Story
  content: StoryContent
  shots: readonly ShownShot[]
  shot: ShownShot
  index: number
  orders: ReturnType<typeof useStoryOrders>
  /** Of one picture; null: not known yet. */
  pictureCredits: number | null
  open: 'shot' | 'handle' | null
  onClose: () => void
  onEdit: () => void
  onPicture: () => void
  onLastFrame: () => void
  onEditPicture: () => void
}

const isBeingPainted = ({ painting }: ShownShot): boolean =>
  painting?.status === 'queued' || painting?.status === 'running'

/** The sheets of one shot: its content, and what its handle offers. */
export function ShotSheets(props: ShotSheetsProps) {
  const { story, content, shots, shot, index, orders, pictureCredits, open, onClose } = props
  const { onEdit, onPicture, onLastFrame, onEditPicture } = props
  const { view, change } = story
  const { id } = shot
  const changeOpen = useCallback(
    (part: Partial<ShotContent>) => change((before) => changeShot(before, id, part)),
    [change, id],
  )
  const isBusy = isBeingPainted(shot)
  const paintCredits = story.online && shot.text.trim() !== '' && !isBusy ? pictureCredits : null
  const paint = () => {
    if (pictureCredits !== null) void orders.paint([id], pictureCredits)
  }
  const closeAnd = (act: () => void) => () => {
    onClose()
    act()
  }
  const { painting } = shot
  return (
    <>
      <ShotSheet
        open={open === 'shot'}
        onClose={onClose}
        shot={shot}
        place={index + 1}
        ratio={content.ratio}
        style={content.style}
        paintCredits={paintCredits}
        clipModels={view?.clipModels ?? NO_MODELS}
        isLastShot={index === shots.length - 1}
        onLastFrame={closeAnd(onLastFrame)}
        onChange={changeOpen}
        onPicture={closeAnd(onPicture)}
        onPaint={closeAnd(paint)}
        onEditPicture={shot.shown?.jobId ? closeAnd(onEditPicture) : null}
      />
      <HandleSheet
        open={open === 'handle'}
        onClose={onClose}
        shot={shot}
        index={index}
        count={shots.length}
        paintCredits={paintCredits}
        onChange={change}
        onEdit={onEdit}
        onPaint={paint}
        onCancelPaint={isBusy && painting ? () => void orders.cancel(painting.jobId) : null}
      />
    </>
  )
}
