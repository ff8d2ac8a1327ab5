import { View } from '@tarojs/components'
import { loginUrlFor } from '@/domain/navigation/decide'
import { promptLogin } from '@/domain/navigation/loginPrompt'
import { copyWorkLink } from '@/domain/share/link'
import { MuteHead } from '@/domain/works/mute/MuteHead'
import { MuteRows } from '@/domain/works/mute/MuteRows'
import type { WorkView } from '@/domain/works/types'
import { withdraw } from '@/domain/works/withdraw'
import { stackAddresses } from '@/platform/pages'
import { useComments } from '@/stores/rules'
import { useSession } from '@/stores/session'
import { Button } from '@/ui/Button/Button'
import { Cell } from '@/ui/Cell/Cell'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { closeComments } from './comments/close'
import { MORE } from './texts'

interface MoreSheetProps {
  open: boolean
  work: WorkView
  onClose: () => void
  onReport: () => void
  onBlocked: () => void
}

/** Rare actions: the link, withdrawing, seeing less of it, a report. */
export function MoreSheet({ open, work, onClose, onReport, onBlocked }: MoreSheetProps) {
  const isLogin = useSession((session) => session.isLogin)
  const hasComments = useComments()
  const report = () => {
    if (isLogin) return onReport()
    onClose()
    void promptLogin(loginUrlFor(stackAddresses().at(-1) ?? '/'))
  }
  const mayWithdraw = work.mine && (work.state === 'public' || work.state === 'pending')
  return (
    <BottomSheet open={open} onClose={onClose} title={MORE.title} head={<MuteHead work={work} />}>
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
      {hasComments && work.mine && work.state === 'public' && (
        <Cell
          icon="chat"
          text={work.commentsClosed ? MORE.openComments : MORE.closeComments}
          onPress={() => {
            onClose()
            void closeComments(work.id, !work.commentsClosed)
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
      {!work.mine && (
        <>
          <MuteRows work={work} onClose={onClose} onBlocked={onBlocked} />
          <View className="mg-mute__part">
            <Cell icon="alert" text={MORE.report} onPress={report} />
          </View>
        </>
      )}
      <Button wide className="mg-mute__cancel" onPress={onClose}>
        {MORE.cancel}
      </Button>
    </BottomSheet>
  )
}
