import { useQuery } from '@tanstack/react-query'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import type { CallData } from '@contract/endpoints/all'
import { useSession } from '@/stores/session'

/** Balance and sign-in of the person; undefined while unknown or anonymous. */
export function useScore(): CallData<'GET /api/user/score'> | undefined {
  const isLogin = useSession((state) => state.isLogin)
  const { data } = useQuery({
    queryKey: keys.score,
    queryFn: () => call('GET /api/user/score', {}, { skipErrMsg: true }),
    enabled: isLogin,
  })
  return isLogin ? data : undefined
}
