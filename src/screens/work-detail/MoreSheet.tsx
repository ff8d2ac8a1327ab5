import { loginUrlFor } from '@/domain/navigation/decide'
import { promptLogin } from '@/domain/navigation/loginPrompt'
import { copyWorkLink } from '@/domain/share/link'
import type { WorkView } from '@/domain/works/types'
import { withdraw } from '@/domain/works/withdraw'
import { stackAddresses } from '@/platform/pages'
import { useSession } from '@/stores/session'
import { Cell } from '@/ui/Cell/Cell'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { MORE } from './texts'

interface MoreSheetProps {
  open: boolean
  work: WorkView
  onClose: () => void
  onReport: () => void
}

/** Rare actions: the link, a report, withdrawing. */
export function MoreSheet({ open, work, onClose, onReport }: MoreSheetProps) {
  const isLogin = useSession((session) => session.isLogin)
  const report = () => {
    if (isLogin) return onReport()
    onClose()
    void promptLogin(loginUrlFor(stackAddresses().at(-1) ?? '/'))
  }
  const mayWithdraw = work.mine && (work.state === 'public' || work.state === 'pending')
  return (
    <BottomSheet open={open} onClose={onClose} title={MORE.title}>
      {work.state === 'public' && (
        <Cell
          icon="copy"
          text={MORE.copyLink}
          onPress={() => {
            onClose()
            void copyWorkLink(work.id)
          }}
        />
      )}
      {mayWithdraw && (
        <Cell
          icon="eye-off"
          text={MORE.withdraw}
          tone="danger"
          onPress={() => {
            onClose()
            void withdraw(work.id)
          }}
        />
      )}
      {!work.mine && <Cell icon="alert" text={MORE.report} onPress={report} />}
    </BottomSheet>
  )
}
