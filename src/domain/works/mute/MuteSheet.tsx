import { useToggle } from '@/domain/toggle/useToggle'
import { likes } from '@/domain/works/likes'
import type { WorkCard } from '@/domain/works/types'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Button } from '@/ui/Button/Button'
import { Cell } from '@/ui/Cell/Cell'
import { MuteHead } from './MuteHead'
import { MuteRows } from './MuteRows'
import { MUTE } from './texts'

interface MuteSheetProps {
  open: boolean
  work: WorkCard
  onClose: () => void
}

/** Of a tile that was pressed long: like it, see less like it, block its author. */
export function MuteSheet({ open, work, onClose }: MuteSheetProps) {
  const { state, toggle } = useToggle(likes, work.id, work)
  const like = () => {
    onClose()
    toggle()
  }
  return (
    <BottomSheet open={open} onClose={onClose} title={MUTE.title} head={<MuteHead work={work} />}>
      <Cell
        icon={state.liked ? 'heart-on' : 'heart'}
        text={state.liked ? MUTE.unlike : MUTE.like}
        onPress={like}
      />
      <MuteRows work={work} onClose={onClose} />
      <Button wide className="mg-mute__cancel" onPress={onClose}>
        {MUTE.cancel}
      </Button>
    </BottomSheet>
  )
}
