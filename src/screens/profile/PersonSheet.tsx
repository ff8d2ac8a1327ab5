import { muteAuthor, confirmBlock } from '@/domain/works/mute/block'
import { requireSignIn } from '@/domain/works/mute/mute'
import { MuteRow } from '@/domain/works/mute/MuteRow'
import { MUTE } from '@/domain/works/mute/texts'
import { back } from '@/domain/navigation/navigate'
import { showToast } from '@/platform/toast'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import type { Profile } from './useProfile'

interface PersonSheetProps {
  open: boolean
  user: Profile
  onClose: () => void
}

/** Rare acts towards another user: seeing less of them, and nothing at all. */
export function PersonSheet({ open, user, onClose }: PersonSheetProps) {
  const { id, nickname } = user
  const less = async () => {
    onClose()
    if (!requireSignIn()) return
    const text = MUTE.lessAuthorDone(nickname)
    if (await muteAuthor({ id, kind: 'user', text, workId: '' })) showToast(MUTE.lessAuthorToast)
  }
  const block = async () => {
    onClose()
    if (!requireSignIn() || !(await confirmBlock(user, ''))) return
    showToast(MUTE.blockedToast)
    void back()
  }
  return (
    <BottomSheet open={open} onClose={onClose} title={nickname}>
      <MuteRow
        icon="eye-off"
        text={MUTE.lessAuthor}
        note={MUTE.lessAuthorNote}
        onPress={() => void less()}
      />
      <MuteRow
        icon="ban"
        text={MUTE.block(nickname)}
        note={MUTE.blockNote}
        onPress={() => void block()}
      />
    </BottomSheet>
  )
}
