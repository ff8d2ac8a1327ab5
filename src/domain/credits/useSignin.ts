import { useQueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { keys } from '@/api/keys'
import { useWrite } from '@/api/useWrite'
import { tick } from '@/platform/haptics'
import { showToast } from '@/platform/toast'
import { SIGNIN } from './texts'

/** Signs in for today; the balance follows at once. Errors are reported by their toast. */
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
