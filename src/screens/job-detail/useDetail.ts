import { useJob } from '@/domain/jobs/useJob'
import { useSession } from '@/stores/session'

/** The job of this page and whether a user is signed in to see it. */
export function useDetail(id: string) {
  const isLogin = useSession((session) => session.isLogin)
  const job = useJob(isLogin ? id : '')
  return { ...job, isLogin, isNamed: id !== '' }
}

export type Detail = ReturnType<typeof useDetail>
