import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallData } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { keys } from '@/api/keys'
import { useWrite } from '@/api/useWrite'
import { tick } from '@/platform/haptics'
import { showToast } from '@/platform/toast'
import { useSession } from '@/stores/session'
import { SIGNIN } from './texts'

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

/** Signs in for today; the balance follows at once. Errors are told by their toast. */
export function useSignin() {
  const client = useQueryClient()
  return useWrite({
    mutationFn: () => call('POST /api/user/signin'),
    onSuccess: ({ credits, score }) => {
      tick()
      client.setQueryData(keys.score, score)
      void client.invalidateQueries({ queryKey: keys.scoreLog })
      showToast(SIGNIN.toast(credits))
    },
    onError: (error) => {
      const stale = error instanceof ApiError && error.code === 'ALREADY_SIGNED_IN'
      if (stale) void client.invalidateQueries({ queryKey: keys.score })
    },
  })
}
