import { useQuery } from '@tanstack/react-query'
import type { CallData } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { useSession } from '@/stores/session'

export type Score = CallData<'GET /api/user/score'>

export function useScore() {
  const isLogin = useSession((session) => session.isLogin)
  return useQuery({
    queryKey: keys.score,
    queryFn: () => call('GET /api/user/score'),
    enabled: isLogin,
  })
}

/** Credits that may be spent; null while unknown or anonymous. */
export function useBalance(): number | null {
  const isLogin = useSession((session) => session.isLogin)
  const { data } = useScore()
  return isLogin ? (data?.balance ?? null) : null
}
