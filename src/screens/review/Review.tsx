import { getErrorMessage } from '@/api/error'
import { loginUrlFor } from '@/domain/navigation/decide'
import { go, switchTab } from '@/domain/navigation/navigate'
import { useSession } from '@/stores/session'
import { Empty } from '@/ui/Empty/Empty'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { Queue } from './Queue'
import { REVIEW } from './texts'
import { useReviewQueue } from './useReviewQueue'

/** 审核中心: for reviewers; other users get a message. */
export function Review() {
  const isLogin = useSession((session) => session.isLogin)
  const role = useSession((session) => session.userInfo?.role)
  const { query, isDeciding, decide } = useReviewQueue(isLogin && role === 'reviewer')
  if (!isLogin) {
    const login = () => void go('navigate', loginUrlFor('/pagesB/auditing/index'))
    return <Empty title={REVIEW.anonymous} action={{ text: REVIEW.login, onPress: login }} />
  }
  if (role === 'user') {
    const action = { text: REVIEW.back, onPress: () => void switchTab('pages/ucenter/ucenter') }
    return <Empty title={REVIEW.notReviewer} hint={REVIEW.notReviewerHint} action={action} />
  }
  const again = () => void query.refetch()
  if (query.isError && !query.data) {
    const action = { text: REVIEW.retry, onPress: again }
    return (
      <Empty
        drawing="failed"
        title={REVIEW.failed}
        hint={getErrorMessage(query.error)}
        action={action}
      />
    )
  }
  if (!query.data) return <Skeleton width={343} height={420} />
  if (query.data.items.length > 0) {
    return <Queue queue={query.data} isDeciding={isDeciding} decide={decide} />
  }
  const action = { text: REVIEW.refresh, onPress: again }
  return <Empty hint={REVIEW.empty} action={action} />
}
