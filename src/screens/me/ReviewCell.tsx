import { navigate } from '@/domain/navigation/navigate'
import { useSession } from '@/stores/session'
import { Cell } from '@/ui/Cell/Cell'
import { ME } from './texts'

/** The way to 审核中心, for reviewers only. */
export function ReviewCell() {
  const isReviewer = useSession(({ isLogin, userInfo }) => isLogin && userInfo?.role === 'reviewer')
  if (!isReviewer) return null
  const open = () => void navigate('pagesB/auditing/index')
  return <Cell icon="eye" text={ME.review} onPress={open} />
}
