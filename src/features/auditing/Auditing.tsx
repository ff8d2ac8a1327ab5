import { messageOf } from '@/api/error'
import { loginUrlFor } from '@/features/navigation/decide'
import { go, switchTab } from '@/features/navigation/navigate'
import { useSession } from '@/stores/session'
import { Empty } from '@/ui/Empty/Empty'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { Desk } from './Desk'
import { AUDITING } from './texts'
import { useDesk } from './useDesk'

/** 审核中心: for reviewers; everybody else is told so. */
export function Auditing() {
  const isLogin = useSession((session) => session.isLogin)
  const role = useSession((session) => session.userInfo?.role)
  const { query, isDeciding, decide } = useDesk(isLogin && role === 'reviewer')
  if (!isLogin) {
    const login = () => void go('navigate', loginUrlFor('/pagesB/auditing/index'))
    return <Empty title={AUDITING.anonymous} action={{ text: AUDITING.login, onPress: login }} />
  }
  if (role === 'user') {
    const action = { text: AUDITING.back, onPress: () => void switchTab('pages/ucenter/ucenter') }
    return <Empty title={AUDITING.notReviewer} hint={AUDITING.notReviewerHint} action={action} />
  }
  const again = () => void query.refetch()
  if (query.isError && !query.data) {
    const action = { text: AUDITING.retry, onPress: again }
    return <Empty title={AUDITING.failed} hint={messageOf(query.error)} action={action} />
  }
  if (!query.data) return <Skeleton width={343} height={420} />
  if (query.data.items.length > 0) {
    return <Desk desk={query.data} isDeciding={isDeciding} decide={decide} />
  }
  const action = { text: AUDITING.refresh, onPress: again }
  return <Empty title={AUDITING.empty} hint={AUDITING.emptyHint} action={action} />
}
