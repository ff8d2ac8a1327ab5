import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallData } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { useWrite } from '@/api/useWrite'
import { tick } from '@/platform/haptics'
import { showToast } from '@/platform/toast'
import { useSession } from '@/stores/session'
import { texts } from './texts'

export type Board = CallData<'GET /api/user/scoreState'>
export type Quest = Board['quests'][number]

export function useQuests() {
  const isLogin = useSession((session) => session.isLogin)
  const query = useQuery({
    queryKey: keys.quests,
    enabled: isLogin,
    queryFn: () => call('GET /api/user/scoreState'),
  })
  return { ...query, isLogin }
}

/** Claims a reward; the balance follows at once. Errors are reported by their toast. */
export function useClaim() {
  const client = useQueryClient()
  return useWrite({
    mutationFn: (id: string) => call('POST /api/user/claimScore', { body: { id } }),
    onSuccess: ({ credits, score, quests }) => {
      tick()
      client.setQueryData(keys.quests, { score, quests })
      client.setQueryData(keys.score, score)
      void client.invalidateQueries({ queryKey: keys.scoreLog })
      showToast(texts.gained(credits))
    },
    onError: () => void client.invalidateQueries({ queryKey: keys.quests }),
  })
}
