import { useQuery } from '@tanstack/react-query'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { useSession } from '@/stores/session'

/** My level; a job that ends makes it stale. */
export function useMember() {
  const isLogin = useSession((session) => session.isLogin)
  return useQuery({
    queryKey: keys.member,
    queryFn: () => call('GET /api/member/getMemberData'),
    enabled: isLogin,
  })
}

export type Member = NonNullable<ReturnType<typeof useMember>['data']>

/** Progress from this level to the next, 0..1; 1 at the top. */
export function computeProgress({ from, spentCredits, next }: Member): number {
  if (!next) return 1
  return Math.min(1, Math.max(0, (spentCredits - from) / (next.from - from)))
}
